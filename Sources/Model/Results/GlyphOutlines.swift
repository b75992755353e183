/// Outlines of one face, in font units with y upward.
public struct FaceOutlines: Hashable, Sendable {
  /// Font units to an em.
  public var unitsPerEm: Double
  /// Outline by glyph.
  public var glyphs: [UInt32: Outline]

  /// Collects the outlines of a face.
  public init(unitsPerEm: Double, glyphs: [UInt32: Outline] = [:]) {
    self.unitsPerEm = unitsPerEm
    self.glyphs = glyphs
  }
}

/// Outlines of the glyphs that layouts draw, by face.
public struct GlyphOutlines: Hashable, Sendable, Codable {
  /// The faces by id, as in ``FontUse``.
  public var faces: [String: FaceOutlines]

  /// Collects faces.
  public init(faces: [String: FaceOutlines] = [:]) {
    self.faces = faces
  }

  /// The outline of a glyph; nil when it was not collected.
  public subscript(face: String, glyph: UInt32) -> Outline? {
    faces[face]?.glyphs[glyph]
  }

  /// Takes in the outlines of another collection.
  public mutating func merge(_ other: GlyphOutlines) {
    for (id, face) in other.faces {
      faces[id, default: FaceOutlines(unitsPerEm: face.unitsPerEm)].glyphs
        .merge(face.glyphs) { mine, _ in mine }
    }
  }
}
