/// What the process says to its caller.
enum ExitStatus: Int32, CaseIterable {
  /// All is well.
  case clean = 0
  /// Something was found that fails, or a line could not be answered.
  case findings = 1
  /// Nothing could be audited, or the configuration is wrong.
  case couldNotAudit = 2
  /// The words on the command line make no sense (`EX_USAGE` of sysexits).
  case usage = 64
  /// A fault of our own (`EX_SOFTWARE` of sysexits).
  case ownFault = 70

  /// What it means, as a sentence.
  var meaning: String {
    switch self {
    case .clean: "Nothing that counts was found."
    case .findings: "Something that counts was found, or a line could not be answered."
    case .couldNotAudit:
      "Nothing could be audited, or a configuration, a baseline or a report is wrong."
    case .usage: "The words of the command line make no sense."
    case .ownFault: "A fault of the tool."
    }
  }
}
