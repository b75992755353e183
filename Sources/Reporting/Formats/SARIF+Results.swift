internal import JSONText
internal import Model

extension Finding {
  /// Writes a result.
  ///
  /// SARIF gives a level only to results of the kind `fail` (section 3.27.10), so a doubt is of the
  /// kind `review`, a what-if of the kind `informational`, both of the level `none`.
  func sarif(ruleIndex: Int?, _ words: AlertWords) -> JSONValue {
    var members: [(String, JSONValue)] = [("ruleId", .string(rule))]
    if let ruleIndex { members.append(("ruleIndex", .integer(ruleIndex))) }
    members += [
      ("kind", .string(isProven ? "fail" : isWhatIf ? "informational" : "review")),
      ("level", .string(isProven ? sarifLevel : "none")),
      ("message", .object([("text", .string(sarifText(words)))])),
      ("locations", .array([sarifLocation(words)])),
      ("partialFingerprints", sarifFingerprints),
      ("properties", sarifProperties),
    ]
    if let acceptance { members.append(("suppressions", .array([acceptance.sarif]))) }
    return .object(members)
  }

  /// Whether it fails as the app is, accepted or not: a suppression says the latter.
  private var isProven: Bool { outcome == .fails && !isWhatIf }

  /// The level that it would have if nobody had accepted it.
  private var sarifLevel: String {
    var open = self
    open.acceptance = nil
    return AlertLevel(open).rawValue
  }

  /// The message with what would be a placeholder (section 3.11.5) or a link (3.11.6) escaped.
  private func sarifText(_ words: AlertWords) -> String {
    words.sentence(of: self).replacing("{", with: "{{").replacing("}", with: "}}")
      .replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func sarifLocation(_ words: AlertWords) -> JSONValue {
    let control: JSONValue = .object([
      ("name", .string(words.name(of: self))),
      ("fullyQualifiedName", .string(HarmlessText.line(self.control, limit: 4096))),
      ("kind", .string("object")),
    ])
    return .object([
      ("physicalLocation", source.sarif), ("logicalLocations", .array([control])),
    ])
  }

  /// Ours under our name, and under the one name that GitHub compares by.
  private var sarifFingerprints: JSONValue {
    .object([
      ("largeprint/v1", .string(fingerprint)), ("primaryLocationLineHash", .string(fingerprint)),
    ])
  }

  private var sarifProperties: JSONValue {
    .object([
      ("outcome", .string(outcome.rawValue)),
      ("impact", .string(impact.rawValue)),
      ("whatIf", .bool(isWhatIf)),
      ("category", .string(category.shortName)),
      ("locale", .string(locale)),
      ("state", .string(state.rawValue)),
      ("worstCategory", .optional(worst?.category.shortName)),
      ("worstPoints", .optional(worst?.verdict.shortfall)),
    ])
  }
}

extension Acceptance {
  /// Writes a suppression (section 3.35): all of ours are kept outside the audited file's code.
  fileprivate var sarif: JSONValue {
    .object([
      ("kind", .string("external")), ("status", .string("accepted")),
      ("justification", .string(HarmlessText.line(words))),
    ])
  }
}

extension SourceReference {
  /// Writes a physical location.
  ///
  /// The column is left out: ours counts bytes, SARIF's does not.
  var sarif: JSONValue {
    var artifact: [(String, JSONValue)] = [("uri", .string(Self.uri(of: file)))]
    if !file.hasPrefix("/") { artifact.append(("uriBaseId", .string("%SRCROOT%"))) }
    var members: [(String, JSONValue)] = [("artifactLocation", .object(artifact))]
    if let line { members.append(("region", .object([("startLine", .integer(line))]))) }
    return .object(members)
  }

  /// Writes a path as a URI by RFC 3986: relative as it is, absolute as `file:`.
  static func uri(of path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }
}
