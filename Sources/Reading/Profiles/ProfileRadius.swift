internal import JSONText
internal import Model

/// Where the corner radius of a class comes from.
enum ProfileRadius: Hashable, Sendable {
  /// The code sets it.
  case fixed(CornerShape.Radius)
  /// A runtime attribute of the control sets it; without one, the class's own default, in points.
  case attribute(String, otherwise: Double?)

  /// Finds the radius of a control; nil where the file sets none and the profile knows no default.
  ///
  /// A negative radius of a file counts as none, as `CALayer` draws it.
  func resolved(_ attributes: RuntimeAttributes) -> CornerShape.Radius? {
    switch self {
    case .fixed(let radius): radius
    case .attribute(let keyPath, let otherwise):
      (attributes.number(keyPath) ?? otherwise).map { .fixed(max(0, $0)) }
    }
  }

  /// Reads a number, `capsule`, `none`, or an attribute with a default.
  static func read(_ node: JSONNode) throws(ValueError) -> ProfileRadius {
    if node.number != nil { return .fixed(.fixed(try ValueReader.length(node))) }
    switch node.string {
    case "capsule": return .fixed(.capsule)
    case "none": return .fixed(.fixed(0))
    default: return try readAttribute(node)
    }
  }

  /// Reads a number, or an attribute with a default.
  static func readPoints(_ node: JSONNode) throws(ValueError) -> ProfileRadius {
    if node.number != nil { return .fixed(.fixed(try ValueReader.length(node))) }
    return try readAttribute(node)
  }

  private static func readAttribute(_ node: JSONNode) throws(ValueError) -> ProfileRadius {
    guard node.object != nil else {
      throw ValueError(
        node.place, "must be a number, or an attribute such as {attribute: cornerRadius}")
    }
    let draft = try AttributeDraft.table.read(node)
    return .attribute(draft.attribute ?? "", otherwise: draft.otherwise)
  }

  /// A runtime attribute as a profile names it.
  private struct AttributeDraft: KeyedDraft {
    var attribute: String?
    var otherwise: Double?

    static let table = KeyTable(
      "attribute",
      [
        TableKey("attribute", \AttributeDraft.attribute, ValueReader.name).required,
        TableKey("default", \.otherwise, ValueReader.length),
      ])
  }
}
