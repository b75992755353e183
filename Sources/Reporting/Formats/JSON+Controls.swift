internal import JSONText
internal import Model

extension ControlResult {
  /// Writes a control, with its cells when asked for.
  func json(outcome: Outcome, includesCells: Bool) -> JSONValue {
    let first = control.titles.first
    var members: [(String, JSONValue)] = [
      ("id", .string(control.id)),
      ("kind", .string(control.kind.rawValue)),
      ("class", .optional(control.className)),
      ("file", .string(control.source.file)),
      ("line", .optional(control.source.line)),
      ("object", .optional(control.source.object)),
      ("name", .optional(control.name)),
      ("screen", .optional(control.screen)),
      ("title", .optional(first?.title.text)),
      ("placeholder", .bool(first?.standing == .placeholder)),
      ("titles", .array(control.titles.map(\.json))),
      ("outcome", .string(outcome.rawValue)),
      ("doubts", .array(control.doubts.map(\.json))),
      ("assumptions", .array(control.assumptions.map(JSONValue.string))),
      ("layoutDigest", .string(control.layoutDigest)),
      ("remarks", .array(control.remarks.map(JSONValue.string))),
      ("appleButton", control.appleIDButton?.json ?? .null),
      ("notModelled", .optional(control.notModelled)),
      ("curedBy", .optional(control.curedBy)),
      ("cure", cure?.json ?? .null),
      ("criticalPoints", .array(criticalPoints.map(\.json))),
    ]
    if includesCells { members.append(("cells", .array(cells.map { json(of: $0) }))) }
    return .object(members)
  }

  /// What a layout and its lines rest on without proof, each once.
  private static func doubts(of layout: ControlLayout?) -> [Doubt] {
    guard let layout else { return [] }
    return layout.doubts + layout.title.doubts.filter { !layout.doubts.contains($0) }
  }

  /// Writes a cell; the state is that of its title.
  private func json(of cell: Cell) -> JSONValue {
    let titles = control.titles
    let title = titles.indices.contains(cell.titleIndex) ? titles[cell.titleIndex] : nil
    return .object([
      ("category", .string(cell.traits.category.shortName)),
      ("locale", .string(cell.traits.locale)),
      ("state", .string((title?.state ?? .normal).rawValue)),
      ("part", .optional(title?.part.name)),
      ("whatIf", .bool(cell.isWhatIf)),
      ("outcome", .string(cell.outcome.rawValue)),
      ("reason", .optional(cell.reason)),
      ("frame", cell.layout?.bounds.json ?? .null),
      ("titleFrame", cell.layout?.titleFrame.json ?? .null),
      ("imageFrame", cell.layout?.imageFrame?.json ?? .null),
      ("promisedInsets", cell.layout?.promisedInsets.json ?? .null),
      ("shape", cell.layout?.shapeJSON(of: control) ?? .null),
      ("doubts", .array(Self.doubts(of: cell.layout).map(\.json))),
      ("pointSize", .optional(cell.layout?.title.pointSize)),
      ("shrinkFactor", .optional(cell.layout?.title.shrinkFactor)),
      ("truncated", .bool(cell.layout?.title.isTruncated ?? false)),
      ("lines", .array(cell.layout?.title.lines.map(\.json) ?? [])),
      ("verdicts", .array(cell.verdicts.map(\.json))),
    ])
  }
}

extension ControlTitle {
  /// Writes a title with its language, state and worth.
  fileprivate var json: JSONValue {
    .object([
      ("text", .string(title.text)),
      ("part", .optional(part.name)),
      ("locale", .string(locale)),
      ("state", .string(state.rawValue)),
      ("standing", .string(standing.rawValue)),
      ("origin", .string(origin.rawValue)),
      ("key", .optional(key?.key)),
      ("form", .string(form)),
    ])
  }
}

extension Doubt {
  /// Writes what is doubted and why.
  fileprivate var json: JSONValue {
    .object([("subject", .string(subject.rawValue)), ("reason", .string(reason))])
  }
}

extension LineBox {
  /// Writes a line; places are from the title's top left corner, in points.
  fileprivate var json: JSONValue {
    .object([
      ("text", .string(text)),
      ("width", .number(frame.width)),
      ("baseline", .number(baseline)),
      ("frame", frame.json),
      ("ink", ink?.json ?? .null),
      ("ending", .string(ending.rawValue)),
      ("widthError", .number(widthError)),
    ])
  }
}

extension RuleVerdict {
  /// Writes what one rule said of one cell.
  fileprivate var json: JSONValue {
    .object([
      ("rule", .string(rule)),
      ("outcome", .string(outcome.rawValue)),
      ("shortfall", .number(shortfall)),
      ("message", .string(message)),
      ("measured", .array(measured.map(\.json))),
    ])
  }
}

extension Rectangle {
  /// Writes `[x, y, width, height]`, in points.
  var json: JSONValue { .array([x, y, width, height].map(JSONValue.number)) }
}

extension EdgeInsets {
  /// Writes `[top, left, bottom, right]`, in points.
  var json: JSONValue { .array([top, left, bottom, right].map(JSONValue.number)) }
}
