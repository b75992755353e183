internal import Model

/// Reads the attributes of one fragment of attributed text, value by value; what makes no sense is left
/// at `NSAttributedString`'s default and noted.
struct AttributeReader {
  /// An attribute that is not read.
  struct Unknown: Hashable {
    /// Its key.
    var name: String
    /// Line of its element, from 1.
    var line: Int
    /// Column of its element in bytes, from 1.
    var column: Int
  }

  /// Kerning in points; nil for the font's own.
  private(set) var kern: Double?
  /// Tracking in points; nil for none.
  private(set) var tracking: Double?
  /// Rise above the baseline, in points.
  private(set) var baselineOffset = 0.0
  /// Style of the paragraph.
  private(set) var paragraph = ParagraphStyle()
  /// Values that make no sense.
  private(set) var faults: [TextFault] = []
  /// Attributes that are neither read nor mere decoration, in the order of the file.
  private(set) var unknown: [Unknown] = []
  private let list: XMLElement?

  /// Reads the attributes of a fragment.
  init(of fragment: XMLElement) { self.init(list: fragment.child("attributes")) }

  /// Reads an `attributes` element; none has no values.
  init(list: XMLElement?) {
    self.list = list
    if let font = list?.child("font", key: "NSFont"), let fault = FontReader.fault(in: font) {
      faults.append(fault)
    }
    kern = number("NSKern", leaving: .font)
    tracking = number("CTTracking", leaving: .font)
    baselineOffset = number("NSBaselineOffset", leaving: .lines) ?? 0
    if let stored = list?.child("paragraphStyle", key: "NSParagraphStyle") {
      let reader = ParagraphStyleReader(stored)
      paragraph = reader.style
      faults += reader.faults
    }
    unknown = (list?.children ?? []).compactMap { element in
      guard let key = element["key"], !Self.known.contains(key) else { return nil }
      return Unknown(name: key, line: element.line, column: element.column)
    }
  }

  /// Keys that are read, and those that move no glyph.
  private static let known: Set<String> = [
    "CTTracking", "NSAttachment", "NSBackgroundColor", "NSBaselineOffset", "NSColor", "NSCursor",
    "NSFont", "NSKern", "NSLink", "NSOriginalFont", "NSParagraphStyle", "NSShadow",
    "NSSpellingState", "NSStrikethrough", "NSStrikethroughColor", "NSStrokeColor", "NSStrokeWidth",
    "NSTextEffect", "NSToolTip", "NSUnderline", "NSUnderlineColor",
  ]

  /// Reads a length of either sign; notes one that is no number, or of no kind that holds one.
  private mutating func number(_ key: String, leaving subject: Doubt.Subject) -> Double? {
    guard let stored = list?.children.first(where: { $0["key"] == key }) else { return nil }
    let text = stored["value"] ?? stored.text
    if ["real", "integer"].contains(stored.name), let value = Double(text),
      value.magnitude <= ValueReader.lengthLimit
    {
      return value
    }
    faults.append(
      TextFault(key, text, of: "an attributed text", in: stored).about(subject))
    return nil
  }

  /// The doubt that attributes leave which are not understood; nil without any.
  var unknownDoubt: Doubt? {
    let names = Set(unknown.map(\.name)).sorted()
    guard !names.isEmpty else { return nil }
    return Doubt(
      .font, "attributes of its text are not understood: " + names.joined(separator: ", "))
  }
}
