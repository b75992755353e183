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
    let font = try node["font"].map { (node) throws(MeasureError) in try RequestFont.read(node) }
    title = try Self.title(node, fields, font: font ?? .textStyle(.body))
    room = TextRoom(
      width: try fields.length("maxWidth"), lineLimit: try fields.count("maxLines") ?? 0,
      lineBreakMode: try fields.word("lineBreakMode", among: LineBreakMode.allCases.map(\.rawValue))
      {
        LineBreakMode(rawValue: $0)
      } ?? .wordWrap)
    traits = Traits(
      category: try fields.word(
        "category", among: ContentSizeCategory.allCases.map(\.shortName),
        ContentSizeCategory.init(anySpelling:)) ?? .large,
      locale: try fields.string("locale") ?? "und", boldText: try fields.bool("boldText") ?? false,
      displayScale: try fields.scale("scale") ?? 3)
  }

  private static let keys = [
    "id", "text", "runs", "font", "category", "maxWidth", "maxLines", "lineBreakMode", "scale",
    "locale", "boldText",
  ]

  private static func title(
    _ node: JSONNode, _ fields: RequestFields, font: FontDescriptor
  ) throws(MeasureError) -> AttributedTitle {
    if node["runs"] != nil, node["text"] != nil {
      throw MeasureError("“text” and “runs” exclude each other")
    }
    guard let runs = node["runs"] else {
      guard let text = try fields.string("text") else {
        throw MeasureError("the key “text” is missing")
      }
      return AttributedTitle(text, font: font)
    }
    guard let elements = runs.array else {
      throw MeasureError("“runs” should be an array, not \(runs.kindName)")
    }
    guard !elements.isEmpty else { throw MeasureError("“runs” should hold a run at least") }
    var made: [TitleRun] = []
    for element in elements { made.append(try RequestFont.run(element, font: font)) }
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
