import Model

/// Counts the custom classes of controls.
struct ClassCensus {
  /// What was met of a class.
  struct Entry: Hashable {
    /// Name of the class.
    var name: String
    /// Controls of each kind, by the kind's word.
    var kinds: [String: Int] = [:]
    /// Files that it was met in.
    var files: Set<String> = []

    /// All controls of the class.
    var count: Int { kinds.values.reduce(0, +) }

    /// Counts as a person would say them, most frequent kind first.
    var words: String {
      let parts = kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { kind, count in
        "\(count) \(kind)\(count == 1 ? "" : "s")"
      }
      return parts.joined(separator: ", ") + " in \(files.count) file\(files.count == 1 ? "" : "s")"
    }
  }

  /// The classes, most frequent first, equals by name.
  let entries: [Entry]

  /// UIKit's own classes, which Interface Builder sometimes writes as custom.
  private static let ownClasses: Set<String> = [
    "UIButton", "UILabel", "ASAuthorizationAppleIDButton",
  ]

  /// Counts labels and buttons that are not Apple's own: profiles speak of no other kind.
  init(_ controls: [Control]) {
    var byName: [String: Entry] = [:]
    for control in controls where control.kind == .label || control.kind.isButton {
      guard let name = control.className, !Self.ownClasses.contains(name) else { continue }
      byName[name, default: Entry(name: name)].kinds[control.kind.rawValue, default: 0] += 1
      byName[name]?.files.insert(control.source.file)
    }
    entries = byName.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}
