internal import JSONText
package import Model

/// A baseline: findings that are known, written for people and for three-way merges.
package struct BaselineFile: Hashable, Sendable {
  /// Version of the format.
  package static let version = 1
  /// Most values that are read of a file: some 40,000 findings.
  static let valueLimit = 1_000_000
  /// Largest file that is read, in bytes.
  static let byteLimit = 16 << 20

  /// Options of the run that wrote it, by name: another choice of sizes or rules finds other things.
  package var options: [NamedValue]
  /// What is known, in the order of files and objects.
  package var findings: [AcceptedFinding]

  /// Collects findings and puts them in order.
  package init(options: [NamedValue], findings: [AcceptedFinding]) {
    self.options = options
    self.findings = findings.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Reads a baseline; throws for anything that is not understood, with line and column.
  package init(_ file: InputFile) throws(ReadingError) {
    do throws(ValueError) {
      let root = try YAMLParser.parse(
        file.bytes, byteLimit: Self.byteLimit, valueLimit: Self.valueLimit)
      let draft = try BaselineDraft.table.read(root)
      self.init(
        options: draft.options ?? [],
        findings: (draft.findings ?? []).compactMap(AcceptedFinding.init))
    } catch {
      throw error.readingError(file: file.path)
    }
  }
}

/// The outermost object of a baseline.
struct BaselineDraft: KeyedDraft {
  /// Version of the format.
  var version: Int?
  /// Options of the run that wrote it.
  var options: [NamedValue]?
  /// Its entries.
  var findings: [AcceptedFindingDraft]?

  /// The keys of the file.
  static let table = KeyTable(
    "baseline",
    [
      TableKey("version", \BaselineDraft.version, readVersion).required,
      TableKey("options", \.options, readOptions),
      TableKey("findings", \.findings, readFindings).required,
    ])

  private static func readVersion(_ node: JSONNode) throws(ValueError) -> Int {
    let version = try ValueReader.whole(node, from: 1, to: 1_000_000)
    guard version == BaselineFile.version else {
      throw ValueError(
        node.place, "version \(version) is not known here, only \(BaselineFile.version)")
    }
    return version
  }

  private static func readOptions(_ node: JSONNode) throws(ValueError) -> [NamedValue] {
    var options: [NamedValue] = []
    for member in try ValueReader.members(node) {
      options.append(NamedValue(member.key, try ValueReader.text(member.value)))
    }
    return options
  }

  private static func readFindings(_ node: JSONNode) throws(ValueError) -> [AcceptedFindingDraft] {
    try ValueReader.list(node, AcceptedFindingDraft.table.read)
  }
}
