internal import JSONText

/// A value that a configuration says, and where.
package struct Setting: Hashable, Sendable {
  /// Keys that lead to it, outermost first.
  package var keys: [String]
  /// The value as YAML writes it on one line.
  package var text: String
  /// File that says it.
  package var file: String
  /// Line of it.
  package var line: Int
  /// Whether it is one of a list that adds up over files.
  package var isElement: Bool

  /// Keys whose lists add up over files.
  private static let adding: Set<String> = ["exclude", "accept"]
  /// Keys whose members replace each other by name.
  private static let named: Set<String> = ["rules", "classes"]

  /// Lists what a file says.
  static func all(in root: JSONNode, file: String) -> [Setting] {
    (root.object ?? []).flatMap { member in
      let elements = member.value.array ?? []
      let members = member.value.object ?? []
      if adding.contains(member.key), !elements.isEmpty {
        return elements.map { setting([member.key], $0, $0.place, file, isElement: true) }
      }
      if named.contains(member.key), !members.isEmpty {
        return members.map { setting([member.key, $0.key], $0.value, $0.place, file) }
      }
      return [setting([member.key], member.value, member.place, file)]
    }
  }

  /// Lays what a nearer file says over what others say.
  static func overlay(_ outer: [Setting], by nearer: [Setting]) -> [Setting] {
    let replaced = nearer.filter { !$0.isElement }.map(\.keys)
    let kept = outer.filter { setting in
      !replaced.contains { setting.keys.starts(with: $0) }
    }
    return kept + nearer
  }

  private static func setting(
    _ keys: [String], _ node: JSONNode, _ place: TextPlace, _ file: String, isElement: Bool = false
  ) -> Setting {
    Setting(keys: keys, text: text(of: node), file: file, line: place.line, isElement: isElement)
  }

  /// A value in YAML's flow style.
  private static func text(of node: JSONNode) -> String {
    switch node.content {
    case .null: "null"
    case .bool(let value): value ? "on" : "off"
    case .number(let value): JSONValue.text(of: value)
    case .string(let value): YAMLText.word(value)
    case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { YAMLText.word($0.key) + ": " + text(of: $0.value) }
        .joined(separator: ", ") + "}"
    }
  }
}
