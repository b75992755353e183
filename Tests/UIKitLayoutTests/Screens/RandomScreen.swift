import Model
import TestSupport
import UIKitLayout

/// Makes screens of random views, the same for the same seed.
struct RandomScreen {
  private var random: SeededGenerator
  private var count = 0
  /// What the labels ask for, by id.
  private(set) var sizes: [String: NaturalSize] = [:]

  /// Starts at a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A screen of so many rows, each a view, a stack view or a label below the one before.
  mutating func screen(rows: Int) -> Screen {
    var children: [ViewNode] = []
    var constraints: [LayoutConstraint] = []
    for _ in 0..<rows {
      let row = row()
      let above = children.last?.id
      constraints += [
        TestScreens.hold(row.id, "leading", "root", "leading", number(below: 40)),
        TestScreens.hold("root", "trailing", row.id, "trailing", number(below: 40)),
        TestScreens.hold(
          row.id, "top", above ?? "root", above == nil ? "top" : "bottom", number(below: 20)),
      ]
      children.append(row)
    }
    return TestScreens.screen(children, constraints: constraints)
  }

  private mutating func row() -> ViewNode {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return label()
    case 1:
      let distributions = ["fill", "fillEqually", "equalSpacing", "fillProportionally"]
      let distribution = distributions.randomElement(using: &random) ?? "fill"
      return TestScreens.view(
        id("stack"), "stackView",
        ["distribution": distribution, "spacing": "\(Int.random(in: 0..<12, using: &random))"],
        [label(), label(), label()])
    default: return box()
    }
  }

  /// A box with a label held in it by margins and by a centre.
  private mutating func box() -> ViewNode {
    let (box, label) = (id("box"), label())
    return TestScreens.view(
      box,
      constraints: [
        TestScreens.hold(label.id, "leading", box, "leadingMargin", number(below: 8)),
        TestScreens.hold(
          box, "trailingMargin", label.id, "trailing", relation: "greaterThanOrEqual"),
        TestScreens.hold(label.id, "top", box, "top", 4),
        TestScreens.hold(box, "bottom", label.id, "bottom", 4),
      ], [label])
  }

  private mutating func label() -> ViewNode {
    let id = id("label")
    sizes[id] = NaturalSize(width: 20 + number(below: 200), height: 10 + number(below: 30))
    let hugging = 250 + Int.random(in: 0..<50, using: &random)
    return TestScreens.view(id, "label", ["horizontalHuggingPriority": "\(hugging)"])
  }

  private mutating func id(_ kind: String) -> String {
    count += 1
    return "\(kind)\(count)"
  }

  private mutating func number(below limit: Int) -> Double {
    Double(Int.random(in: 0..<limit * 2, using: &random)) / 2
  }
}
