import LargePrint
import Model
import Reading
import Reporting

extension Command {
  /// Makes one report of several.
  static let merge = Command(
    name: "merge",
    summary: "Makes one report of the JSON reports of several shards, as if they were one run.",
    operands: "REPORT…",
    options: [.output, .format, .cells, .whole] + Option.gates
  ) { arguments in
    guard !arguments.operands.isEmpty else {
      throw UsageError(message: "merge needs JSON reports that were written with --shard")
    }
    var options = AuditOptions(paths: ["."])
    try options.adoptConfiguration()
    let finish = try ReportFinish(arguments, options)
    var parts: [Report] = []
    for path in arguments.operands { parts.append(try SavedReport(path).whole()) }
    return try finish.finish(try ReportMerge(parts).report)
  }
}
