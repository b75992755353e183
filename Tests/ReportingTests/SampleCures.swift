import Model

/// Hand-made cures, one for every kind of change.
enum SampleCures {
  /// A label that may take more lines.
  static let lines = Cure(
    changes: [.lines(from: 1, to: 0)], outcome: .passes, cells: 12,
    remaining: ["fixed-text-size"],
    sentence: "Take the limit of 1 line off. Laid out again, all 12 cells pass.")

  /// Where that label begins to fail.
  static let point = CriticalPoint(
    locale: "en", state: .normal, isWhatIf: false, category: .accessibilityLarge,
    pointSize: 31.25, width: 512)

  /// A change of every kind.
  static let changes: [Cure.Change] = [
    .lines(from: 2, to: 0),
    .wordWrap(from: .truncateMiddle),
    .leastHeight(44, inPlaceOf: 44),
    .leastHeight(44, inPlaceOf: nil),
    .leastWidth(65, upTo: 288, inPlaceOf: 65),
    .titleConstraints(TitleConstraints(top: 14, leading: 28, bottom: 14)),
    .contentInsets(EdgeInsets(top: 5, left: 10, bottom: 5, right: 10), inPlaceOf: nil),
    .contentInsets(EdgeInsets(top: 5, left: 10, bottom: 5, right: 10), inPlaceOf: .zero),
    .radius(7, inPlaceOf: 20),
    .shrinkToFit(minimumScaleFactor: 0.55),
  ]
}
