internal import JSONText
internal import Model

/// A run of a title.
struct ManifestRun: ManifestLooking {
  /// Its text.
  var text: String?
  /// How it looks.
  var look = ManifestLook()

  /// The keys of a run.
  static let table = ManifestTable(
    "run", [ManifestKey("text", \ManifestRun.text, ManifestValue.text).required] + lookKeys)
}

/// A title: a text or runs, in one language and state.
struct ManifestTitle: ManifestLooking {
  /// Text of a title of one look.
  var text: String?
  /// Runs of a title of several looks.
  var runs: [ManifestRun]?
  /// Language; left out, the control's.
  var locale: String?
  /// State that shows it; left out, normal.
  var state: ControlState?
  /// What it is worth; left out, the control's.
  var standing: TitleStanding?
  /// How it looks.
  var look = ManifestLook()
  /// Where it stands.
  var place = TextPlace(line: 1, column: 1)

  /// Most UTF-16 units of a title.
  static let lengthLimit = 100_000

  /// The keys of a title.
  static let table = ManifestTable(
    "title",
    [
      ManifestKey("text", \ManifestTitle.text, ManifestValue.text),
      ManifestKey("runs", \.runs, readRuns),
      ManifestKey("locale", \.locale, ManifestValue.locale),
      ManifestKey("state", \.state, Manifest.states.read),
      ManifestKey("standing", \.standing, Manifest.standings.read),
    ] + lookKeys)

  /// Reads the long form: a list of titles.
  static func readList(_ node: JSONNode) throws(ManifestError) -> [ManifestTitle] {
    try ManifestValue.list(node) { (element) throws(ManifestError) in
      var title = try table.read(element)
      title.place = element.place
      guard (title.text != nil) != (title.runs != nil) else {
        throw ManifestError(element.place, "must have either “text” or “runs”")
      }
      try title.checkLength()
      return title
    }
  }

  /// Reads the short form: one string, or one string a language.
  static func readShort(_ node: JSONNode) throws(ManifestError) -> [ManifestTitle] {
    if node.string != nil { return [try plain(node, locale: nil)] }
    guard let members = node.object else {
      throw ManifestValue.wrong(node, "a string or an object of one string a language")
    }
    var titles: [ManifestTitle] = []
    for member in members {
      guard ManifestValue.isLanguageTag(member.key) else {
        let tag = NearestWord.quote(member.key)
        throw ManifestError(member.place, "\(tag) is no language tag such as “de” or “zh-Hant”")
      }
      do {
        titles.append(try plain(member.value, locale: member.key))
      } catch {
        throw error.under(member.key)
      }
    }
    return titles
  }

  private static func plain(
    _ node: JSONNode, locale: String?
  ) throws(ManifestError) -> ManifestTitle {
    var title = ManifestTitle()
    title.text = try ManifestValue.text(node)
    title.locale = locale
    title.place = node.place
    try title.checkLength()
    return title
  }

  private static func readRuns(_ node: JSONNode) throws(ManifestError) -> [ManifestRun] {
    let runs = try ManifestValue.list(node, ManifestRun.table.read)
    if runs.isEmpty { throw ManifestError(node.place, "must have at least one run") }
    return runs
  }

  private func checkLength() throws(ManifestError) {
    let texts = [text ?? ""] + (runs ?? []).map { $0.text ?? "" }
    guard texts.reduce(0, { $0 + $1.utf16.count }) <= Self.lengthLimit else {
      throw ManifestError(
        place, "the title is longer than \(Self.lengthLimit) UTF-16 units", reason: .overLimit)
    }
  }
}
