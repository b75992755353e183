internal import Model
internal import TextEngine

/// Outlines and ink of the glyphs that were placed, each read once; belongs to one worker.
struct GlyphCollector: ~Copyable {
  private var reader: GlyphReader
  private var faces: [ObjectIdentifier: Int] = [:]
  private var collected: [CollectedFace] = []

  /// Starts empty.
  init() throws(TypesettingError) {
    reader = try engineStep { () throws(TextEngineError) in try GlyphReader() }
  }

  /// Finds the number under which a face's glyphs are kept.
  mutating func number(of face: FontFace) -> Int {
    let key = ObjectIdentifier(face)
    if let known = faces[key] { return known }
    faces[key] = collected.count
    collected.append(CollectedFace(face: face))
    return collected.count - 1
  }

  /// Finds what a glyph draws, in font units with y upward; nil for a blank.
  mutating func ink(of glyph: UInt32, in number: Int) -> Rectangle? {
    let index = Int(glyph)
    guard collected[number].inks.indices.contains(index) else { return nil }
    switch collected[number].inks[index] {
    case .box(let box): return box
    case .blank: return nil
    case .unknown: return read(glyph, in: number)
    }
  }

  private mutating func read(_ glyph: UInt32, in number: Int) -> Rectangle? {
    let face = collected[number].face
    let outline = reader.outline(of: glyph, in: face)
    if !outline.isEmpty { collected[number].outlines[glyph] = outline }
    let box = reader.ink(of: glyph, outline: outline, in: face)
    collected[number].inks[Int(glyph)] = box.map(GlyphInk.box) ?? .blank
    return box
  }

  /// Outlines of every glyph read so far.
  var outlines: GlyphOutlines {
    var all = GlyphOutlines()
    for face in collected where !face.outlines.isEmpty {
      all.faces[face.face.id] = FaceOutlines(
        unitsPerEm: face.face.unitsPerEm, glyphs: face.outlines)
    }
    return all
  }
}

/// What is known of a glyph's ink.
private enum GlyphInk {
  case unknown
  case blank
  case box(Rectangle)
}

/// Glyphs of one face.
private struct CollectedFace {
  let face: FontFace
  var outlines: [UInt32: Outline] = [:]
  var inks: [GlyphInk]

  init(face: FontFace) {
    self.face = face
    inks = [GlyphInk](repeating: .unknown, count: face.glyphCount)
  }
}
