import JSONText
import Model
import Reading

/// Reads the fonts of a `measure` request.
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
    font.hasMonospacedDigits = try fields.bool("monospacedDigits") ?? false
    let designs = FontDesign.allCases.map(\.rawValue)
    if let design = try fields.word("design", among: designs, FontDesign.init(rawValue:)) {
      guard font.family == .system else {
        throw MeasureError("“design” goes with the system font: “textStyle” or “system”")
      }
      font.design = design
    }
    if let axes = node["axes"] {
      guard font.family != .system else {
        throw MeasureError("“axes” goes with “family” only")
      }
      font.axes = try RequestRun.step { () throws(ValueError) in try TitleValues.axes(axes) }
    }
    return font
  }

  private static func style(
    _ key: String, _ fields: RequestFields
  ) throws(MeasureError) -> TextStyle? {
    try fields.word(key, among: TextStyle.allCases.map(\.rawValue), TextStyle.init(anySpelling:))
  }

  /// The keys of a font, in the order of `docs/measure.md`.
  static let keys = [
    "textStyle", "system", "family", "size", "weight", "italic", "design",
    "monospacedDigits", "axes", "relativeTo", "maximum",
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
    if let family {
      guard !family.allSatisfy(\.isWhitespace) else {
        throw MeasureError("“family” must not be empty")
      }
      font.family = .named(family)
    }
    guard size > 0, size <= 10_000 else {
      throw MeasureError("a font's size should be above 0 and at most 10,000 points")
    }
    if let style = try style("relativeTo", fields) {
      font.size = .scaled(size, relativeTo: style, maximum: try fields.length("maximum"))
    }
    return font
  }
}
