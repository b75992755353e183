/// Outlines of glyphs by face, in font units with y upward.
public struct GlyphOutlines: Hashable, Sendable {
  /// The outlines: face id, then glyph.
  public var faces: [String: [UInt32: Outline]]

  /// Collects outlines.
  public init(faces: [String: [UInt32: Outline]] = [:]) {
    self.faces = faces
  }

  /// The outline of a glyph; nil when it was not collected.
  public subscript(face: String, glyph: UInt32) -> Outline? {
    faces[face]?[glyph]
  }

  /// Takes in the outlines of another collection.
  public mutating func merge(_ other: GlyphOutlines) {
    for (face, glyphs) in other.faces {
      faces[face, default: [:]].merge(glyphs) { mine, _ in mine }
    }
  }
}
