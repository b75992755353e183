internal import CHarfBuzz

/// A mapped font file that several faces may share.
final class FontFile: @unchecked Sendable {
  /// Path it was mapped from.
  let path: String
  /// Its bytes; never written to, which is why sharing them is safe.
  let bytes: MappedFile

  /// Maps a file.
  init(path: String) throws(TextEngineError) {
    self.path = path
    bytes = try MappedFile(path: path)
  }
}

/// A face of a font file at one place in its design space, ready to shape with.
///
/// Shared by all workers: HarfBuzz's face and font are made immutable before anybody sees them,
/// and immutable objects may be used from several threads.
@safe package final class FontFace: @unchecked Sendable {
  /// Name that glyph runs refer to: the PostScript name, and the axes of a moved variable font.
  package let id: String
  /// What the face calls itself.
  package let names: FontNames
  /// Vertical metrics of its own.
  package let metrics: FontMetrics
  /// Units to an em.
  package let unitsPerEm: Double
  /// Number of glyphs.
  package let glyphCount: Int
  /// Index in the file.
  package let index: Int
  /// Axis values in the order of the font's axes; empty for a static font.
  package let coordinates: [Double]
  let file: FontFile
  let font: OpaquePointer

  /// Path of the file.
  package var path: String { file.path }

  /// Opens a face and moves it to axis values, given by tag; axes not named keep their standard.
  init(file: FontFile, index: Int, axes: [String: Double]) throws(TextEngineError) {
    guard let names = FontNames(file: file.bytes, face: index),
      let tables = FontTables(file: file.bytes, face: index)
    else { throw .unusableFont(path: file.path) }
    let count = UInt32(clamping: file.bytes.count)
    let blob = unsafe hb_blob_create(
      file.bytes.start.assumingMemoryBound(to: CChar.self), count, HB_MEMORY_MODE_READONLY, nil,
      nil)
    let face = unsafe hb_face_create(blob, UInt32(clamping: index))
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
    let units = unsafe hb_face_get_upem(face)
    let glyphs = unsafe hb_face_get_glyph_count(face)
    guard let made = unsafe hb_font_create(face), units > 0, glyphs > 0 else {
      unsafe hb_face_destroy(face)
      throw .unusableFont(path: file.path)
    }
    unsafe hb_face_destroy(face)
    unsafe hb_font_set_scale(made, Int32(units), Int32(units))
    coordinates = names.axes.map { axis in axis.clamp(axes[axis.tag] ?? axis.standard) }
    let places = coordinates.map(Float.init)
    if !places.isEmpty {
      unsafe hb_font_set_var_coords_design(made, places, UInt32(places.count))
    }
    unsafe hb_font_make_immutable(made)
    unsafe font = made
    self.file = file
    self.index = index
    self.names = names
    unitsPerEm = Double(units)
    glyphCount = Int(glyphs)
    metrics = FontMetrics(tables: tables, file: file.bytes, unitsPerEm: Double(units))
    id = Self.id(names: names, coordinates: coordinates)
  }

  deinit { unsafe hb_font_destroy(font) }

  /// Finds the glyph of a character; nil when the face has none.
  package func glyph(of scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0, glyph != 0 else {
      return nil
    }
    return glyph
  }

  /// Looks up a glyph's advance as HarfBuzz sees it, in font units.
  package func advance(of glyph: UInt32) -> Double {
    Double(unsafe hb_font_get_glyph_h_advance(font, glyph))
  }

  /// Adds up the advances of a text's characters, neither kerned nor joined, as a share of the em.
  package func nominalWidth(of text: [UInt16]) -> Double {
    let scalars = String(decoding: text, as: UTF16.self).unicodeScalars
    return scalars.reduce(0) { width, scalar in
      width + (glyph(of: scalar.value).map(advance) ?? 0)
    } / unitsPerEm
  }

  private static func id(names: FontNames, coordinates: [Double]) -> String {
    let name = names.postScriptName.isEmpty ? names.fullName : names.postScriptName
    let moved = zip(names.axes, coordinates).filter { $0.standard != $1 }
    if moved.isEmpty { return name }
    let places = moved.map { "\($0.tag)=\(Int(($1 * 100).rounded()) / 100)" }
    return "\(name)[\(places.joined(separator: ","))]"
  }
}
