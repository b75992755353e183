import JSONText
import Model
import Reading

/// Reads what a `measure` request says of its text beside the font: for the whole, or for a run.
struct RequestRun {
  /// The keys that say how text looks, the same for a request and for each of its runs.
  static let lookKeys = ["font", "kern", "tracking", "baselineOffset", "transform", "paragraph"]

  /// The keys of a run.
  static let keys = ["text", "attachment"] + lookKeys

  /// Look of what says nothing of its own.
  let outer: TextAttributes

  /// Reads a run: its text or the bounds of its image, and how it looks.
  func run(_ node: JSONNode) throws(MeasureError) -> TitleRun {
    guard let members = node.object else {
      throw MeasureError("a run should be an object, not \(node.kindName)")
    }
    for member in members where !Self.keys.contains(member.key) {
      throw .unknownKey(member.key, among: Self.keys)
    }
    let attributes = try attributes(node)
    let text = try RequestFields(node: node).string("text")
    guard let image = node["attachment"] else {
      guard let text else { throw MeasureError("the key “text” of a run is missing") }
      return TitleRun(text: text, attributes: attributes)
    }
    guard text == nil else { throw MeasureError("“text” and “attachment” exclude each other") }
    let attachment = try Self.step { () throws(ValueError) in try TitleValues.attachment(image) }
    return TitleRun(attachment: attachment, attributes: attributes)
  }

  /// Reads how text looks, over what the level around it says.
  func attributes(_ node: JSONNode) throws(MeasureError) -> TextAttributes {
    let fields = RequestFields(node: node)
    var look = outer
    if let font = node["font"] { look.font = try RequestFont.read(font) }
    if let kern = try fields.shift("kern") { look.kern = kern }
    if let tracking = try fields.shift("tracking") { look.tracking = tracking }
    if let rise = try fields.shift("baselineOffset") { look.baselineOffset = rise }
    let words = TextTransform.allCases.map(\.rawValue)
    if let word = try fields.word("transform", among: words, TextTransform.init(rawValue:)) {
      look.transform = word
    }
    if let style = node["paragraph"] {
      look.paragraph = try Self.step { () throws(ValueError) in try TitleValues.paragraph(style) }
    }
    return look
  }

  /// Reads a value with a manifest's reader, and says the column where it is wrong.
  static func step<Value>(
    _ read: () throws(ValueError) -> Value
  ) throws(MeasureError) -> Value {
    do {
      return try read()
    } catch {
      throw MeasureError("column \(error.place.column): \(error.detail)")
    }
  }
}
