internal import Model

/// How loudly a CI host should tell a finding.
enum AlertLevel: String, Hashable, Sendable {
  /// A defect that hurts much.
  case error
  /// A defect that hurts less.
  case warning
  /// No proven defect of the app as it is: needs review, or a what-if.
  case note

  /// Chooses by impact; only what fails as the app is can be more than a note, and what should
  /// only warn is no error.
  init(_ finding: Finding) {
    let level = finding.isDefect ? AlertLevel(finding.impact) : .note
    self = level == .error && finding.isAdvisory ? .warning : level
  }

  /// Chooses for a defect of an impact.
  init(_ impact: Impact) {
    switch impact {
    case .critical, .serious: self = .error
    case .moderate, .minor: self = .warning
    }
  }
}

/// Words of findings for places that show nothing else of the report.
struct AlertWords {
  private let names: [String: String]

  /// Looks the names of all controls up once.
  init(_ report: Report) {
    names = Dictionary(
      report.controls.map { ($0.control.id, HarmlessText.line($0.control.displayName)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The name of a finding's control for people.
  func name(of finding: Finding) -> String {
    names[finding.control] ?? HarmlessText.line(finding.control)
  }

  /// One line with what is wrong, of which control, in which language; what is no defect says so
  /// first.
  func sentence(of finding: Finding) -> String {
    let place = Self.circumstances(of: finding)
    return Self.mark(of: finding) + name(of: finding) + (place.isEmpty ? "" : " (" + place + ")")
      + ": " + HarmlessText.line(finding.message)
  }

  /// Language, state and part, where they say something.
  static func circumstances(of finding: Finding) -> String {
    let locale = finding.locale == "und" ? [] : [HarmlessText.line(finding.locale)]
    let state = finding.state == .normal ? [] : [finding.state.rawValue]
    return (locale + state + [finding.part.name].compactMap { $0 }).joined(separator: ", ")
  }

  private static func mark(of finding: Finding) -> String {
    if let acceptance = finding.acceptance {
      return HarmlessText.line(
        acceptance.words.prefix(1).uppercased() + acceptance.words.dropFirst())
        + ". "
    }
    if finding.isWhatIf { return "What if its text scaled: " }
    return finding.outcome == .needsReview ? "Needs review: " : ""
  }

  /// One line about something that could not be audited, or was accepted in vain.
  static func sentence(of notice: Notice) -> String {
    let head = notice.reason == .unusedAcceptance ? "" : "Not audited: "
    return head + HarmlessText.line(notice.message)
  }
}

extension Acceptance {
  /// Where it was said, until when it holds and why, on one line.
  var words: String {
    let place = "accepted in the " + source.rawValue + (until.map { " until " + $0.text } ?? "")
    return place + (reason.map { ": " + $0 } ?? "")
  }
}

extension Report {
  /// Findings that nobody has accepted, worst first.
  var openFindings: [Finding] { findings.filter { $0.acceptance == nil } }

  /// Open findings by file, files in the order of their worst finding.
  var findingsByFile: [(file: String, findings: [Finding])] {
    var files: [String] = []
    var findings: [String: [Finding]] = [:]
    for finding in openFindings {
      let file = finding.source.file
      if findings[file] == nil { files.append(file) }
      findings[file, default: []].append(finding)
    }
    return files.map { ($0, findings[$0] ?? []) }
  }
}
