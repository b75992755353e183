internal import JSONText
internal import Model

/// Rule for a width or a height, in points.
struct ManifestLength: KeyedDraft {
  /// The one length allowed.
  var equal: Double?
  /// Least length.
  var atLeast: Double?
  /// Greatest length.
  var atMost: Double?
  /// Room that the control may grow into while it hugs its content.
  var room: Double?
  /// Who decides; left out, the content where there is room, else the control's own constraint.
  var basis: LengthRange.Basis?

  /// The keys of a rule.
  static let table = KeyTable(
    "length",
    [
      TableKey("equal", \ManifestLength.equal, ValueReader.length),
      TableKey("atLeast", \.atLeast, ValueReader.length),
      TableKey("atMost", \.atMost, ValueReader.length),
      TableKey("room", \.room, ValueReader.length),
      TableKey("basis", \.basis, Manifest.bases.read),
    ])

  /// Reads a rule; a number alone is the one length allowed.
  static func read(_ node: JSONNode) throws(ValueError) -> LengthRange {
    if node.number != nil { return .fixed(try ValueReader.length(node)) }
    guard node.object != nil else { throw ValueReader.wrong(node, "a number or an object") }
    let rule = try table.read(node)
    if let fault = rule.fault { throw ValueError(node.place, fault) }
    return rule.range
  }

  /// What contradicts itself, nil for a sound rule.
  private var fault: String? {
    if equal != nil, atLeast != nil || atMost != nil || room != nil {
      return "“equal” leaves no place for “atLeast”, “atMost” or “room”"
    }
    if equal == nil, atLeast == nil, atMost == nil, room == nil {
      return "must have one of “equal”, “atLeast”, “atMost” and “room”"
    }
    if let atLeast, let most = greatest, atLeast > most {
      return "“atLeast” is greater than “\(most == atMost ? "atMost" : "room")”"
    }
    return nil
  }

  private var greatest: Double? { [atMost, room].compactMap { $0 }.min() }

  private var range: LengthRange {
    if let equal { return .fixed(equal, basis: basis ?? .ownConstraint) }
    return LengthRange(
      minimum: atLeast ?? 0, maximum: greatest,
      basis: basis ?? (room == nil ? .ownConstraint : .content))
  }
}
