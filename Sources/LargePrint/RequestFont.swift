import JSONText
import Model

/// Reads the fonts and runs of a `measure` request.
enum RequestFont {
  /// Reads a font: `textStyle`, `system` or `family` with `size`, and what goes with them.
  static func read(_ node: JSONNode) throws(MeasureError) -> FontDescriptor {
    guard let members = node.object else {
      throw MeasureError("“font” should be an object, not \(node.kindName)")
    }
    for member in members where !keys.contains(member.key) {
      throw .unknownKey(member.key, among: keys)
    }
    let fields = RequestFields(node: node)
    var font = try base(fields)
    if let weight = try fields.word("weight", FontWeight.init(rawValue:)) { font.weight = weight }
    font.isItalic = try fields.bool("italic") ?? false
    return font
  }

  /// Reads a run: its text, font, kern and baseline offset.
  static func run(_ node: JSONNode, font: FontDescriptor) throws(MeasureError) -> TitleRun {
    guard let members = node.object else {
      throw MeasureError("a run should be an object, not \(node.kindName)")
    }
    for member in members where !["text", "font", "kern"].contains(member.key) {
      throw .unknownKey(member.key, among: ["text", "font", "kern"])
    }
    let fields = RequestFields(node: node)
    guard let text = try fields.string("text") else {
      throw MeasureError("the key “text” of a run is missing")
    }
    let own = try node["font"].map { (node) throws(MeasureError) in try read(node) } ?? font
    let kern = node["kern"]?.number
    return TitleRun(text: text, attributes: TextAttributes(font: own, kern: kern))
  }

  private static let keys = [
    "textStyle", "system", "family", "size", "weight", "italic", "relativeTo", "maximum",
  ]

  private static func base(_ fields: RequestFields) throws(MeasureError) -> FontDescriptor {
    if let style = try fields.word("textStyle", TextStyle.init(anySpelling:)) {
      return .textStyle(style)
    }
    let family = try fields.string("family")
    guard let size = try fields.length(family == nil ? "system" : "size") else {
      throw MeasureError("“font” needs “textStyle”, “system” or “family” with “size”")
    }
    var font = FontDescriptor(size: .fixed(size))
    if let family { font.family = .named(family) }
    if let style = try fields.word("relativeTo", TextStyle.init(anySpelling:)) {
      font.size = .scaled(size, relativeTo: style, maximum: try fields.length("maximum"))
    }
    return font
  }
}
