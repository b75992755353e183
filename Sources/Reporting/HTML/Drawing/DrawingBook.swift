internal import Model

/// Everything that drawings of a page share: glyph outlines, clips, and what is drawn already.
///
/// A cell is written once, where it is first shown; every later place refers to it.
struct DrawingBook {
  private struct GlyphKey: Hashable {
    let face: String
    let glyph: UInt32
  }

  private let outlines: GlyphOutlines
  private var glyphs: [GlyphKey: String] = [:]
  private var glyphOrder: [GlyphKey] = []
  private var clips: [String: String] = [:]
  private var clipOrder: [String] = []
  private var written: Set<String> = []
  /// Glyphs placed so far.
  private(set) var placedGlyphs = 0

  /// Opens an empty book over the outlines of a report.
  init(outlines: GlyphOutlines) {
    self.outlines = outlines
  }

  /// Id of a glyph's outline; nil when it draws nothing.
  mutating func glyph(_ glyph: UInt32, of face: String) -> String? {
    let key = GlyphKey(face: face, glyph: glyph)
    if let id = glyphs[key] {
      placedGlyphs += 1
      return id
    }
    guard let outline = outlines[face, glyph], !outline.isEmpty else { return nil }
    let id = "g" + String(glyphOrder.count, radix: 36)
    glyphs[key] = id
    glyphOrder.append(key)
    placedGlyphs += 1
    return id
  }

  /// Units to an em of a face.
  func unitsPerEm(of face: String) -> Double? {
    outlines.faces[face].map(\.unitsPerEm).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Outline of a glyph in font units.
  func outline(of glyph: UInt32, in face: String) -> Outline? { outlines[face, glyph] }

  /// Reference to a clip that keeps what is inside a shape.
  mutating func clip(inside path: String) -> String {
    clip("<path d=\"" + path + "\"/>")
  }

  /// Reference to a clip that keeps what is outside a shape.
  mutating func clip(outside path: String) -> String {
    clip("<path clip-rule=\"evenodd\" d=\"M-4000-4000H8000V8000H-4000z" + path + "\"/>")
  }

  /// Reference to a clip that keeps what is inside a circle.
  mutating func clip(circle centre: Position, radius: Double) -> String {
    let (x, y) = (PathText.number(centre.x), PathText.number(centre.y))
    return clip("<circle cx=\"" + x + "\" cy=\"" + y + "\" r=\"" + PathText.number(radius) + "\"/>")
  }

  private mutating func clip(_ content: String) -> String {
    if let id = clips[content] { return "url(#" + id + ")" }
    let id = "c" + String(clipOrder.count, radix: 36)
    clips[content] = id
    clipOrder.append(content)
    return "url(#" + id + ")"
  }

  /// Whether this is the first time that a drawing is asked for; from then on it is written.
  mutating func claim(_ id: String) -> Bool { written.insert(id).inserted }

  /// Hatch in the three tones: red, violet for what-ifs, amber for reviews.
  private static let hatches = ["hp", "hw", "hr"].map { id in
    "<pattern id=\"" + id + "\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\""
      + " patternTransform=\"rotate(45)\"><rect width=\"5\" height=\"5\"/>"
      + "<path d=\"M0 0V5\"/></pattern>"
  }.joined()

  /// Definitions that all drawings refer to; goes at the end of the page.
  var definitions: Markup {
    var text = "<defs>" + Self.hatches
    for content in clipOrder {
      text += "<clipPath id=\"" + (clips[content] ?? "") + "\">" + content + "</clipPath>"
    }
    for key in glyphOrder {
      guard let id = glyphs[key], let outline = outlines[key.face, key.glyph] else { continue }
      text += "<path id=\"" + id + "\" d=\"" + PathText.glyphPath(outline) + "\"/>\n"
    }
    text += "</defs>"
    return .tag(
      "svg",
      [
        "width": "0", "height": "0", "class": "defs", "aria-hidden": "true", "focusable": "false",
      ],
      [.raw(text)])
  }
}
