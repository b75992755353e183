internal import JSONText
internal import Model

extension ScreenLayouts {
  /// Writes a screen; each view and each size is one line.
  func json(of screen: Screen?) -> JSONValue {
    .object([
      ("screen", .string(self.screen)),
      ("name", .string(screen?.name ?? self.screen)),
      ("file", .optional(screen?.source.file)),
      ("locale", .string(locale)),
      ("extent", Self.line(.array([.number(extent.width), .number(extent.height)]))),
      ("safeArea", Self.line(safeArea.json)),
      ("views", .array(views.map { Self.line($0.json) })),
      ("steps", .array(steps.map { Self.line($0.json) })),
    ])
  }

  private static func line(_ value: JSONValue) -> JSONValue { .verbatim(value.compactText) }
}

extension ScreenLayouts.View {
  /// Writes what no size changes.
  fileprivate var json: JSONValue {
    .object([
      ("object", .string(id)), ("element", .string(element)), ("class", .optional(className)),
      ("parent", .optional(parent)), ("proven", .bool(isProven)),
    ])
  }
}

extension ScreenLayouts.Step {
  /// Writes a size with a box for each view, and what scrolls.
  fileprivate var json: JSONValue {
    .object([
      ("category", .string(category.shortName)), ("frames", .array(frames.map(\.json))),
      (
        "scrolls",
        .array(
          scrolls.map { scroll in
            .object([
              ("view", .integer(scroll.view)),
              (
                "content",
                .array([.number(scroll.content.width), .number(scroll.content.height)])
              ),
            ])
          })
      ),
    ])
  }
}
