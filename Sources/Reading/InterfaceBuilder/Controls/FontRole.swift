internal import Model

/// What a font of attributed text is for, as Interface Builder's `metaFont` names it.
enum FontRole {
  /// The weight of a role's font; nil for a role that is not known.
  ///
  /// `system` comes small, mini, and with the name of a weight. Its `Bold` is taken for semibold, and
  /// the other roles that public files name are taken for regular.
  static func weight(of role: String) -> FontWeight? {
    if others.contains(role) { return .regular }
    let word = role.lowercased()
    guard let start = ["system", "smallsystem", "minisystem"].first(where: word.hasPrefix) else {
      return nil
    }
    let suffix = word.dropFirst(start.count)
    if suffix.isEmpty { return .regular }
    let weight = FontWeight.allCases.first { $0.rawValue.lowercased() == suffix }
    return weight == .bold ? .semibold : weight
  }

  private static let others: Set<String> = ["cellTitle", "label", "menu", "message", "titleBar"]
}
