internal import JSONText
internal import Model

/// A run of a title: a text, or an image in it.
struct ManifestRun: ManifestLooking {
  /// Its text.
  var text: String?
  /// Image that stands for the text.
  var attachment: TextAttachment?
  /// How it looks.
  var look = ManifestLook()

  /// The keys of a run.
  static let table = KeyTable(
    "run",
    [
      TableKey("text", \ManifestRun.text, ValueReader.text),
      TableKey("attachment", \.attachment, ManifestAttachment.read),
    ] + lookKeys)

  /// Reads a run, which is a text or an image.
  static func read(_ node: JSONNode) throws(ValueError) -> ManifestRun {
    let run = try table.read(node)
    guard (run.text != nil) != (run.attachment != nil) else {
      throw ValueError(node.place, "must have either “text” or “attachment”")
    }
    return run
  }
}

/// An image or symbol in a text as a manifest gives it, by the bounds of `NSTextAttachment`.
struct ManifestAttachment: KeyedDraft {
  /// Width in points.
  var width: Double?
  /// Height in points.
  var height: Double?
  /// Height of its lower edge above the baseline, in points.
  var y: Double?

  /// The keys of an attachment.
  static let table = KeyTable(
    "attachment",
    [
      TableKey("width", \ManifestAttachment.width, ValueReader.length).required,
      TableKey("height", \.height, ValueReader.length).required,
      TableKey("y", \.y, ValueReader.offset),
    ])

  /// Reads an attachment.
  static func read(_ node: JSONNode) throws(ValueError) -> TextAttachment {
    let draft = try table.read(node)
    let extent = Extent(width: draft.width ?? 0, height: draft.height ?? 0)
    return TextAttachment(extent, rise: draft.y ?? 0)
  }
}

/// A title: a text, runs or the key of a text, in one language and state.
struct ManifestTitle: ManifestLooking {
  /// Text of a title of one look.
  var text: String?
  /// Runs of a title of several looks.
  var runs: [ManifestRun]?
  /// Key of its text in a table of strings.
  var key: String?
  /// Name of that table; left out, any that has the key.
  var table: String?
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

  /// The keys of a title.
  static let table = KeyTable(
    "title",
    [
      TableKey("text", \ManifestTitle.text, ValueReader.text),
      TableKey("runs", \.runs, readRuns),
      TableKey("key", \.key, ValueReader.name),
      TableKey("table", \.table, ValueReader.name),
      TableKey("locale", \.locale, ValueReader.locale),
      TableKey("state", \.state, Manifest.states.read),
      TableKey("standing", \.standing, Manifest.standings.read),
    ] + lookKeys)

  /// Reads the long form: a list of titles.
  static func readList(_ node: JSONNode) throws(ValueError) -> [ManifestTitle] {
    try ValueReader.list(node) { (element) throws(ValueError) in
      var title = try table.read(element)
      title.place = element.place
      let given = [title.text != nil, title.runs != nil, title.key != nil]
      guard given.count(where: { $0 }) == 1 else {
        throw ValueError(element.place, "must have either “text”, “runs” or “key”")
      }
      guard title.table == nil || title.key != nil else {
        throw ValueError(element.place, "“table” needs “key”")
      }
      try title.checkLength()
      return title
    }
  }

  /// Reads the short form: one string, or one string a language.
  static func readShort(_ node: JSONNode) throws(ValueError) -> [ManifestTitle] {
    if node.string != nil { return [try plain(node, locale: nil)] }
    guard let members = node.object else {
      throw ValueReader.wrong(node, "a string or an object of one string a language")
    }
    var titles: [ManifestTitle] = []
    for member in members {
      guard ValueReader.isLanguageTag(member.key) else {
        let tag = NearestWord.quote(member.key)
        throw ValueError(member.place, "\(tag) is no language tag such as “de” or “zh-Hant”")
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
  ) throws(ValueError) -> ManifestTitle {
    var title = ManifestTitle()
    title.text = try ValueReader.text(node)
    title.locale = locale
    title.place = node.place
    try title.checkLength()
    return title
  }

  private static func readRuns(_ node: JSONNode) throws(ValueError) -> [ManifestRun] {
    let runs = try ValueReader.list(node, ManifestRun.read)
    if runs.isEmpty { throw ValueError(node.place, "must have at least one run") }
    return runs
  }

  private func checkLength() throws(ValueError) {
    let texts = [text ?? ""] + (runs ?? []).map { $0.text ?? "" }
    guard texts.reduce(0, { $0 + $1.utf16.count }) <= AttributedTitle.lengthLimit else {
      throw ValueError(
        place, "the title is longer than \(AttributedTitle.lengthLimit) UTF-16 units",
        reason: .overLimit)
    }
  }
}
