import JSONText
import Model

/// A finding as a JSON report tells it.
struct ComparedFinding {
  /// What the report says.
  let node: JSONNode

  /// Reads a text; empty where there is none.
  func text(_ key: String) -> String { node[key]?.string ?? "" }

  /// Points of the worst size.
  var points: Double { node["worst"]?["shortfall"]?.number ?? 0 }

  private var outcome: Outcome { Outcome(rawValue: text("outcome")) ?? .doesNotApply }

  private var severity: Severity {
    Severity(
      rule: text("rule"), outcome: outcome,
      category: ContentSizeCategory(anySpelling: text("category")), points: points,
      title: node["title"]?.string)
  }

  private var isDefect: Bool {
    let isAccepted = node["accepted"]?.object != nil
    return outcome == .fails && node["whatIf"]?.bool != true && !isAccepted
  }

  /// What became of it; nil for nothing.
  ///
  /// Worse is what a baseline would call worse: one that begins later and is off by more as well.
  /// Better is what would be worse the other way round.
  func change(since old: ComparedFinding?) -> ReportComparison.Change? {
    guard let old else { return .new }
    if Worsening(of: severity, since: old.severity).words != nil { return .worse }
    return Worsening(of: old.severity, since: severity).words == nil ? nil : .better
  }

  /// Tells of it.
  func entry(
    _ change: ReportComparison.Change, old: ComparedFinding?, causes: [String]
  ) -> ReportComparison.Entry {
    let line = node["line"]?.number.map { ":" + JSONValue.text(of: $0) } ?? ""
    return ReportComparison.Entry(
      change: change, rule: text("rule"), place: text("file") + line,
      control: node["object"]?.string ?? text("control"), locale: text("locale"),
      outcome: outcome.rawValue, isDefect: isDefect, oldPoints: old?.points,
      newPoints: change == .cured ? nil : points, causes: causes, message: text("message"))
  }
}

/// The findings and controls of a JSON report, by what they have in common with another one's.
struct ComparedReport {
  /// Findings by fingerprint; a repetition adds its number.
  private(set) var findings: [String: ComparedFinding] = [:]
  /// Keys of the findings, in the order of the report.
  private(set) var order: [String] = []
  private var controls: [String: JSONNode] = [:]

  /// Sorts what a report says.
  init(_ root: JSONNode) {
    var seen: [String: Int] = [:]
    for node in root["findings"]?.array ?? [] {
      let finding = ComparedFinding(node: node)
      let name = finding.text("fingerprint")
      seen[name, default: 0] += 1
      let key = name + "-" + String(seen[name] ?? 1)
      findings[key] = finding
      order.append(key)
    }
    for node in root["controls"]?.array ?? [] {
      if let id = node["id"]?.string { controls[id] = node }
    }
  }

  /// What changed about the control of a finding since an older report.
  func causes(of finding: ComparedFinding, since old: ComparedReport) -> [String] {
    let id = finding.text("control")
    guard let now = controls[id], let before = old.controls[id] else { return ["control"] }
    var causes: [String] = []
    if Self.words(of: now) != Self.words(of: before) { causes.append("string") }
    if now["layoutDigest"]?.string != before["layoutDigest"]?.string { causes.append("layout") }
    return causes
  }

  private static func words(of control: JSONNode) -> [String] {
    (control["titles"]?.array ?? []).map { title in
      ["locale", "state", "text"].map { title[$0]?.string ?? "" }.joined(separator: "\u{0}")
    }
  }
}

/// What two reports were made with.
struct Circumstances {
  /// The older report.
  let old: JSONNode
  /// The newer report.
  let new: JSONNode

  /// What differs, in words.
  var changes: [NamedValue] {
    differences("engine", ["version"]) + names("engine", "libraries") + names("option", "options")
      + fonts
  }

  private func differences(_ kind: String, _ keys: [String]) -> [NamedValue] {
    keys.compactMap { key in
      let values = [old, new].map { $0["tool"]?[key]?.string ?? "none" }
      return values[0] == values[1]
        ? nil : NamedValue(kind, "\(key) \(values[0]) → \(values[1])")
    }
  }

  private func names(_ kind: String, _ key: String) -> [NamedValue] {
    let values = [old, new].map { Self.table($0["tool"]?[key]) }
    return Self.changes(kind, from: values[0], to: values[1])
  }

  private var fonts: [NamedValue] {
    let values = [old, new].map { root in
      (root["fonts"]?.array ?? []).map { font in
        (font["id"]?.string ?? "", String((font["sha256"]?.string ?? "").prefix(12)))
      }
    }
    return Self.changes("font", from: values[0], to: values[1])
  }

  private static func table(_ node: JSONNode?) -> [(String, String)] {
    (node?.object ?? []).map { ($0.key, $0.value.string ?? "") }
  }

  private static func changes(
    _ kind: String, from old: [(String, String)], to new: [(String, String)]
  ) -> [NamedValue] {
    let before = Dictionary(old) { first, _ in first }
    let after = Dictionary(new) { first, _ in first }
    return Set(before.keys).union(after.keys).sorted().compactMap { key in
      let values = [before[key] ?? "none", after[key] ?? "none"]
      return values[0] == values[1]
        ? nil : NamedValue(kind, "\(key) \(values[0]) → \(values[1])")
    }
  }
}
