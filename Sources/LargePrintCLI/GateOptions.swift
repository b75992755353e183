import LargePrint
import Model
import Reading

extension Option {
  /// What makes a build fail, and what is known already; of every command that writes reports.
  static let gates: [Option] = [
    Option(
      "fail-on", "LIST",
      help: "Fails only for these rules, or from an impact on (serious), and also for "
        + Gate.classes.joined(separator: ", ") + "."),
    Option("strict", help: "Fails also for what needs review and for rules that only warn."),
    Option("lenient", help: "Never fails for what was found."),
    Option("max-findings", "N", help: "Fails only for more than N findings; 0 by default."),
    Option("baseline", "FILE", help: "Accepts the findings of a baseline unless they got worse."),
    Option(
      "write-baseline", "FILE", help: "Writes what would fail into a baseline; keeps reasons."),
    Option("ratchet", help: "Takes what is cured or better out of the baseline file."),
    Option("today", "DAY", help: "The day, such as 2027-03-31, on which acceptances have to hold."),
  ]
}

/// Turns a command line, and a configuration where it says nothing, into what makes a build fail.
enum GateWords {
  /// Reads the options of a gate.
  static func gate(_ arguments: Arguments, _ settings: GateSettings) throws -> Gate {
    var gate = Gate()
    if let words = arguments.list("fail-on") {
      guard !words.isEmpty else { throw UsageError(message: "--fail-on names nothing") }
      do { try gate.choose(words) } catch { throw UsageError(message: "--\(error)") }
    } else {
      try gate.choose(settings.words ?? [])
    }
    guard !arguments.has("strict") || !arguments.has("lenient") else {
      throw UsageError(message: "--strict and --lenient exclude each other")
    }
    let isSaid = arguments.has("strict") || arguments.has("lenient")
    if isSaid ? arguments.has("strict") : settings.isStrict == true { gate.beStrict() }
    gate.isLenient = isSaid ? arguments.has("lenient") : settings.isLenient == true
    gate.limit = try arguments.value("max-findings").map(limit) ?? settings.limit ?? 0
    gate.today = try arguments.value("today").map(day)
    return gate
  }

  private static func limit(_ word: String) throws(UsageError) -> Int {
    guard let limit = Int(word), (0...1_000_000).contains(limit) else {
      throw UsageError(message: "--max-findings takes a whole number, not \(word)")
    }
    return limit
  }

  private static func day(_ word: String) throws(UsageError) -> CalendarDay {
    guard let day = CalendarDay(word) else {
      throw UsageError(message: "--today takes a day such as 2027-03-31, not \(word)")
    }
    return day
  }
}

/// Which baseline a run has, and what is done with it.
struct BaselineWords {
  /// The baseline to compare with.
  let compared: String?
  /// The baseline to write.
  let written: String?
  /// Whether what is cured is taken out.
  let ratchets: Bool

  /// Reads the options of baselines; throws for those that make no sense together.
  ///
  /// A shard knows a part only: what its configuration says of a baseline is for `merge`.
  init(_ arguments: Arguments, _ options: AuditOptions) throws {
    let isPart = options.shard != nil
    if isPart, ["baseline", "write-baseline", "ratchet"].contains(where: arguments.has) {
      throw UsageError(message: "a shard knows a part only; give that option to merge")
    }
    let settings = isPart ? .none : options.configuration?.gate ?? .none
    compared = arguments.value("baseline") ?? settings.baseline
    written = arguments.value("write-baseline")
    ratchets = arguments.has("ratchet") || (settings.ratchets == true && written == nil)
    if arguments.has("ratchet"), written != nil {
      throw UsageError(message: "--ratchet and --write-baseline exclude each other")
    }
    guard ratchets, compared == nil else { return }
    if let configuration = options.configuration, !arguments.has("ratchet") {
      throw configuration.fault(at: "ratchet", "there is no baseline to take anything out of")
    }
    throw UsageError(message: "--ratchet needs --baseline")
  }
}
