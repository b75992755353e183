internal import CFreeType
internal import CHarfBuzz
package import Model

/// FreeType with the faces that a worker has drawn from; gives outlines and ink in font units.
@safe package struct GlyphReader: ~Copyable {
  private let library: FT_Library
  private var faces: [ObjectIdentifier: FT_Face] = unsafe [:]
  private var owners: [FontFace] = []

  /// Starts FreeType.
  package init() throws(TextEngineError) {
    var made: FT_Library?
    guard unsafe FT_Init_FreeType(&made) == 0, let made = unsafe made else {
      throw .unavailable(library: "FreeType", object: "library")
    }
    unsafe library = made
  }

  deinit { _ = unsafe FT_Done_FreeType(library) }

  /// Reads a glyph's outline, y upward; empty for a blank or a bitmap glyph.
  package mutating func outline(of glyph: UInt32, in face: FontFace) -> Outline {
    guard let opened = unsafe open(face),
      unsafe FT_Load_Glyph(opened, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = unsafe opened.pointee.glyph,
      unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Outline() }
    return unsafe OutlinePen.trace(&slot.pointee.outline)
  }

  /// Reads a glyph's advance as FreeType sees it, in font units; nil when it cannot load it.
  package mutating func advance(of glyph: UInt32, in face: FontFace) -> Double? {
    guard let opened = unsafe open(face),
      unsafe FT_Load_Glyph(opened, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = unsafe opened.pointee.glyph
    else { return nil }
    return Double(unsafe slot.pointee.metrics.horiAdvance)
  }

  /// Finds the box around what a glyph draws, in font units with y upward; nil for a blank.
  ///
  /// Of a bitmap glyph, an emoji, HarfBuzz knows the box and nobody an outline.
  package func ink(of glyph: UInt32, outline: Outline, in face: FontFace) -> Rectangle? {
    if let box = outline.inkBox { return box }
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(face.font, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    let height = Double(-extents.height)
    return Rectangle(
      x: Double(extents.x_bearing), y: Double(extents.y_bearing) - height,
      width: Double(extents.width), height: height)
  }

  /// Opens a face at its axis values, once.
  mutating func open(_ face: FontFace) -> FT_Face? {
    if let known = unsafe faces[ObjectIdentifier(face)] { return unsafe known }
    var made: FT_Face?
    let bytes = unsafe face.file.bytes.start.assumingMemoryBound(to: UInt8.self)
    guard
      unsafe FT_New_Memory_Face(
        library, bytes, FT_Long(face.file.bytes.count), FT_Long(face.index), &made) == 0,
      let made = unsafe made
    else { return nil }
    if !face.coordinates.isEmpty {
      var places = face.coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      _ = unsafe FT_Set_Var_Design_Coordinates(made, FT_UInt(places.count), &places)
    }
    unsafe faces[ObjectIdentifier(face)] = made
    owners.append(face)
    return unsafe made
  }
}

/// Turns FreeType's callbacks into an outline.
private struct OutlinePen {
  var elements: [Outline.Element] = []

  mutating func add(_ element: Outline.Element) {
    if case .move = element, !elements.isEmpty { elements.append(.close) }
    elements.append(element)
  }

  static func trace(_ outline: inout FT_Outline) -> Outline {
    var pen = OutlinePen()
    var functions = unsafe FT_Outline_Funcs(
      move_to: { unsafe draw(.move(place($0)), $1) },
      line_to: { unsafe draw(.line(place($0)), $1) },
      conic_to: { unsafe draw(.quadratic(control: place($0), end: place($1)), $2) },
      cubic_to: { unsafe draw(.cubic(first: place($0), second: place($1), end: place($2)), $3) },
      shift: 0, delta: 0)
    _ = unsafe withUnsafeMutablePointer(to: &pen) {
      unsafe FT_Outline_Decompose(&outline, &functions, $0)
    }
    if !pen.elements.isEmpty { pen.elements.append(.close) }
    return Outline(elements: pen.elements)
  }
}

/// Adds a step to the pen behind FreeType's pointer; zero says that all went well.
private func draw(_ element: Outline.Element, _ pen: UnsafeMutableRawPointer?) -> Int32 {
  unsafe pen?.assumingMemoryBound(to: OutlinePen.self).pointee.add(element)
  return 0
}

/// Reads a place from FreeType's pointer.
private func place(_ vector: UnsafePointer<FT_Vector>?) -> Position {
  guard let vector = unsafe vector?.pointee else { return .zero }
  return Position(x: Double(vector.x), y: Double(vector.y))
}
