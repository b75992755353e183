internal import Model

extension Rule {
  /// Characters that no font here can draw.
  package static let missingGlyph = Rule(
    RuleDescription(
      id: "missing-glyph", title: "A character can't be drawn here",
      help: """
        No font on this machine has the character, so its width is a guess and its ink is missing \
        from the drawing. iOS has fonts for nearly all of Unicode and will most likely show it. \
        Install the font that the catalog names for its script, or put one into the fonts folder, \
        and audit again; a character of the private use area needs the app's own font.
        """,
      impact: .minor, tags: ["evidence"]),
    restsOn: [.text, .font, .measures], examples: Examples.all
  ) { subject, _ in
    let missing = subject.text.missingCharacters
    guard !missing.isEmpty else { return .passes }
    let shown = missing.prefix(5).map(named).joined(separator: ", ")
    let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
    return .broken(
      Breach(
        isProven: false,
        message: "No font here can draw \(shown)\(more): \(missing.count) "
          + "\(missing.count == 1 ? "character" : "characters") with a guessed width.",
        measured: [MeasuredValue("missing-characters", Double(missing.count), limit: 0)],
        isLength: false))
  }

  /// Writes a character with its numbers, “ß” (U+00DF), and one without a look by them alone.
  private static func named(_ character: String) -> String {
    let numbers = character.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
    let lookless: Set<Unicode.GeneralCategory> = [
      .privateUse, .control, .format, .unassigned, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator,
    ]
    let isShown = character.unicodeScalars.allSatisfy {
      !lookless.contains($0.properties.generalCategory)
    }
    return isShown ? "“\(character)” (\(numbers))" : numbers
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .needsReview("an icon of the private use area", title("\u{E001}", missing: ["\u{E001}"])),
    .needsReview(
      "a character that a proof rests on", title("ok \u{13080}", missing: ["\u{13080}"])),
    .passes("letters that a font here has", title("Île", missing: [])),
  ]

  private static func title(_ text: String, missing: [String]) -> Subject {
    var subject = ExampleLayout(lines: [
      .init(text: text, box: Rectangle(x: 60, y: 12, width: 80, height: 20))
    ]).subject
    subject.layout.title.missingCharacters = missing
    return subject
  }
}
