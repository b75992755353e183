import Model
import Typesetting
import UIKitLayout

/// Solves one screen on its own canvas and compares every frame with the stored one.
struct FrameComparison {
  /// The screen.
  let screen: Screen
  /// Its controls.
  let controls: [Control]
  /// File it comes from.
  let file: String
  /// Whether each view is printed with its stored and its solved frame.
  var printsTree = false

  /// Adds what came out to a tally.
  func run(borrows: Bool, _ typesetter: inout Typesetter, into tally: inout Tally) {
    var canvas = ScreenCanvas.of(screen)
    canvas.keepsStoredSizes = borrows
    guard let plan = try? ScreenPlan(screen: screen, canvas: canvas) else { return }
    let stored = plan.storedSizes
    if borrows {
      let (own, shown) = (canvas.safeArea, plan.canvas.safeArea)
      if own != shown {
        tally.insets.append(
          "\(file) \(screen.name) table \(own.top)/\(own.bottom) stored \(shown.top)/\(shown.bottom) \(surface(SolvedScreen(screen: "", extent: canvas.extent ?? .zero, safeArea: own, views: [])))"
        )
      }
    }
    let traits = Traits(category: .large, displayScale: canvas.displayScale)
    let sizes = IntrinsicSizes(
      screen: screen, controls: controls, traits: traits, mode: .canvas)
    var solver = ScreenSolver(plan: plan)
    do {
      let solved = try solver.solve { id, width in
        guard borrows else { return sizes.size(of: id, width: width, &typesetter) }
        guard var size = sizes.size(of: id, width: nil, &typesetter), let own = stored[id] else {
          return nil
        }
        if size.width != nil { size.width = own.width }
        if size.height != nil { size.height = own.height }
        return size
      }
      if printsTree { printTree(solved) }
      compare(solved, plan: plan, into: &tally)
    } catch {
      tally.failures.append("\(file) \(screen.name): \(error)")
    }
  }

