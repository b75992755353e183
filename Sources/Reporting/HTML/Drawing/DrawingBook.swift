internal import Model

/// Everything that drawings of a page share: glyph outlines, and the bodies of cells.
///
/// A cell's body is written once, with the definitions; every place that shows it refers to it.
struct DrawingBook {
  private struct GlyphKey: Hashable {
    let face: String
    let glyph: UInt32
  }

  private let outlines: GlyphOutlines
  private var glyphs: [GlyphKey: Int] = [:]
  private var glyphOrder: [GlyphKey] = []
  private var scope: (prefix: String, clips: [Markup]) = ("", [])
  private var written: Set<String> = []
  private var bodies: [Markup] = []
  /// Glyphs placed so far.
  private(set) var placedGlyphs = 0

  /// Opens an empty book over the outlines of a report.
  init(outlines: GlyphOutlines) {
    self.outlines = outlines
  }

  /// Number of a glyph's outline; nil when it draws nothing.
  mutating func glyph(_ glyph: UInt32, of face: String) -> Int? {
    let key = GlyphKey(face: face, glyph: glyph)
    if let number = glyphs[key] {
      placedGlyphs += 1
      return number
    }
    guard let outline = outlines[face, glyph], !outline.isEmpty else { return nil }
    let number = glyphOrder.count
    glyphs[key] = number
    glyphOrder.append(key)
    placedGlyphs += 1
    return number
  }

  /// Units to an em of a face.
  func unitsPerEm(of face: String) -> Double? {
    outlines.faces[face].map(\.unitsPerEm).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Outline of a glyph in font units.
  func outline(of glyph: UInt32, in face: String) -> Outline? { outlines[face, glyph] }

  /// Draws a piece whose clips have ids of their own, and puts the clips before it.
  mutating func scoped(
    _ prefix: String, _ draw: (inout DrawingBook) -> [Markup]
  ) -> [Markup] {
    let outer = scope
    scope = (prefix, [])
    let parts = draw(&self)
    defer { scope = outer }
    return scope.clips + parts
  }

  /// Reference to a clip that keeps what is inside a shape.
  mutating func clip(inside path: String) -> String {
    clip(.tag("path", ["d": path]))
  }

  /// Reference to a clip that keeps what is outside a shape.
  mutating func clip(outside path: String) -> String {
    clip(.tag("path", ["clip-rule": "evenodd", "d": "M-4000-4000H8000V8000H-4000z" + path]))
  }

  /// Reference to a clip that keeps what is inside a circle.
  mutating func clip(circle centre: Position, radius: Double) -> String {
    let (x, y) = (PathText.number(centre.x), PathText.number(centre.y))
    return clip(.tag("circle", ["cx": x, "cy": y, "r": PathText.number(radius)]))
  }

  private mutating func clip(_ content: Markup) -> String {
    let id = scope.prefix + String(scope.clips.count)
    scope.clips.append(.tag("clipPath", ["id": id], [content]))
    return "url(#" + id + ")"
  }

  /// Ids of drawings that are referred to since packing began; nil outside of it.
  private var referred: Set<String>?

  /// Begins to draw for the script, which fetches the bodies that it needs.
  mutating func beginPacking() { referred = [] }

  /// Ends it and gives the ids of all drawings that were referred to.
  mutating func endPacking() -> Set<String> {
    defer { referred = nil }
    return referred ?? []
  }

  /// Whether a drawing is referred to for the first time, so that its body must be kept.
  mutating func claim(_ id: String) -> Bool {
    guard referred == nil else {
      referred?.insert(id)
      return false
    }
    return written.insert(id).inserted
  }

  /// Takes in a drawing that was claimed.
  mutating func keep(_ body: Markup) { bodies.append(body) }

  /// Hatch in the three tones: red, violet for what-ifs, amber for reviews.
  private static let hatches = ["hp", "hw", "hr"].map { id in
    "<pattern id=\"" + id + "\" width=\"5\" height=\"5\" patternUnits=\"userSpaceOnUse\""
      + " patternTransform=\"rotate(45)\"><rect width=\"5\" height=\"5\"/>"
      + "<path d=\"M0 0V5\"/></pattern>"
  }.joined()

  /// Outlines taken in so far.
  var glyphCount: Int { glyphOrder.count }

  /// Paths of the outlines from a number on, in their order.
  func glyphPaths(from first: Int) -> [String] {
    glyphOrder.dropFirst(first).map { key in
      outlines[key.face, key.glyph].map(PathText.glyphPath) ?? ""
    }
  }

  /// Definitions that the drawings so far refer to; goes at the end of the page.
  var definitions: Markup {
    var text = "<defs>" + Self.hatches
    for (number, path) in glyphPaths(from: 0).enumerated() {
      text += "<path id=\"g" + String(number, radix: 36) + "\" d=\"" + path + "\"/>\n"
    }
    return .tag(
      "svg",
      [
        "width": "0", "height": "0", "class": "defs", "aria-hidden": "true", "focusable": "false",
      ],
      [.raw(text), .fragment(bodies), .raw("</defs>")])
  }
}
