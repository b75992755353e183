internal import JSONText
internal import Model

extension LargerTextEvidence {
  /// Writes the criterion, the sizes, and an answer for each screen, language and size.
  var json: JSONValue {
    let large = ContentSizeCategory.large.bodySize
    return .object([
      ("criterion", .string("WCAG 2.2 1.4.4 Resize Text (AA)")),
      (
        "sizes",
        .array(
          Self.categories.map { category in
            .object([
              ("category", .string(category.shortName)),
              ("bodyScale", .number(category.bodySize / large)),
            ])
          })
      ), ("screens", .array(tasks.map(\.json))),
    ])
  }
}

extension LargerTextEvidence.Task {
  /// Writes a screen with its languages.
  fileprivate var json: JSONValue {
    .object([
      ("name", .string(name)), ("file", .string(file)),
      ("languages", .array(languages.map(\.json))),
    ])
  }
}

extension LargerTextEvidence.Language {
  /// Writes a language with its answers.
  fileprivate var json: JSONValue {
    .object([("locale", .string(locale)), ("answers", .array(answers.map(\.json)))])
  }
}

extension LargerTextAnswer {
  /// Writes the answer and the controls that it counts.
  fileprivate var json: JSONValue {
    .object([
      ("category", .string(category.shortName)), ("answer", .string(word.rawValue)),
      ("fails", .integer(fails)), ("needsReview", .integer(needsReview)),
      ("passes", .integer(passes)),
    ])
  }
}
