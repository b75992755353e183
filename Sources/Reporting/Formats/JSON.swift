internal import JSONText
internal import Model

extension Reporter {
  /// The report as one JSON object, a documented contract.
  static let json = Reporter(
    id: "json", fileName: "report.json",
    help: "Everything a program needs, as JSON; docs/report-format.md is the contract."
  ) { report, options in
    report.json(includesCells: options.includesCells, whole: options.holdsWhole).prettyText
  }
}

extension Report {
  /// Lists the top-level keys in the order of the contract.
  func json(includesCells: Bool, whole: Bool = false) -> JSONValue {
    .object(members(includesCells: includesCells) + (whole ? [(Self.wholeKey, self.whole())] : []))
  }

  private func members(includesCells: Bool) -> [(String, JSONValue)] {
    [
      ("schemaVersion", .integer(Self.schemaVersion)),
      ("tool", provenance.json),
      ("fonts", .array(provenance.fonts.map(\.json))),
      ("controls", .array(controlValues(includesCells: includesCells))),
      ("findings", .array(findings.map(\.json))),
      ("causes", .array(causes.map { $0.json(findings) })),
      ("matrix", matrix?.json ?? .null),
      ("screenLayouts", .array(screenValues)),
      ("omittedScreens", .integer(omittedScreens)),
      ("notices", .array(notices.map(\.json))),
      ("largerText", LargerTextEvidence(context: PageContext(report: self)).json),
      ("summary", summary.json),
    ]
  }
}

extension Report {
  /// Writes the controls; the outcome of each is the worst of its cells and its findings.
  private func controlValues(includesCells: Bool) -> [JSONValue] {
    let told = Dictionary(findings.map { ($0.control, $0.outcome) }, uniquingKeysWith: max)
    return controls.map { result in
      let outcome = max(result.outcome, told[result.control.id] ?? .doesNotApply)
      return result.json(outcome: outcome, includesCells: includesCells)
    }
  }
}

extension Report {
  /// Writes the solved screens with their names.
  private var screenValues: [JSONValue] {
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    return screenLayouts.map { $0.json(of: known[$0.screen]) }
  }
}

extension Provenance {
  /// Names the tool, its version, its libraries and the options that change verdicts.
  fileprivate var json: JSONValue {
    .object([
      ("name", .string("LargePrint")),
      ("version", .string(version)),
      ("libraries", NamedValue.json(libraries)),
      ("options", NamedValue.json(options)),
      ("commit", .optional(commit)),
    ])
  }
}

extension NamedValue {
  /// Writes names and values as one object, in their order.
  fileprivate static func json(_ values: [NamedValue]) -> JSONValue {
    .object(values.map { ($0.name, .string($0.value)) })
  }
}

extension FontUse {
  /// Names the file, its hash and what it stands in for.
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(id)),
      ("family", .string(family)),
      ("version", .string(version)),
      ("fileName", .string(fileName)),
      ("sha256", .string(sha256)),
      ("standsInFor", .optional(standsInFor)),
      ("package", .optional(package)),
      ("licence", .string(licence)),
      ("unitsPerEm", .number(unitsPerEm)),
    ])
  }
}

extension Notice {
  /// Says where, which obstacle, and what it means.
  fileprivate var json: JSONValue {
    .object([
      ("file", .string(source.file)),
      ("line", .optional(source.line)),
      ("column", .optional(source.column)),
      ("object", .optional(source.object)),
      ("reason", .string(reason.rawValue)),
      ("message", .string(message)),
    ])
  }
}

extension Summary {
  /// Counts, with every outcome present even at zero.
  fileprivate var json: JSONValue {
    .object([
      ("files", .integer(files)),
      ("controls", .integer(controls)),
      ("cells", Self.json(cells)),
      ("findings", Self.json(findings)),
      ("whatIfFindings", .integer(whatIfFindings)),
      ("acceptedFindings", .integer(acceptedFindings)),
    ])
  }

  private static func json(_ counts: [Outcome: Int]) -> JSONValue {
    .object(
      Outcome.allCases.reversed().map { ($0.rawValue, .integer(counts[$0] ?? 0)) })
  }
}
