import LargePrint
import Reading
import Reporting

/// A report format and where it goes.
struct ReportTarget {
  /// How the report is written.
  let reporter: Reporter
  /// The file; nil for standard output.
  let file: OutputFile?

  /// Reads the words of `--format`, such as `sarif=out.sarif`, `html` or `json=-`.
  ///
  /// A file is named from the working folder; without one a format has its own file name in the
  /// output folder, or goes to standard output. Throws where two formats would spoil each other.
  static func read(_ words: [String]?, folder: String) throws(UsageError) -> [ReportTarget] {
    guard !folder.isEmpty else { throw UsageError(message: "--output names no folder") }
    var targets: [ReportTarget] = []
    for word in words ?? Reporter.usual.map(\.id) { targets.append(try read(word, folder)) }
    guard !targets.isEmpty else { throw UsageError(message: "--format names no format") }
    try checkFiles(targets)
    try checkStandardOutput(targets)
    return targets
  }

  private static func read(_ word: String, _ folder: String) throws(UsageError) -> ReportTarget {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let id = String(halves.first ?? "")
    guard let reporter = Reporter.all.first(where: { $0.id == id }) else {
      let ids = Reporter.all.map(\.id)
      let hint = NearestWord.hint(for: id, among: ids)
      let known = hint.isEmpty ? "; there are " + ids.joined(separator: ", ") : hint
      throw UsageError(message: "there is no format \(id)\(known)")
    }
    guard halves.count == 2 else {
      let file = reporter.fileName.flatMap { OutputFile(folder + "/" + $0) }
      return ReportTarget(reporter: reporter, file: file)
    }
    let isFolder = reporter.files != nil
    if ["-", "/dev/stdout"].contains(halves[1]) && !isFolder {
      return ReportTarget(reporter: reporter, file: nil)
    }
    let named =
      halves[1].isEmpty || halves[1] == "-" ? "" : halves[1] + (isFolder ? "/index.html" : "")
    guard let file = OutputFile(named) else {
      throw UsageError(message: "--format \(word) names no file")
    }
    return ReportTarget(reporter: reporter, file: file)
  }

  private static func checkFiles(_ targets: [ReportTarget]) throws(UsageError) {
    var owners: [String: ReportTarget] = [:]
    for target in targets {
      guard let file = target.file else { continue }
      if let other = owners.updateValue(target, forKey: file.identity) {
        throw UsageError(
          message: "\(other.reporter.id) and \(target.reporter.id) would both write \(file.path)")
      }
    }
  }

  /// Formats for people may follow each other; one that a program reads must stand alone.
  private static func checkStandardOutput(_ targets: [ReportTarget]) throws(UsageError) {
    let printed = targets.filter { $0.file == nil }.map(\.reporter)
    guard let whole = printed.first(where: { $0.fileName != nil }), printed.count > 1 else {
      return
    }
    let other = printed.first { $0.id != whole.id } ?? whole
    throw UsageError(
      message: "\(whole.id) and \(other.id) would both write to standard output")
  }
}
