internal import Model

/// Titles that have one line and no more.
extension Subject {
  /// Whether the text may take one line only.
  var isHeldToOneLine: Bool { control.text.lineLimit == 1 }

  /// Whether no newline parts the text.
  var isOneParagraph: Bool { !title.title.text.contains(where: \.isNewline) }

  /// Width of the whole text on one line, held to its room.
  ///
  /// Of the error, what the control would grow by is taken off.
  var neededWidth: MeasuredValue {
    let error = text.naturalWidthError
    return MeasuredValue(
      "needed-width", text.naturalWidth, limit: room,
      error: max(0, error - widthGrowth(forWiderText: error)))
  }

  /// Whether the text may still be shrunk by as much as its error asks for (fact D15).
  var canShrinkFurther: Bool {
    let rules = control.text
    guard rules.adjustsFontSizeToFitWidth, rules.minimumScaleFactor > 0 else { return false }
    let widest = max(text.naturalWidth + text.naturalWidthError, 1)
    return text.shrinkFactor * min(1, room / widest) >= rules.minimumScaleFactor
  }
}
