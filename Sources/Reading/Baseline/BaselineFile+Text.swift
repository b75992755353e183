internal import JSONText
internal import Model

extension BaselineFile {
  /// The file's text: an entry a paragraph, so that two branches that change different entries
  /// merge without a conflict.
  package var text: String {
    var lines = Self.head
    lines.append("version: \(Self.version)")
    if !options.isEmpty {
      lines.append("options:")
      lines += options.map { "  \(YAMLText.word($0.name)): \(YAMLText.quoted($0.value))" }
    }
    lines.append(findings.isEmpty ? "findings: []" : "findings:")
    return (lines + findings.flatMap(\.lines)).joined(separator: "\n") + "\n"
  }

  private static let head = [
    "# Findings that are known. One that is not here, or that got worse, fails the build.",
    "# Say why in `reason:`, and in `until: 2027-03-31` on which day it ends. docs/ci.md tells more.",
  ]
}

extension AcceptedFinding {
  /// The lines of an entry; what is as usual is left out.
  fileprivate var lines: [String] {
    var keys: [(String, String)] = [
      ("finding", YAMLText.quoted(fingerprint)), ("rule", rule), ("file", YAMLText.quoted(file)),
      ("object", YAMLText.quoted(object)),
    ]
    if locale != "und" { keys.append(("language", YAMLText.quoted(locale))) }
    if state != .normal { keys.append(("state", state.rawValue)) }
    if let title { keys.append(("title", YAMLText.quoted(title))) }
    if isWhatIf { keys.append(("what-if", "true")) }
    keys += [("outcome", outcome.rawValue), ("from", category.shortName)]
    keys.append(("points", points.isFinite ? JSONValue.text(of: points) : "0"))
    if let reason { keys.append(("reason", YAMLText.quoted(reason))) }
    if let until { keys.append(("until", until.text)) }
    return keys.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1.0 + ": " + $1.1 }
  }
}
