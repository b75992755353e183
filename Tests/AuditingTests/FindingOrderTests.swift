import Model
import TestSupport
import Testing

@testable import Auditing

@Suite("Order and names of findings")
struct FindingOrderTests {
  private typealias Made = FindingFolderTests

  @Test("findings stand worst first")
  func order() {
    let results = [
      ("d", [Made.cell(.large, Made.verdict("word-broken", .needsReview, points: 90))]),
      ("c", [Made.cell(.large, isWhatIf: true, Made.verdict(points: 80))]),
      ("b", [Made.cell(.large, Made.verdict("text-truncated", points: 70))]),
      ("a2", [Made.cell(.large, Made.verdict(points: 5))]),
      ("a1", [Made.cell(.large, Made.verdict(points: 5))]),
      ("a0", [Made.cell(.large, Made.verdict(points: 60))]),
    ].map { ControlResult(control: Made.control($0.0), cells: $0.1) }
    let findings = FindingFolder().fold(results)
    let objects = findings.map { $0.source.object ?? "" }
    #expect(objects == ["a0", "a1", "a2", "b", "c", "d"])
    #expect(FindingFolder().fold(results.reversed()) == findings)
  }

  @Test("no order of controls changes the order of findings")
  func shuffled() {
    var random = SeededGenerator(seed: 5)
    let results = (0..<40).map { index in
      let points = Double(Int.random(in: 0...3, using: &random))
      return ControlResult(
        control: Made.control("o\(index)", file: "F\(index % 3).xib"),
        cells: [Made.cell(.large, Made.verdict(points: points), Made.verdict("word-broken"))])
    }
    let sorted = FindingFolder().fold(results)
    for _ in 0..<5 {
      #expect(FindingFolder().fold(results.shuffled(using: &random)) == sorted)
    }
  }

  @Test("a fingerprint survives moved lines, other sizes and other words")
  func stable() throws {
    let early = ControlResult(
      control: Made.control(line: 12), cells: [Made.cell(.large, Made.verdict())])
    let late = ControlResult(
      control: Made.control(line: 99),
      cells: [Made.cell(.accessibilityLarge, Made.verdict(.init("text-clipped"), points: 40))])
    let first = try #require(FindingFolder().fold([early]).first)
    let second = try #require(FindingFolder().fold([late]).first)
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.fingerprint.count == 16)
    #expect(first.fingerprint.allSatisfy { $0.isHexDigit && !$0.isUppercase })
  }

  @Test("a fingerprint changes with rule, file, object, language, state and what-if")
  func distinct() {
    let base = Made.control()
    var state = base
    state.titles[0].state = .disabled
    var locale = base
    locale.titles[0].locale = "de"
    let cell = Made.cell(.large, Made.verdict())
    let results = [
      ControlResult(control: base, cells: [cell]),
      ControlResult(control: base, cells: [Made.cell(.large, Made.verdict("word-broken"))]),
      ControlResult(control: Made.control("b-2"), cells: [cell]),
      ControlResult(control: Made.control(file: "Other.storyboard"), cells: [cell]),
      ControlResult(control: state, cells: [cell]),
      ControlResult(control: locale, cells: [cell]),
      ControlResult(control: base, cells: [Made.cell(.large, isWhatIf: true, Made.verdict())]),
    ]
    let prints = FindingFolder().fold(results).map(\.fingerprint)
    #expect(Set(prints).count == results.count)
  }

  @Test(
    "the hash is FNV-1a in 64 bits, by its authors' test vectors",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ])
  func hash(text: String, expected: String) {
    var hash = StableHash()
    hash.combine(bytes: text.utf8)
    #expect(hash.hexadecimal == expected)
  }

  @Test("texts are kept apart by an end mark")
  func endMark() {
    var first = StableHash()
    first.combine("ab")
    first.combine("c")
    var second = StableHash()
    second.combine("a")
    second.combine("bc")
    #expect(first.hexadecimal != second.hexadecimal)
  }
}
