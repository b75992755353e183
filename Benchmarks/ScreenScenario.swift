import Model
import UIKitLayout

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Screens that are solved and solved again for other text sizes; the same in every run.
enum ScreenScenario {
  /// Solves cards of 50 to 2,000 views and lists of 100 to 3,000 labels.
  static func report() throws {
    print("cards on a page")
    try report([50, 100, 200, 400, 800, 1_400, 2_000], screen)
    for mode in [LayoutMode.runTime, .canvas] {
      print("labels each below the one before, \(mode)")
      try report([100, 200, 400, 800, 1_500, 3_000], mode: mode, list)
    }
  }

  /// Prints what the first solution and a further size cost, and the growth.
  private static func report(
    _ counts: [Int], mode: LayoutMode = .runTime, _ screen: (Int) -> Screen
  ) throws {
    var points: [(views: Int, time: Double)] = []
    for views in counts {
      let (first, further) = try measure(screen(views), mode)
      points.append((views, first.microseconds))
      print(
        "\(views) views: first solve \(first), a further size \(further), "
          + "\(further.ratio(to: first)) of the first")
    }
    print("growth: views to the power of \((exponent(points) * 100).rounded() / 100)")
  }

  /// Times the first solve and the eleven that follow, each for all texts a tenth larger.
  private static func measure(
    _ screen: Screen, _ mode: LayoutMode
  ) throws -> (first: Timing, further: Timing) {
    let canvas = ScreenCanvas(mode: mode, displayScale: 2, keepsStoredSizes: mode == .canvas)
    var best: (first: Timing, further: Timing)?
    for _ in 0..<3 {
      var solver: ScreenSolver?
      let first = try Timing.measure {
        solver = try ScreenSolver(screen: screen, canvas: canvas)
        return try solver?.solve { id, _ in size(of: id, factor: 1) }.views.count == nil ? 0 : 1
      }
      let further = try Timing.measure {
        for step in 1...11 {
          _ = try solver?.solve { id, _ in size(of: id, factor: 1 + Double(step) / 10) }
        }
        return 11
      }
      if first.microseconds < best?.first.microseconds ?? .infinity { best = (first, further) }
    }
    return best ?? (Timing(count: 0, time: 0), Timing(count: 0, time: 0))
  }

  private static func size(of id: String, factor: Double) -> NaturalSize? {
    guard id.hasPrefix("text") else { return nil }
    let number = Double(id.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 97 })
    return NaturalSize(width: (30 + number) * factor, height: 20 * factor)
  }

  /// A scrolling page of cards, each a title, a row of three labels in a stack view, and a note.
  private static func screen(views: Int) -> Screen {
    var cards: [ViewNode] = []
    var constraints: [LayoutConstraint] = []
    for index in 0..<max(1, views / 7) {
      let card = "card\(index)"
      let above = cards.last?.id
      cards.append(self.card(card))
      constraints += [
        hold(card, "leading", "page", "leading", 16),
        hold("page", "trailing", card, "trailing", 16),
        hold(card, "top", above ?? "page", above == nil ? "top" : "bottom", 8),
      ]
    }
    constraints += [
      hold("page", "bottom", cards.last?.id ?? "page", "bottom", 8),
      hold("page", "width", "root", "width", 0),
    ]
    let sides = ["leading", "top", "trailing", "bottom"]
    let page = view("page", "scrollView", constraints, cards)
    let root = ViewNode(
      id: "root", element: "view", frame: Rectangle(x: 0, y: 0, width: 375, height: 667),
      constraints: sides.map { hold("page", $0, "root", $0, 0) }, children: [page])
    return Screen(
      id: "bench", name: "bench", source: SourceReference(file: "bench"), root: root)
  }

  /// Labels that each stand below the one before, with stored frames.
  private static func list(labels: Int) -> Screen {
    var constraints: [LayoutConstraint] = []
    var children: [ViewNode] = []
    for index in 0..<labels {
      let (label, above) = ("text\(index)", "text\(index - 1)")
      var node = view(label, "label", [], [])
      node.frame = Rectangle(x: 16, y: Double(20 + 28 * index), width: 60, height: 20)
      children.append(node)
      constraints += [
        hold(label, "leading", "root", "leading", 16),
        hold(label, "top", index == 0 ? "root" : above, index == 0 ? "top" : "bottom", 8),
      ]
    }
    let root = ViewNode(
      id: "root", element: "view", frame: Rectangle(x: 0, y: 0, width: 375, height: 667),
      constraints: constraints, children: children)
    return Screen(
      id: "list", name: "list", source: SourceReference(file: "list"), root: root)
  }

  private static func card(_ id: String) -> ViewNode {
    let (title, stack, note) = ("text-title-" + id, "stack-" + id, "text-note-" + id)
    var constraints: [LayoutConstraint] = []
    for inner in [title, stack, note] {
      constraints += [
        hold(inner, "leading", id, "leading", 8), hold(id, "trailing", inner, "trailing", 8),
      ]
    }
    constraints += [
      hold(title, "top", id, "top", 8), hold(stack, "top", title, "bottom", 4),
      hold(note, "top", stack, "bottom", 4), hold(id, "bottom", note, "bottom", 8),
    ]
    let row = ["a", "b", "c"].map { view("text-\($0)-" + id, "label", [], []) }
    return view(
      id, "view", constraints,
      [
        view(title, "label", [], []), view(stack, "stackView", [], row),
        view(note, "label", [], []),
      ])
  }

  private static func view(
    _ id: String, _ element: String, _ constraints: [LayoutConstraint], _ children: [ViewNode]
  ) -> ViewNode {
    ViewNode(
      id: id, element: element, attributes: ["translatesAutoresizingMaskIntoConstraints": "NO"],
      constraints: constraints, children: children)
  }

  private static func hold(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      id: "\(first).\(attribute)", firstItem: first, firstAttribute: attribute, secondItem: second,
      secondAttribute: other, constant: constant)
  }

  /// The slope of a straight line through the logarithms (least squares).
  private static func exponent(_ points: [(views: Int, time: Double)]) -> Double {
    let logs = points.map { (x: log(Double($0.views)), y: log(max(1, $0.time))) }
    let count = Double(logs.count)
    let (meanX, meanY) = (
      logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count
    )
    let rise = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) }
    let run = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    return run > 0 ? rise / run : 0
  }
}
