internal import JSONText
internal import Model

/// The outermost object of a manifest.
struct ManifestFile: KeyedDraft {
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
  static let table = KeyTable(
    "manifest",
    [
      TableKey("$schema", \ManifestFile.schema, ValueReader.text),
      TableKey("version", \.version, readVersion),
      TableKey("note", \.note, ValueReader.text),
      TableKey("defaults", \.defaults, ManifestControl.defaultsTable.read),
      TableKey("screens", \.screens, readElements),
      TableKey("controls", \.controls, readControls).required,
    ])

  private static func readVersion(_ node: JSONNode) throws(ValueError) -> Int {
    let version = try ValueReader.whole(node, from: 1, to: 1_000_000)
    guard version == Manifest.version else {
      throw ValueError(
        node.place, "version \(version) is not known here, only version \(Manifest.version)")
    }
    return version
  }

  private static func readElements(_ node: JSONNode) throws(ValueError) -> [JSONNode] {
    guard let elements = node.array else { throw ValueReader.wrong(node, "an array") }
    return elements
  }

  private static func readControls(_ node: JSONNode) throws(ValueError) -> [JSONNode] {
    let controls = try readElements(node)
    guard controls.count <= Manifest.controlLimit else {
      throw ValueError(
        node.place, "there are more than \(Manifest.controlLimit) controls", reason: .overLimit)
    }
    return controls
  }
}
