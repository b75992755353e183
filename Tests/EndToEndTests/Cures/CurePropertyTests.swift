import Model
import TestSupport
import Testing

@testable import LargePrint

/// Holds cures of drawn controls to what they claim, by laying them out again from the outside.
@Suite("Cures of drawn controls") struct CurePropertyTests {
  static let words = [
    "Book", "a", "place", "on", "board", "Reiseverbindung", "your", "pier", "map", "tickets",
  ]

  static func draw(_ dice: inout SeededGenerator) -> Control {
    let count = Int.random(in: 1...6, using: &dice)
    let text = (0..<count).map { _ in words[Int.random(in: 0..<words.count, using: &dice)] }
      .joined(separator: " ")
    return CureBench.control(Bool.random(using: &dice) ? .button : .label, text) {
      let width = Double.random(in: 120...380, using: &dice).rounded()
      $0.width = Bool.random(using: &dice) ? .fixed(width) : LengthRange(maximum: width)
      if Bool.random(using: &dice) {
        $0.height = .fixed(Double.random(in: 30...70, using: &dice).rounded())
      }
      if $0.kind == .button, Bool.random(using: &dice) {
        $0.shape = CornerShape(radius: .fixed(Double.random(in: 4...24, using: &dice).rounded()))
        let side = Double.random(in: 0...20, using: &dice).rounded()
        $0.insets.content = EdgeInsets(top: 4, left: side, bottom: 4, right: side)
      }
      if $0.kind == .button, Bool.random(using: &dice) {
        $0.text.lineBreakMode = .wordWrap
        $0.text.lineLimit = 0
      }
    }
  }

  /// Sixty drawn controls with what the search said of them, searched once for all tests.
  static let drawn = Task {
    var dice = SeededGenerator(seed: 4)
    let controls = (0..<60).map { _ in draw(&dice) }
    return try await CureBench.judge(controls) { $0.searchesCures = true }
  }

  static func cured() async throws -> [(before: ControlResult, cure: Cure)] {
    try await drawn.value.compactMap { result in result.cure.map { (result, $0) } }
  }

  /// Verdicts of a result by cell and rule, worst outcome of each.
  static func table(_ result: ControlResult) -> [String: Outcome] {
    let pairs = result.cells.flatMap { cell in
      cell.verdicts.map { ("\(cell.titleIndex) \(cell.traits.category) \($0.rule)", $0.outcome) }
    }
    return Dictionary(pairs, uniquingKeysWith: max)
  }

  @Test("most of those that fail are cured, and every cure does what it says")
  func confirmed() async throws {
    let failing = try await Self.drawn.value.filter { $0.outcome == .fails }
    let cured = try await Self.cured()
    #expect(failing.count >= 20)
    #expect(cured.count * 2 >= failing.count)
    let again = try await CureBench.judge(
      cured.map { $0.before.control.applying($0.cure.changes) })
    for (result, (before, cure)) in zip(again, cured) {
      #expect(result.outcome == cure.outcome, "\(cure.sentence)")
      let old = Self.table(before)
      for (place, outcome) in Self.table(result) {
        #expect(outcome <= old[place] ?? .passes, "\(place) got worse: \(cure.sentence)")
      }
    }
  }

  /// Whether a title in body is smaller than it is asked to be, and smaller than at Large: such a
  /// set fits and is refused all the same.
  static func isShrunkTooFar(_ result: ControlResult) -> Bool {
    result.cells.contains { cell in
      let asked = TypeScale.size(of: .body, at: cell.traits.category)
      return (cell.layout?.title.pointSize ?? asked) < min(17, asked)
    }
  }

  @Test("no cure can do without one of its changes") func smallest() async throws {
    for (before, cure) in try await Self.cured() where cure.outcome == .passes {
      guard cure.changes.count > 1 else { continue }
      let smaller = cure.changes.indices.map { index in
        var fewer = cure.changes
        fewer.remove(at: index)
        return before.control.applying(fewer)
      }
      for result in try await CureBench.judge(smaller) where !Self.isShrunkTooFar(result) {
        #expect(
          result.outcome > .passes, "\(before.control.titles[0].title.text): \(cure.sentence)")
      }
    }
  }

  @Test("at most three changes, in order of weight") func bounds() async throws {
    for (_, cure) in try await Self.cured() {
      #expect((1...3).contains(cure.changes.count))
      let weights = cure.changes.map(\.weight)
      #expect(weights == weights.sorted())
    }
  }

  @Test("sets come smallest first, each once, without what excludes each other")
  func combinations() {
    let changes: [Cure.Change] = [
      .wordWrap(from: .truncateMiddle), .leastHeight(44, inPlaceOf: 44),
      .contentInsets(.zero, inPlaceOf: nil), .titleConstraints(TitleConstraints(top: 4)),
      .radius(0, inPlaceOf: 8), .shrinkToFit(minimumScaleFactor: 0.5),
    ]
    let sets = CureCombinations(changes: changes).all
    let weights = sets.map { $0.map(\.weight).reduce(0, +) }
    #expect(weights == weights.sorted())
    #expect(Set(sets).count == sets.count)
    for set in sets {
      for (index, change) in set.enumerated() {
        #expect(!set[..<index].contains { change.excludes($0) || $0.excludes(change) })
      }
    }
  }
}
