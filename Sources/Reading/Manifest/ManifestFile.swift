internal import JSONText
internal import Model

/// The outermost object of a manifest.
struct ManifestFile: ManifestDraft {
  /// Where editors find the JSON Schema; not followed.
  var schema: String?
  /// Version of the format.
  var version: Int?
  /// Words of the author to other authors.
  var note: String?
  /// What controls begin with.
  var defaults: ManifestControl?
  /// Screens, unread.
  var screens: [JSONNode]?
  /// Controls, unread: a fault in one leaves the others.
  var controls: [JSONNode]?

  /// The keys of the file.
  static let table = ManifestTable(
    "manifest",
    [
      ManifestKey("$schema", \ManifestFile.schema, ManifestValue.text),
      ManifestKey("version", \.version, readVersion),
      ManifestKey("note", \.note, ManifestValue.text),
      ManifestKey("defaults", \.defaults, ManifestControl.defaultsTable.read),
      ManifestKey("screens", \.screens, readElements),
      ManifestKey("controls", \.controls, readControls).required,
    ])

  private static func readVersion(_ node: JSONNode) throws(ManifestError) -> Int {
    let version = try ManifestValue.whole(node, from: 1, to: 1_000_000)
    guard version == Manifest.version else {
      throw ManifestError(
        node.place, "version \(version) is not known here, only version \(Manifest.version)")
    }
    return version
  }

  private static func readElements(_ node: JSONNode) throws(ManifestError) -> [JSONNode] {
    guard let elements = node.array else { throw ManifestValue.wrong(node, "an array") }
    return elements
  }

  private static func readControls(_ node: JSONNode) throws(ManifestError) -> [JSONNode] {
    let controls = try readElements(node)
    if controls.isEmpty {
      throw ManifestError(node.place, "there is no control to audit", reason: .nothingToAudit)
    }
    guard controls.count <= Manifest.controlLimit else {
      throw ManifestError(
        node.place, "there are more than \(Manifest.controlLimit) controls", reason: .overLimit)
    }
    return controls
  }
}
