import FoundationEssentials
package import Model
import Reading

/// Reads, compares with and writes the baseline of a run.
package struct BaselineRun: Sendable {
  /// Path of the baseline.
  private let path: String

  /// Names a baseline.
  package init(path: String) {
    self.path = path
  }

  /// Compares a report with the baseline.
  ///
  /// Throws `badBaseline` for a file that is not there or not understood.
  package func match(_ report: Report) throws(AuditError) -> BaselineMatch {
    let baseline = try read()
    let audited = Set(report.names)
    let identity = FileIdentity(paths: report.paths)
    let isComparable = baseline.options == report.provenance.options
    return BaselineMatch(report, with: baseline) { entry in
      isComparable && (audited.contains(entry.file) || !identity.exists(entry.file))
    }
  }

  /// Writes a baseline of what a gate counts; reasons and ends of entries that were there are kept.
  ///
  /// Returns how many findings are known now.
  package func write(_ report: Report, counting gate: Gate) throws(AuditError) -> Int {
    var known: [String: AcceptedFinding] = [:]
    if FileManager.default.fileExists(atPath: path) {
      for entry in try read().findings { known[entry.fingerprint] = entry }
    }
    let counted = report.withoutBaseline.findings.filter { $0.acceptance == nil && gate.counts($0) }
    let names = Dictionary(zip(report.files, report.names)) { first, _ in first }
    let entries = counted.map { finding in
      let file = finding.source.file
      var entry = AcceptedFinding(finding, file: names[file] ?? file)
      entry.reason = known[finding.fingerprint]?.reason
      entry.until = known[finding.fingerprint]?.until
      return entry
    }
    try save(BaselineFile(options: report.provenance.options, findings: entries))
    return entries.count
  }

  /// Writes the baseline that a comparison leaves, where it differs; returns whether it did.
  package func ratchet(_ match: BaselineMatch) throws(AuditError) -> Bool {
    let ratcheted = BaselineFile(
      options: match.ratcheted.options, findings: match.ratcheted.findings)
    guard ratcheted.text != (try read().text) else { return false }
    try save(ratcheted)
    return true
  }

  private func read() throws(AuditError) -> BaselineFile {
    do {
      return try BaselineFile(InputFile(reading: path))
    } catch {
      throw .badConfiguration(error.placedMessage)
    }
  }

  private func save(_ baseline: BaselineFile) throws(AuditError) {
    guard let file = OutputFile(path) else {
      throw .badOption("the baseline \(path) is a folder")
    }
    try file.write(baseline.text)
  }
}
