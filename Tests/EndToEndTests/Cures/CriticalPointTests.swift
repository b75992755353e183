import Model
import TestSupport
import Testing

@testable import LargePrint

/// Critical points of drawn controls, held to what they claim.
@Suite("Critical points") struct CriticalPointTests {
  /// Labels and buttons of one line in fixed text, judged as if they scaled.
  static func draw(_ dice: inout SeededGenerator) -> Control {
    let texts = ["Sign in", "Book a place on board", "Weiter zur Bezahlung", "Tickets"]
    let text = texts[Int.random(in: 0..<texts.count, using: &dice)]
    let points = Double(Int.random(in: 13...20, using: &dice))
    return CureBench.control(Bool.random(using: &dice) ? .button : .label, text) {
      $0.titles[0].title = AttributedTitle(text, font: .system(points))
      $0.width = .fixed(Double.random(in: 90...260, using: &dice).rounded())
    }
  }

  static let drawn: [Control] = {
    var dice = SeededGenerator(seed: 8)
    return (0..<30).map { _ in draw(&dice) }
  }()

  static func points() async throws -> [(control: Control, point: CriticalPoint)] {
    let results = try await CureBench.judge(drawn) {
      $0.searchesCures = true
      $0.assumesScaling = true
    }
    return results.flatMap { result in result.criticalPoints.map { (result.control, $0) } }
  }

  @Test("a fixed font of that size fails, and one a step smaller does not") func size() async throws
  {
    let found = try await Self.points().filter { $0.point.pointSize != nil }
    #expect(found.count >= 10)
    func fixed(_ shift: Double) -> [Control] {
      found.map { control, point in
        var copy = control
        let size = (point.pointSize ?? 0) + shift
        copy.titles[0].title = AttributedTitle(copy.titles[0].title.text, font: .system(size))
        return copy
      }
    }
    let at = try await CureBench.judge(fixed(0)) { $0.categories = [.accessibilityLarge] }
    let below = try await CureBench.judge(fixed(-CriticalSearch.pointStep)) {
      $0.categories = [.accessibilityLarge]
    }
    for (index, (control, point)) in found.enumerated() {
      #expect(at[index].outcome == .fails, "\(control.titles[0].title.text) \(point)")
      #expect(below[index].outcome < .fails, "\(control.titles[0].title.text) \(point)")
    }
  }

  @Test("the first size fails and the one before does not") func category() async throws {
    let results = try await CureBench.judge(Self.drawn) {
      $0.searchesCures = true
      $0.assumesScaling = true
    }
    for result in results {
      let failing = result.cells.filter { $0.outcome == .fails }.map(\.traits.category)
      #expect(result.criticalPoints.first?.category == failing.min())
      #expect(result.criticalPoints.isEmpty == failing.isEmpty)
    }
  }

  @Test("at its width every size passes, and a pixel narrower one does not") func width()
    async throws
  {
    let found = try await Self.points().filter { $0.point.width != nil }
    #expect(found.count >= 10)
    func wide(_ shift: (Control) -> Double) async throws -> [ControlResult] {
      try await CureBench.judge(
        found.map { $0.control.having(width: ($0.point.width ?? 0) + shift($0.control)) }
      ) { $0.assumesScaling = true }
    }
    let at = try await wide { _ in 0 }
    let below = try await wide { -1 / $0.displayScale }
    for index in found.indices {
      #expect(at[index].outcome <= .passes)
      #expect(below[index].outcome > .passes)
    }
  }

  @Test("each language has its own") func languages() async throws {
    let label = CureBench.control(.label, "Pay") {
      $0.titles.append(
        ControlTitle(
          AttributedTitle("Jetzt verbindlich bezahlen", font: .textStyle(.body)), locale: "de"))
      $0.width = .fixed(150)
    }
    let points = try await CureBench.judge([label]) { $0.searchesCures = true }[0].criticalPoints
    #expect(points.map(\.locale) == ["de"])
  }

  @Test("no width helps a height that is too low") func height() async throws {
    let label = CureBench.control(.label, "Pay") { $0.height = .fixed(22) }
    let points = try await CureBench.judge([label]) { $0.searchesCures = true }[0].criticalPoints
    #expect(points.count == 1)
    #expect(points.first?.width == nil)
  }

  @Test("halving finds every threshold", arguments: 1...40) func bisection(_ threshold: Int) {
    var asked = 0
    let last = Bisection.lastPassing(from: 0, to: 40, step: 1) { number in
      asked += 1
      return number < Double(threshold)
    }
    #expect(last == Double(threshold - 1))
    #expect(asked <= 6)
  }

  @Test("halving refuses steps that make no sense") func badSteps() {
    for (high, step) in [(0.0, 1.0), (.infinity, 1), (1, .nan), (1, 0), (1e12, 1e-6)] {
      #expect(Bisection.lastPassing(from: 0, to: high, step: step) { _ in true } == 0)
    }
  }
}
