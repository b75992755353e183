internal import JSONText
internal import Model

/// Something that the author of a manifest does not know for sure.
struct ManifestDoubt: ManifestDraft {
  /// What is doubted.
  var subject: Doubt.Subject?
  /// Why.
  var reason: String?

  /// The keys of a doubt.
  static let table = ManifestTable(
    "doubt",
    [
      ManifestKey("subject", \ManifestDoubt.subject, Manifest.doubtSubjects.read).required,
      ManifestKey("reason", \.reason, ManifestValue.name).required,
    ])

  /// Reads a list of doubts.
  static func readList(_ node: JSONNode) throws(ManifestError) -> [Doubt] {
    try ManifestValue.list(node) { (element) throws(ManifestError) in
      let draft = try table.read(element)
      return Doubt(draft.subject ?? .appearance, draft.reason ?? "")
    }
  }
}
