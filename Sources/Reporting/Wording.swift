internal import Model

/// What a cell or a finding comes to, with what-ifs told apart; worst last.
enum Standing: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Nothing was judged.
  case doesNotApply
  /// Proven to be fine.
  case passes
  /// An error band or an unknown fact could turn the answer.
  case needsReview
  /// Fails only where Dynamic Type is supposed.
  case wouldFail
  /// Proven to be broken, as the app is.
  case fails

  /// Orders standings from harmless to bad.
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Sorts an outcome by whether Dynamic Type was supposed.
  init(_ outcome: Outcome, isWhatIf: Bool) {
    switch outcome {
    case .doesNotApply: self = .doesNotApply
    case .passes: self = .passes
    case .needsReview: self = .needsReview
    case .fails: self = isWhatIf ? .wouldFail : .fails
    }
  }

  /// The mark that tells it without colour.
  var mark: String {
    switch self {
    case .fails: "■"
    case .wouldFail: "◌"
    case .needsReview: "◇"
    case .passes: "·"
    case .doesNotApply: "–"
    }
  }

  /// The words behind the mark.
  var words: String {
    switch self {
    case .fails: "fails"
    case .wouldFail: "would fail"
    case .needsReview: "needs review"
    case .passes: "passes"
    case .doesNotApply: "does not apply"
    }
  }

  /// The words after a number of things.
  func words(of count: Int) -> String {
    guard count != 1 else { return words }
    return switch self {
    case .fails: "fail"
    case .wouldFail: "would fail"
    case .needsReview: "need review"
    case .passes: "pass"
    case .doesNotApply: "do not apply"
    }
  }

  /// Class of its colours in the style sheet.
  var styleClass: String {
    switch self {
    case .fails: "s3"
    case .wouldFail: "s2"
    case .needsReview: "s1"
    case .passes: "s0"
    case .doesNotApply: "s4"
    }
  }
}

/// Numbers and names as people read them.
enum Wording {
  /// Writes a number with so many decimals, trailing zeros kept.
  static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "∞" }
    var factor: Int64 = 1
    for _ in 0..<max(0, decimals) { factor *= 10 }
    let scaled = Int64((value * Double(factor)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let whole = String(scaled.magnitude / factor.magnitude)
    guard decimals > 0 else { return sign + whole }
    let rest = String(scaled.magnitude % factor.magnitude)
    return sign + whole + "." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  /// Writes a length in points with one decimal.
  static func points(_ value: Double) -> String { signed(fixed(value, decimals: 1)) }

  /// Writes a length for a narrow cell: one decimal below ten, else none.
  static func shortPoints(_ value: Double) -> String {
    signed(fixed(value, decimals: value.magnitude < 9.95 ? 1 : 0))
  }

  /// Puts a true minus sign before a number below zero.
  private static func signed(_ number: String) -> String {
    number.hasPrefix("-") ? "−" + number.dropFirst() : number
  }

  /// Writes a whole number with commas between thousands.
  static func count(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits[...], at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  /// Counts things: "1 control", "2 controls".
  static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    count(number) + " " + (number == 1 ? one : many ?? one + "s")
  }

  /// Cuts a text to so many characters, with an ellipsis; line breaks become spaces.
  static func excerpt(_ text: String, limit: Int) -> String {
    let flat = String(text.prefix(limit + 1).map { $0.isNewline ? " " : $0 })
    return flat.count > limit ? flat.prefix(max(0, limit - 1)) + "…" : flat
  }

  /// Joins words with commas and a last "and".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Control {
  /// A name for people: its own, else its first title, else its object.
  var displayName: String { displayName(showing: nil) }

  /// A name for people while one of its titles is shown; nil for the first.
  func displayName(showing title: String?) -> String {
    if let name = ownName { return Wording.excerpt(name, limit: 80) }
    if let text = title ?? titles.first?.title.text, !text.isEmpty {
      return "“" + Wording.excerpt(text, limit: 48) + "”"
    }
    return source.object.map { kindWord + " " + Wording.excerpt($0, limit: 48) } ?? kindWord
  }

  /// The title of a finding where the control's name leaves open which of its titles is meant.
  func title(beside finding: Finding) -> String? {
    guard ownName != nil, let title = finding.title, !title.isEmpty else { return nil }
    return Set(titles.map(\.title.text)).count > 1 ? title : nil
  }

  private var ownName: String? { name.flatMap { $0.isEmpty ? nil : $0 } }

  /// The kind as words of a sentence.
  var kindWord: String {
    switch kind {
    case .label: "label"
    case .textField: "text field"
    case .textView: "text view"
    case .segmentedControl: "segmented control"
    case .tabBarItem: "tab"
    case .navigationTitle: "navigation title"
    case .barButtonItem: "bar button"
    default: "button"
    }
  }
}

extension SourceReference {
  /// `file:line`, or the file alone.
  var place: String { line.map { file + ":" + String($0) } ?? file }
}
