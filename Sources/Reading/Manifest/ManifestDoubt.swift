internal import JSONText
internal import Model

/// Something that the author of a manifest does not know for sure.
struct ManifestDoubt: KeyedDraft {
  /// What is doubted.
  var subject: Doubt.Subject?
  /// Why.
  var reason: String?

  /// The keys of a doubt.
  static let table = KeyTable(
    "doubt",
    [
      TableKey("subject", \ManifestDoubt.subject, Manifest.doubtSubjects.read).required,
      TableKey("reason", \.reason, ValueReader.name).required,
    ])

  /// Reads a list of doubts.
  static func readList(_ node: JSONNode) throws(ValueError) -> [Doubt] {
    try ValueReader.list(node) { (element) throws(ValueError) in
      let draft = try table.read(element)
      return Doubt(draft.subject ?? .appearance, draft.reason ?? "")
    }
  }
}
