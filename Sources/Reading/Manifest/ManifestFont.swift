internal import JSONText
internal import Model

/// A font as a manifest gives it: by text style, as the system font of a size, or by family.
struct ManifestFont: KeyedDraft {
  /// `UIFont.preferredFont(forTextStyle:)`.
  var textStyle: TextStyle?
  /// Size of the system font, in points.
  var system: Double?
  /// Family or PostScript name.
  var family: String?
  /// Size of a named font, in points.
  var size: Double?
  /// Weight; left out, the text style's own, else regular.
  var weight: FontWeight?
  /// Whether the slanted cut is meant.
  var italic: Bool?
  /// Design of the system font; left out, the standard one.
  var design: FontDesign?
  /// Whether all digits are equally wide.
  var monospacedDigits: Bool?
  /// Values of a variable font's axes by tag.
  var axes: [String: Double]?
  /// Text style that `UIFontMetrics` scales by.
  var relativeTo: TextStyle?
  /// Greatest size that `UIFontMetrics` may reach, in points.
  var maximum: Double?

  /// The keys of a font.
  static let table = KeyTable(
    "font",
    [
      TableKey("textStyle", \ManifestFont.textStyle, Manifest.textStyles.read),
      TableKey("system", \.system, ValueReader.fontSize),
      TableKey("family", \.family, ValueReader.name),
      TableKey("size", \.size, ValueReader.fontSize),
      TableKey("weight", \.weight, Manifest.weights.read),
      TableKey("italic", \.italic, ValueReader.flag),
      TableKey("design", \.design, Manifest.designs.read),
      TableKey("monospacedDigits", \.monospacedDigits, ValueReader.flag),
      TableKey("axes", \.axes, ValueReader.axes),
      TableKey("relativeTo", \.relativeTo, Manifest.textStyles.read),
      TableKey("maximum", \.maximum, ValueReader.fontSize),
    ])

  /// Reads a font.
  static func read(_ node: JSONNode) throws(ValueError) -> FontDescriptor {
    let font = try table.read(node)
    if let fault = font.fault { throw ValueError(node.place, fault) }
    return font.descriptor
  }

  /// What contradicts itself, nil for a sound font.
  private var fault: String? {
    let sources = [textStyle != nil, system != nil, family != nil].count { $0 }
    if sources != 1 { return "must have exactly one of “textStyle”, “system” and “family”" }
    if (family != nil) != (size != nil) {
      return family != nil ? "“family” needs “size”" : "“size” goes with “family” only"
    }
    if textStyle != nil, relativeTo != nil {
      return "a text style scales by itself: “relativeTo” goes with “system” and “family”"
    }
    if family != nil, design != nil {
      return "“design” goes with the system font: “textStyle” or “system”"
    }
    if family == nil, axes != nil { return "“axes” goes with “family” only" }
    if maximum != nil, relativeTo == nil { return "“maximum” needs “relativeTo”" }
    return nil
  }

  private var descriptor: FontDescriptor {
    var font = FontDescriptor(
      family: family.map(FontFamily.named) ?? .system,
      weight: weight ?? textStyle?.weight ?? .regular, isItalic: italic ?? false, size: rule)
    font.design = design ?? .standard
    font.hasMonospacedDigits = monospacedDigits ?? false
    font.axes = axes ?? [:]
    return font
  }

  private var rule: FontSizeRule {
    if let textStyle { return .textStyle(textStyle) }
    let points = system ?? size ?? 0
    guard let relativeTo else { return .fixed(points) }
    return .scaled(points, relativeTo: relativeTo, maximum: maximum)
  }
}