  private func printTree(_ solved: SolvedScreen) {
    print("\(file) \(screen.name) \(surface(solved))")
    for broken in solved.broken { print("  broken: \(broken.statement) by \(broken.error)") }
    let nodes = Dictionary(
      Self.flatten(screen.root).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for view in solved.views {
      guard let node = nodes[view.id] else { continue }
      var depth = 0
      var parent = view.parent
      while let index = parent {
        depth += 1
        parent = solved.views[index].parent
      }
      let corner = view.parent.map { solved.views[$0].frame } ?? .zero
      let local = view.frame.offset(x: -corner.x, y: -corner.y)
      let stored = node.frame ?? .zero
      let keys = [
        "axis", "distribution", "alignment", "spacing", "numberOfLines", "verticalHuggingPriority",
        "horizontalHuggingPriority", "hidden", "misplaced", "ambiguous", "contentMode",
      ]
      let attributes = keys.compactMap { key in node.attributes[key].map { "\(key)=\($0)" } }
      let size = view.intrinsicExtent.map { "\($0.width)x\($0.height)" } ?? "-"
      print(
        String(repeating: "  ", count: depth + 1)
          + (Self.agrees(local, stored) ? "" : "✗ ") + "\(view.element) \(view.id) '\(name(node))'"
          + " \(Self.words(stored)) \(Self.words(local)) n \(size) "
          + attributes.joined(separator: " "))
    }
  }

  private func compare(_ solved: SolvedScreen, plan: ScreenPlan, into tally: inout Tally) {
    let decided = plan.decidedViews
    let roots = plan.layoutRoots
    let contradictions = plan.storedContradictions()
    let torn = Set(contradictions.map(\.layoutRoot))
    for found in contradictions {
      tally.contradictions.append("\(file) \(found.layoutRoot) \(found.statement) (\(found.error))")
    }
    let nodes = Dictionary(
      Self.flatten(screen.root).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var failing: [String: String] = [:]
    for view in solved.views {
      guard let kind = Self.kinds[view.element], let node = nodes[view.id] else { continue }
      guard decided.contains(view.id), let stored = node.frame else {
        tally.leftOut += 1
        continue
      }
      let corner = view.parent.map { solved.views[$0].frame } ?? .zero
      let local = view.frame.offset(x: -corner.x, y: -corner.y)
      let isRight = Self.agrees(local, stored)
      if let reason = setApart(node, isTorn: torn.contains(roots[view.id] ?? "")) {
        tally.setApart[reason, default: (0, 0)].all += 1
        if isRight { tally.setApart[reason, default: (0, 0)].right += 1 }
        continue
      }
      tally.count(kind, isRight: isRight)
      if isRight { continue }
      let root = roots[view.id] ?? ""
      if let group = failing[root] {
        tally.add(group, root: file + root, nil)
        continue
      }
      let group = Self.group(
        view, node: node, local: local, stored: stored, solved: solved, controls: controls)
      failing[root] = group
      let line = [
        "\(file) #\(view.id) \(view.element) '\(name(node))'", "stored \(Self.words(stored))",
        "solved \(Self.words(local))",
        view.intrinsicExtent.map { "natural \($0.width)x\($0.height)" } ?? "", surface(solved),
        "| " + file + root,
      ]
      tally.add(group, root: file + root, line.joined(separator: " "))
    }
  }

  /// Tools, device, root and safe area of the screen.
  private func surface(_ solved: SolvedScreen) -> String {
    let tools = Int(screen.setting.toolsVersion ?? 0)
    let safe = "\(solved.safeArea.top)/\(solved.safeArea.bottom)"
    let bars = screen.setting.bars
    let flags = [
      (bars.hasNavigationBar, "nav"), (bars.hasLargeTitles, "large"), (bars.hasTabBar, "tab"),
      (bars.hasToolbar, "tool"), (bars.isSheet, "sheet"),
    ].filter(\.0).map(\.1).joined(separator: "+")
    return "| \(tools) \(screen.device?.id ?? "-") \(screen.setting.owner) "
      + "\(solved.extent.width)x\(solved.extent.height) safe \(safe) \(flags)"
      + (solved.broken.first.map { " broken \(solved.broken.count): \($0.statement)" } ?? "")
  }

  private func name(_ node: ViewNode) -> String {
    String(
      (node.attributes["text"] ?? node.attributes["userLabel"] ?? node.className ?? "").prefix(30)
    )
    .replacing("\n", with: "⏎")
  }

  private func setApart(_ node: ViewNode, isTorn: Bool) -> String? {
    if node.attributes["misplaced"] == "YES" { return "misplaced" }
    if node.attributes["ambiguous"] == "YES" { return "ambiguous" }
    if isTorn { return "self-contradicting root" }
    if node.className != nil, Self.asksByItself.contains(node.element),
      screen.setting.designedExtents[node.id] == nil
    {
      return "custom class"
    }
    return nil
  }

  private static let asksByItself: Set<String> = ["label", "button", "imageView"]
  static let kinds = [
    "label": "label", "button": "button", "stackView": "stack", "imageView": "image",
    "view": "plain view",
  ]

  static func agrees(_ left: Rectangle, _ right: Rectangle) -> Bool {
    abs(left.minX - right.minX) <= 1.001 && abs(left.minY - right.minY) <= 1.001
      && abs(left.maxX - right.maxX) <= 1.001 && abs(left.maxY - right.maxY) <= 1.001
  }

  static func words(_ box: Rectangle) -> String {
    "["
      + [box.x, box.y, box.width, box.height].map { "\(($0 * 100).rounded() / 100)" }
      .joined(separator: " ") + "]"
  }

  static func flatten(_ node: ViewNode?) -> [ViewNode] {
    guard let node else { return [] }
    return [node] + node.children.flatMap { flatten($0) }
  }

  /// The class of a layout root's first disagreement.
  static func group(
    _ view: SolvedView, node: ViewNode, local: Rectangle, stored: Rectangle, solved: SolvedScreen,
    controls: [Control]
  ) -> String {
    if !solved.broken.isEmpty { return "required constraints conflict" }
    let control = controls.first { $0.source.object == view.id }
    let sameSize =
      abs(local.width - stored.width) <= 1.001 && abs(local.height - stored.height) <= 1.001
    if sameSize { return "position only (\(view.element))" }
    let axis = abs(local.width - stored.width) > 1.001 ? "width" : "height"
    switch view.element {
    case "label":
      if control?.titles.isEmpty != false { return "empty label" }
      return control?.text.lineLimit == 1 ? "one-line label, \(axis)" : "multi-line label, \(axis)"
    case "button":
      return control?.kind == .configuredButton ? "configured button, \(axis)" : "button, \(axis)"
    case "stackView": return "stack view, \(axis)"
    case "imageView": return "image, \(axis)"
    default: return "plain view, \(axis)"
    }
  }
}
