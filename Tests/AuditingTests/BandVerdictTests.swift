import Model
import Testing

@testable import Auditing

@Suite("Verdicts in the error band")
struct BandVerdictTests {
  private static let options = RuleOptions()

  /// A one-line label of 180 points whose text needs so much.
  private static func oneLine(
    _ natural: Double, error: Double, change: (inout Control) -> Void = { _ in }
  ) -> Subject {
    var subject = ExampleLayout(
      kind: .label, size: Extent(width: 180, height: 21),
      lines: [
        .init(
          text: "Open links", box: Rectangle(x: 0, y: 0, width: min(natural, 178), height: 20.3),
          ending: natural > 180 ? .truncated : .endOfText, error: error)
      ],
      naturalWidth: natural
    ).subject
    subject.control.text = TextRules(lineLimit: 1, lineBreakMode: .truncateTail)
    change(&subject.control)
    return subject
  }

  @Test(
    "one line is cut for certain, perhaps, or not",
    arguments: [
      (170.0, 2.0, Outcome.passes), (178.0, 2.0, .passes), (179.0, 2.0, .needsReview),
      (181.0, 2.0, .needsReview), (182.2, 2.0, .needsReview), (182.4, 2.0, .fails),
      (181.0, 0.0, .fails), (400.0, 5.0, .fails),
    ])
  func truncation(natural: Double, error: Double, expected: Outcome) {
    let answer = Rule.textTruncated.judge(Self.oneLine(natural, error: error), Self.options)
    #expect(answer.outcome == expected, "\(answer)")
  }

  @Test("text that may still be shrunk is not in doubt")
  func shrinking() {
    func outcome(_ factor: Double) -> Outcome {
      let subject = Self.oneLine(179, error: 2) {
        $0.text.adjustsFontSizeToFitWidth = true
        $0.text.minimumScaleFactor = factor
      }
      return Rule.textTruncated.judge(subject, Self.options).outcome
    }
    #expect(outcome(0.5) == .passes)
    #expect(outcome(0.999) == .needsReview)
    #expect(outcome(0) == .needsReview)
  }

  @Test("a label that grows with its text is not in doubt")
  func growing() {
    let subject = Self.oneLine(179, error: 2) { $0.width = LengthRange() }
    #expect(Rule.textTruncated.judge(subject, Self.options).outcome == .passes)
  }

  @Test("a message states its band in numbers")
  func message() throws {
    guard
      case .broken(let verdict) = Rule.textTruncated.judge(
        Self.oneLine(181, error: 2.04), Self.options)
    else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.message.contains("181.0 ± 2.0 pt"))
    #expect(verdict.message.contains("180.0 pt"))
    #expect(verdict.shortfall == 1)
    #expect(verdict.measured.first?.error == 2.04)
  }

  /// A button of 200 with insets of 28 whose title is free to use the whole width.
  private static func padded(_ padding: Double, error: Double, lines: Int = 1) -> Subject {
    let width = 200 - 2 * padding
    let size = Extent(width: 200, height: 100)
    let texts = (0..<lines).map { (text: "line\($0)", width: width - Double($0)) }
    return ExampleLayout(
      size: size, insets: EdgeInsets(top: 14, left: 28, bottom: 14, right: 28),
      lines: ExampleLayout.centred(texts, in: size, lineHeight: 20, error: error)
    ) {
      $0.titleConstraints = TitleConstraints(top: 14, bottom: 14)
    }.subject
  }

  @Test(
    "padding is kept, perhaps, or taken",
    arguments: [
      (29.0, 1.0, Outcome.passes), (28.0, 1.0, .needsReview), (27.7, 0.0, .passes),
      (27.0, 1.0, .fails), (27.0, 2.0, .needsReview), (3.3, 2.0, .fails),
    ])
  func padding(padding: Double, error: Double, expected: Outcome) {
    let answer = Rule.textTouchesEdge.judge(Self.padded(padding, error: error), Self.options)
    #expect(answer.outcome == expected, "\(answer)")
  }

  @Test("a line so full that it may break earlier proves nothing by itself")
  func fullLine() {
    let alone = Self.padded(0.5, error: 2)
    #expect(Rule.textTouchesEdge.judge(alone, Self.options).outcome == .needsReview)
    var joined = Self.padded(0.5, error: 2, lines: 2)
    joined.layout.title.lines[1].frame.width -= 6
    #expect(Rule.textTouchesEdge.judge(joined, Self.options).outcome == .fails)
  }

  @Test("ink of a stand-in font over the edge proves nothing by itself")
  func standInInk() {
    func outcome(_ error: Double) -> Outcome {
      let subject = ExampleLayout(
        kind: .label, size: Extent(width: 120, height: 20.5),
        lines: [
          .init(
            text: "Åg", box: Rectangle(x: 0, y: 0, width: 22, height: 20.3),
            ink: Rectangle(x: 0, y: -2, width: 22, height: 22), error: error)
        ]
      ).subject
      return Rule.textClipped.judge(subject, Self.options).outcome
    }
    #expect(outcome(0) == .fails)
    #expect(outcome(0.3) == .needsReview)
  }
}
