import Model
import Testing

@testable import Auditing

@Suite("Doubts of the input")
struct DoubtTests {
  private static let options = RuleOptions()

  /// Rules of which a breach rests on the side that misses its limit, and not on the other.
  private static let restOnTheShortSide: Set<String> = [
    "small-target", "small-apple-button", "apple-button-size",
  ]

  /// The first example that fails, which every rule but missing-glyph has.
  private static func failing(_ rule: Rule) -> Subject? {
    rule.examples.first { $0.expected == .fails }?.subject
  }

  @Test(
    "a failure that rests on a doubt needs review, any other stays",
    arguments: Doubt.Subject.allCases)
  func everyDoubt(doubted: Doubt.Subject) {
    for rule in Rule.all {
      guard var subject = Self.failing(rule) else { continue }
      subject.control.doubts = [Doubt(doubted, "nobody knows it")]
      guard case .broken(let verdict) = rule.judge(subject, Self.options) else {
        Issue.record("\(rule.id) passes under a doubt")
        continue
      }
      let rests = verdict.outcome == .needsReview
      #expect(rests == verdict.message.hasSuffix("Not proven: nobody knows it."))
      #expect(!rests || rule.restsOn.contains(doubted), "\(rule.id) does not rest on \(doubted)")
      if !Self.restOnTheShortSide.contains(rule.id) {
        #expect(rests == rule.restsOn.contains(doubted), "\(rule.id) and \(doubted)")
      }
    }
  }

  @Test("a pass stays a pass", arguments: Rule.all.map(\.id))
  func passes(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples where example.expected == .passes {
      var subject = example.subject
      subject.control.doubts = Doubt.Subject.allCases.map { Doubt($0, "nobody knows it") }
      #expect(rule.judge(subject, Self.options) == .passes, "\(example.caption)")
    }
  }

  @Test("a target's doubt counts for the side that is short")
  func shortSide() throws {
    let rule = Rule.smallTarget
    var subject = try #require(Self.failing(rule))
    #expect(subject.layout.bounds.extent == Extent(width: 61, height: 30))
    subject.control.width.basis = .unsolved
    #expect(rule.judge(subject, Self.options).outcome == .fails)
    subject.control.height.basis = .unsolved
    #expect(rule.judge(subject, Self.options).outcome == .needsReview)
  }

  @Test("an unsolved side is a doubt, told once and in the input's own words where it has some")
  func unsolved() {
    var subject = WidthBandTests.subject()
    subject.control.width.basis = .unsolved
    let own = subject.doubtReasons(about: [.width, .height])
    #expect(own == ["the screen decides the width, and it is not solved"])
    subject.control.doubts = [Doubt(.width, "it is tied to a view in code")]
    #expect(subject.doubtReasons(about: [.width]) == ["it is tied to a view in code"])
    #expect(subject.doubtReasons(about: [.height]).isEmpty)
  }

  @Test("two doubts with one reason are told once")
  func told() {
    var subject = WidthBandTests.subject()
    subject.control.doubts = [Doubt(.font, "a class sets it"), Doubt(.insets, "a class sets it")]
    #expect(subject.doubtReasons(about: [.font, .insets]) == ["a class sets it"])
  }

  @Test("a character without a glyph makes widths doubtful, and nothing else")
  func missingGlyph() throws {
    for rule in Rule.all {
      guard var subject = Self.failing(rule) else { continue }
      subject.layout.title.missingCharacters = ["\u{E001}"]
      let expected: Outcome =
        rule.restsOn.isSuperset(of: [.width, .text]) ? .needsReview : .fails
      #expect(rule.judge(subject, Self.options).outcome == expected, "\(rule.id)")
    }
  }

  @Test("a sample is judged, and said to be one")
  func sample() throws {
    var subject = try #require(Self.failing(Rule.textTruncated))
    subject.title.standing = .sample
    guard case .broken(let verdict) = Rule.textTruncated.judge(subject, Self.options) else {
      Issue.record("not judged")
      return
    }
    #expect(verdict.outcome == .fails)
    #expect(verdict.message.hasSuffix("The text is a sample."))
  }

  @Test("placeholders, empty texts and what is not modelled are never judged", arguments: 0..<3)
  func neverJudged(index: Int) {
    for rule in Rule.all {
      guard var subject = Self.failing(rule) else { continue }
      switch index {
      case 0: subject.title.standing = .placeholder
      case 1: subject.title.title = AttributedTitle(" \u{A0}\n", font: .textStyle(.body))
      default: subject.control.notModelled = "a cell lays it out"
      }
      guard case .doesNotApply(let reason) = rule.judge(subject, Self.options) else {
        Issue.record("\(rule.id) judges it")
        continue
      }
      let reasons = ["placeholder text", "there is no text", "a cell lays it out"]
      #expect(reason.hasPrefix(reasons[index]))
    }
  }
}
