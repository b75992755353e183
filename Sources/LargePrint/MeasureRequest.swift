import JSONText
import Model
import Reading
import Typesetting

/// A line that `measure` was asked: a text, its font and its room.
struct MeasureRequest {
  /// The text with its look.
  let title: AttributedTitle
  /// Where it has to fit.
  let room: TextRoom
  /// Under which conditions.
  let traits: Traits

  /// Reads a request.
  ///
  /// Throws `MeasureError` for a key or word that is not known and for a value of the wrong kind.
  init(_ node: JSONNode) throws(MeasureError) {
    guard let members = node.object else {
      throw MeasureError("an object should stand here, not \(node.kindName)")
    }
    for member in members where !Self.keys.contains(member.key) {
      throw .unknownKey(member.key, among: Self.keys)
    }
    let fields = RequestFields(node: node)
    title = try Self.title(node, fields)
    room = try Self.room(fields)
    traits = Traits(
      category: try fields.word(
        "category", among: ContentSizeCategory.allCases.map(\.shortName),
        ContentSizeCategory.init(anySpelling:)) ?? .large,
      locale: try fields.string("locale") ?? "und", boldText: try fields.bool("boldText") ?? false,
      displayScale: try fields.scale("scale") ?? 3)
  }

  /// The keys of a request, in the order of `docs/measure.md`.
  static let keys =
    ["id", "text", "runs"] + RequestRun.lookKeys + [
      "category", "maxWidth", "maxLines", "lineBreakMode", "lineBreakStrategy", "alignment",
      "minimumScaleFactor", "allowsDefaultTighteningForTruncation", "scale", "locale", "boldText",
    ]

  private static func room(_ fields: RequestFields) throws(MeasureError) -> TextRoom {
    let modes = LineBreakMode.allCases.map(\.rawValue)
    let strategies = LineBreakStrategy.allCases.map(\.rawValue)
    let alignments = TextAlignment.allCases.map(\.rawValue)
    var room = TextRoom(
      width: try fields.length("maxWidth"), lineLimit: try fields.count("maxLines") ?? 0,
      lineBreakMode: try fields.word("lineBreakMode", among: modes, LineBreakMode.init(rawValue:))
        ?? .wordWrap,
      alignment: try fields.word("alignment", among: alignments, TextAlignment.init(rawValue:))
        ?? .natural,
      minimumScaleFactor: try fields.fraction("minimumScaleFactor") ?? 0,
      lineBreakStrategy: try fields.word(
        "lineBreakStrategy", among: strategies, LineBreakStrategy.init(rawValue:)) ?? .standard)
    room.allowsTightening = try fields.bool("allowsDefaultTighteningForTruncation") ?? false
    return room
  }

  private static func title(
    _ node: JSONNode, _ fields: RequestFields
  ) throws(MeasureError) -> AttributedTitle {
    let outer = RequestRun(outer: TextAttributes(font: .textStyle(.body)))
    let look = try outer.attributes(node)
    if node["runs"] != nil, node["text"] != nil {
      throw MeasureError("“text” and “runs” exclude each other")
    }
    guard let runs = node["runs"] else {
      guard let text = try fields.string("text") else {
        throw MeasureError("the key “text” is missing")
      }
      return AttributedTitle(runs: [TitleRun(text: text, attributes: look)])
    }
    guard let elements = runs.array else {
      throw MeasureError("“runs” should be an array, not \(runs.kindName)")
    }
    guard !elements.isEmpty else { throw MeasureError("“runs” should hold a run at least") }
    let reader = RequestRun(outer: look)
    var made: [TitleRun] = []
    for element in elements { made.append(try reader.run(element)) }
    return AttributedTitle(runs: made)
  }
}

/// Why a line was not answered.
struct MeasureError: Error {
  /// A sentence without a full stop.
  let message: String

  /// Says why.
  init(_ message: String) {
    self.message = message
  }

  /// Says that a key is not known, with the nearest one that is.
  static func unknownKey(_ key: String, among keys: [String]) -> MeasureError {
    let hint = NearestWord.find(key, among: keys).map { "; did you mean “\($0)”?" } ?? ""
    return MeasureError("there is no key “\(key)”\(hint)")
  }
}
