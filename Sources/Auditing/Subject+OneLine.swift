internal import Model

/// Titles that have one line and no more.
extension Subject {
  /// Whether the text may take one line only.
  var isHeldToOneLine: Bool { control.text.lineLimit == 1 }

  /// Whether no newline parts the text.
  var isOneParagraph: Bool { !title.title.text.contains(where: \.isNewline) }

  /// Width of the whole text on one line, held to the room between its indents (fact D23).
  ///
  /// Of the error, what the control would grow by is taken off.
  var neededWidth: MeasuredValue {
    let error = text.naturalWidthError
    return MeasuredValue(
      "needed-width", text.naturalWidth - text.naturalIndents.head,
      limit: room(between: text.naturalIndents),
      error: max(0, error - roomGrowth(forWiderText: error, between: text.naturalIndents)))
  }

  /// Whether the text may still be shrunk by as much as its error asks for (fact D15).
  var canShrinkFurther: Bool {
    let rules = control.text
    guard rules.adjustsFontSizeToFitWidth, rules.minimumScaleFactor > 0 else { return false }
    let indents = text.naturalIndents
    let widest = max(text.naturalWidth - indents.head + text.naturalWidthError, 1)
    let share = min(1, room(between: indents) / widest)
    return text.shrinkFactor * share >= rules.minimumScaleFactor
  }
}
