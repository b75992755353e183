/// What came out of a comparison.
struct Tally {
  /// What was compared.
  let name: String
  /// Views that are right, and all, by kind.
  var kinds: [String: (right: Int, all: Int)] = [:]
  /// Views whose frame is given, not solved.
  var leftOut = 0
  /// Views set apart, by reason.
  var setApart: [String: (right: Int, all: Int)] = [:]
  /// Disagreements by class.
  var groups: [String: (views: Int, roots: Set<String>, lines: [String])] = [:]
  /// Stored constraints that stored frames break.
  var contradictions: [String] = []
  /// Safe areas that stored frames contradict.
  var insets: [String] = []
  /// Screens that could not be solved.
  var failures: [String] = []

  /// Starts with nothing.
  init(name: String) { self.name = name }

  /// Counts one view.
  mutating func count(_ kind: String, isRight: Bool) {
    kinds[kind, default: (0, 0)].all += 1
    if isRight { kinds[kind, default: (0, 0)].right += 1 }
  }

  /// Disagreements by layout root.
  var roots: [String: Int] = [:]

  /// Adds a disagreement to a class.
  mutating func add(_ group: String, root: String, _ line: String?) {
    groups[group, default: (0, [], [])].views += 1
    roots[root, default: 0] += 1
    groups[group, default: (0, [], [])].roots.insert(root)
    groups[group, default: (0, [], [])].lines += line.map { [$0] } ?? []
  }

  /// Prints the figures.
  func report(details: Bool) {
    let right = kinds.values.reduce(0) { $0 + $1.right }
    let all = kinds.values.reduce(0) { $0 + $1.all }
    print("\n\(name): \(share(right, all))")
    for (kind, count) in kinds.sorted(by: { $0.key < $1.key }) {
      print("  \(kind): \(share(count.right, count.all))")
    }
    print("  not counted, frame given: \(leftOut)")
    for (reason, count) in setApart.sorted(by: { $0.key < $1.key }) {
      print("  set apart, \(reason): \(count.all), of which right: \(count.right)")
    }
    print("  disagreements by class, views (layout roots):")
    for (group, found) in groups.sorted(by: { ($1.value.views, $0.key) < ($0.value.views, $1.key) })
    {
      print("    \(found.views) (\(found.roots.count)) \(group)")
      if details { for line in found.lines { print("      \(count(line)) \(line)") } }
    }
    if details { for line in contradictions { print("  torn: \(line)") } }
    if details { for line in insets { print("  safe area: \(line)") } }
    explain()
    for failure in failures { print("  not solved: \(failure)") }
  }

  /// Says of the largest classes why they differ, as far as reading a few dozen of them showed.
  private func explain() {
    print("  the largest explained:")
    let largest = groups.sorted { ($1.value.views, $0.key) < ($0.value.views, $1.key) }.prefix(5)
    for (group, _) in largest {
      print("    \(group): \(Self.reasons.first { group.hasPrefix($0.0) }?.1 ?? "not read")")
    }
  }

  private static let reasons = [
    ("stack view", "holds spacers or empty stacks that nothing sizes; the canvas keeps their size"),
    ("plain view", "nothing sizes it, or a label in it has a font or a drawn size that is stale"),
    ("position only", "a neighbour's size differs, or bars and margins that code sets"),
    ("required constraints conflict", "UIKit chooses another constraint to break than we do"),
    ("one-line label", "fonts not at hand (Roboto, Avenir …), emoji, or text edited after layout"),
    ("multi-line label", "a line breaks elsewhere by a width within the band"),
    ("configured button", "icon of a symbol whose size is not stored"),
    ("button", "title edited after layout, or a font that code sets"),
    ("image", "its resource was replaced after layout"),
    ("empty label", "laid out by old tools with the height of a line"),
  ]

  /// Disagreements in the layout root that a line is about.
  private func count(_ line: String) -> Int {
    roots.first { line.hasSuffix($0.key) }?.value ?? 0
  }

  private func share(_ part: Int, _ whole: Int) -> String {
    let tenths = whole == 0 ? 0 : Int((Double(part) / Double(whole) * 1000).rounded())
    return "\(part) of \(whole), \(tenths / 10).\(tenths % 10) %"
  }
}
