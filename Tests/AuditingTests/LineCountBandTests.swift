import Model
import Testing

@testable import Auditing

@Suite("Error bands of line counts")
struct LineCountBandTests {
  /// Two lines of given widths in a label of 100 by 40.
  private static func subject(
    _ first: Double, _ second: Double, error: Double, kind: ControlKind = .label,
    change: (inout Control) -> Void = { _ in }
  ) -> Subject {
    let lines = [("Book a", first, LineEnding.softBreak), ("place", second, .endOfText)]
    var subject = ExampleLayout(
      kind: kind, size: Extent(width: 100, height: 40),
      lines: lines.enumerated().map { index, line in
        .init(
          text: line.0,
          box: Rectangle(x: 0, y: Double(index) * 20, width: line.1, height: 20),
          ending: line.2, error: error)
      }
    ).subject
    change(&subject.control)
    return subject
  }

  @Test("a line within its error of the room may lose its last word")
  func more() {
    #expect(Self.subject(98.5, 40, error: 2).mayNeedOneLineMore)
    #expect(!Self.subject(97, 40, error: 2).mayNeedOneLineMore)
    #expect(!Self.subject(99.9, 40, error: 0).mayNeedOneLineMore)
    #expect(!Self.subject(98.5, 40, error: 2) { $0.width = LengthRange() }.mayNeedOneLineMore)
    #expect(!Self.subject(98.5, 40, error: 2) { $0.text.lineLimit = 1 }.mayNeedOneLineMore)
  }

  @Test("two lines within their error of one may become one")
  func less() {
    // Joined by a blank of a quarter of 17 points: 58 + 4.25 + 40 = 102.25.
    #expect(Self.subject(58, 40, error: 1.5).mayNeedOneLineLess)
    #expect(!Self.subject(58, 40, error: 1).mayNeedOneLineLess)
    #expect(!Self.subject(58, 30, error: 1).mayNeedOneLineLess, "they would be one line already")
  }

  @Test("heights follow text where UIKit lets them")
  func height() {
    let free = LengthRange()
    #expect(Self.subject(50, 40, error: 0) { $0.height = free }.heightFollowsText)
    #expect(!Self.subject(50, 40, error: 0).heightFollowsText)
    let low = LengthRange(maximum: 50)
    #expect(!Self.subject(50, 40, error: 0) { $0.height = low }.heightFollowsText)
    let plain = Self.subject(50, 40, error: 0, kind: .button) { $0.height = free }
    #expect(!plain.heightFollowsText, "a wrapped title does not raise a plain button (fact A14)")
    let held = Self.subject(50, 40, error: 0, kind: .button) {
      $0.height = free
      $0.titleConstraints = TitleConstraints(top: 0, bottom: 0)
    }
    #expect(held.heightFollowsText)
  }

  @Test("a clip that one line less would cure needs review")
  func curedByLess() {
    func verdict(_ error: Double) -> Outcome {
      var subject = Self.subject(58, 40, error: error, kind: .button)
      subject.layout.bounds.height = 24
      subject.layout.titleFrame.y = -8
      return Rule.textClipped.judge(subject, RuleOptions()).outcome
    }
    #expect(verdict(0) == .fails)
    #expect(verdict(1) == .fails)
    #expect(verdict(1.5) == .needsReview)
  }

  @Test("text that one line more would push out needs review")
  func pushedOut() {
    let button = Self.subject(98.5, 40, error: 2, kind: .button)
    #expect(Rule.textClipped.judge(button, RuleOptions()).outcome == .needsReview)
    let label = Self.subject(98.5, 40, error: 2)
    #expect(Rule.textClipped.judge(label, RuleOptions()).outcome == .passes)
    #expect(Rule.textTruncated.judge(label, RuleOptions()).outcome == .needsReview)
    let growing = Self.subject(98.5, 40, error: 2) { $0.height = LengthRange() }
    #expect(Rule.textTruncated.judge(growing, RuleOptions()).outcome == .passes)
  }
}
