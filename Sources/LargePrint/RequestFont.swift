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
    let weights = FontWeight.allCases.map(\.rawValue)
    if let weight = try fields.word("weight", among: weights, FontWeight.init(rawValue:)) {
      font.weight = weight
    }
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
    let kern = try fields.shift("kern")
    return TitleRun(text: text, attributes: TextAttributes(font: own, kern: kern))
  }

  private static func style(
    _ key: String, _ fields: RequestFields
  ) throws(MeasureError) -> TextStyle? {
    try fields.word(key, among: TextStyle.allCases.map(\.rawValue), TextStyle.init(anySpelling:))
  }

  private static let keys = [
    "textStyle", "system", "family", "size", "weight", "italic", "relativeTo", "maximum",
  ]

  private static func base(_ fields: RequestFields) throws(MeasureError) -> FontDescriptor {
    let family = try fields.string("family")
    let sources = ["textStyle", "system", "family"].filter { fields.node[$0] != nil }
    guard sources.count <= 1 else {
      throw MeasureError("“\(sources[0])” and “\(sources[1])” of a font exclude each other")
    }
    if let style = try style("textStyle", fields) { return .textStyle(style) }
    guard let size = try fields.length(family == nil ? "system" : "size") else {
      throw MeasureError("“font” needs “textStyle”, “system” or “family” with “size”")
    }
    var font = FontDescriptor(size: .fixed(size))
    if let family { font.family = .named(family) }
    guard size > 0, size <= 10_000 else {
      throw MeasureError("a font's size should be above 0 and at most 10,000 points")
    }
    if let style = try style("relativeTo", fields) {
      font.size = .scaled(size, relativeTo: style, maximum: try fields.length("maximum"))
    }
    return font
  }
}
