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

/// Turns a command line into what makes a build fail.
enum GateWords {
  /// Reads the options of a gate.
  static func gate(_ arguments: Arguments) throws -> Gate {
    var gate = Gate()
    if let words = arguments.list("fail-on") {
      guard !words.isEmpty else { throw UsageError(message: "--fail-on names nothing") }
      do { try gate.choose(words) } catch { throw UsageError(message: "--\(error)") }
    }
    if arguments.has("strict") { gate.beStrict() }
    if arguments.has("lenient") { gate.isLenient = true }
    if let most = arguments.value("max-findings") { gate.limit = try limit(most) }
    if let day = arguments.value("today") { gate.today = try self.day(day) }
    if gate.isLenient, arguments.has("strict") {
      throw UsageError(message: "--strict and --lenient exclude each other")
    }
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
  init(_ arguments: Arguments, configured: String? = nil, ratchets: Bool = false) throws(UsageError)
  {
    compared = arguments.value("baseline") ?? configured
    written = arguments.value("write-baseline")
    self.ratchets = arguments.has("ratchet") || (ratchets && written == nil)
    if self.ratchets, compared == nil {
      throw UsageError(message: "--ratchet needs --baseline")
    }
    if self.ratchets, written != nil {
      throw UsageError(message: "--ratchet and --write-baseline exclude each other")
    }
  }
}
