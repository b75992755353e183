import Model
import Testing

@testable import Auditing

/// What the failing example of a rule must have measured.
private struct NumbersCase: CustomTestStringConvertible, Sendable {
  let rule: String
  let caption: String
  let name: String
  let value: Double
  let limit: Double
  let others: [String]
  var testDescription: String { "\(rule): \(caption)" }
}

@Suite("Numbers of verdicts")
struct RuleNumbersTests {
  private static let cases = [
    NumbersCase(
      rule: "text-clipped", caption: "a wrapped title in a button that stayed one line high",
      name: "overflow-top", value: 8, limit: 0, others: ["overflow-bottom"]),
    NumbersCase(
      rule: "text-clipped", caption: "a label that is cut without an ellipsis",
      name: "needed-width", value: 167.4, limit: 120, others: []),
    NumbersCase(
      rule: "text-truncated", caption: "one line with an ellipsis", name: "needed-width",
      value: 266.9, limit: 180, others: []),
    NumbersCase(
      rule: "text-truncated", caption: "three lines where the limit is two", name: "needed-height",
      value: 60.9, limit: 40.6, others: ["needed-lines"]),
    NumbersCase(
      rule: "text-touches-edge", caption: "lines as wide as the button, insets or not",
      name: "left-padding", value: 3.3, limit: 28, others: ["right-padding"]),
    NumbersCase(
      rule: "text-touches-corner", caption: "a line that crosses the curve of a capsule",
      name: "corner-clearance", value: 30 - 27 * 2.0.squareRoot(), limit: 4,
      others: ["corner-radius", "ink-x", "ink-y", "curve-x", "curve-y"]),
    NumbersCase(
      rule: "word-broken", caption: "a compound wider than its column", name: "word-width",
      value: 241.5, limit: 140, others: []),
    NumbersCase(
      rule: "fixed-text-size", caption: "17 points, whatever people choose", name: "point-size",
      value: 17, limit: 48, others: []),
    NumbersCase(
      rule: "fixed-text-size", caption: "one run that stays behind", name: "point-size",
      value: 13, limit: 37, others: []),
    NumbersCase(
      rule: "squashed-background", caption: "corners of 28 points in a button 44 high",
      name: "background-height", value: 44, limit: 57, others: []),
    NumbersCase(
      rule: "small-target", caption: "a button below the least of WCAG", name: "height",
      value: 20, limit: 44, others: ["width"]),
    NumbersCase(
      rule: "apple-button-size", caption: "400 by 46", name: "width", value: 400, limit: 375,
      others: []),
    NumbersCase(
      rule: "small-apple-button", caption: "Apple’s button, 135 by 30", name: "width", value: 135,
      limit: 140, others: []),
    NumbersCase(
      rule: "crowded-apple-button", caption: "2 points apart in a stack view", name: "margin",
      value: 2, limit: 4.6, others: []),
    NumbersCase(
      rule: "lesser-apple-button", caption: "46 points high beside one of 52", name: "height",
      value: 46, limit: 52, others: []),
    NumbersCase(
      rule: "apple-button-lettering", caption: "15 points in a button 50 high", name: "title-size",
      value: 15, limit: 21.5, others: []),
  ]

  @Test("the decisive length comes first, and the shortfall is its miss", arguments: cases)
  private func decisive(expected: NumbersCase) throws {
    let rule = try #require(Rule.all.first { $0.id == expected.rule })
    let example = try #require(rule.examples.first { $0.caption == expected.caption })
    guard case .broken(let verdict) = rule.judge(example.subject, RuleOptions()) else {
      Issue.record("nothing found")
      return
    }
    let first = try #require(verdict.measured.first)
    let limit = try #require(first.limit)
    #expect(first.name == expected.name)
    #expect(abs(first.value - expected.value) < 1e-9)
    #expect(abs(limit - expected.limit) < 1e-9)
    #expect(abs(verdict.shortfall - abs(expected.value - expected.limit)) < 1e-9)
    #expect(verdict.measured.dropFirst().map(\.name) == expected.others)
  }

  @Test("a bigger tolerance forgives more, and never less")
  func tolerance() {
    var lenient = RuleOptions()
    lenient.forgivenPixels = 1000
    for rule in Rule.all where rule.id != "missing-glyph" && rule.id != "fixed-text-size" {
      for example in rule.examples {
        let strict = rule.judge(example.subject, RuleOptions()).outcome
        let lax = rule.judge(example.subject, lenient).outcome
        #expect(lax <= strict || strict == .doesNotApply, "\(rule.id): \(example.caption)")
      }
    }
  }

  @Test("a clearance of nothing forgives all ink inside the curve")
  func clearance() throws {
    var none = RuleOptions()
    none.cornerClearance = 0
    let outcomes = Rule.textTouchesCorner.examples.prefix(2).map {
      Rule.textTouchesCorner.judge($0.subject, none).outcome
    }
    #expect(outcomes == [.fails, .passes])
  }

  @Test("no rule stumbles over a layout that holds nothing")
  func nothing() {
    let empty = ExampleLayout(size: .zero).subject
    var wordless = empty
    wordless.title.title = AttributedTitle("Words, but no lines", font: .textStyle(.body))
    wordless.control.shape = CornerShape(radius: .capsule)
    wordless.control.backgroundImage = BackgroundImage(extent: nil, caps: .zero)
    for rule in Rule.all {
      #expect(rule.judge(empty, RuleOptions()).outcome == .doesNotApply)
      let outcome = rule.judge(wordless, RuleOptions()).outcome
      #expect(outcome != .needsReview || rule.scope == .control, "\(rule.id)")
    }
  }

  @Test(
    "no rule stumbles over lengths that are no numbers", arguments: [Double.nan, .infinity, 1e300])
  func absurd(length: Double) {
    for rule in Rule.all {
      for example in rule.examples {
        var subject = example.subject
        subject.layout.bounds.width = length
        subject.layout.title.naturalWidth = length
        for index in subject.layout.title.lines.indices {
          subject.layout.title.lines[index].frame.width = length
          subject.layout.title.lines[index].ink?.height = length
        }
        guard case .broken(let verdict) = rule.judge(subject, RuleOptions()) else { continue }
        #expect(verdict.shortfall >= 0, "no number would upset the order of findings")
        #expect(!verdict.message.contains("nan") && !verdict.message.contains("inf "))
      }
    }
  }
}
