internal import CFreeType
internal import CHarfBuzz

extension GlyphReader {
  /// Reads a face's vertical metrics as FreeType chooses them; nil when it cannot open the face.
  ///
  /// Like HarfBuzz and unlike CoreText, FreeType puts typo before hhea where a font asks for it.
  package mutating func freeTypeMetrics(of face: FontFace) -> FontMetrics? {
    guard let opened = unsafe open(face), face.unitsPerEm > 0 else { return nil }
    let (ascender, descender, height) = unsafe (
      Double(opened.pointee.ascender), Double(opened.pointee.descender),
      Double(opened.pointee.height)
    )
    return FontMetrics(
      ascender: ascender / face.unitsPerEm, descender: -descender / face.unitsPerEm,
      lineGap: max(0, height - ascender + descender) / face.unitsPerEm)
  }
}

extension FontFace {
  /// Vertical metrics as HarfBuzz chooses them; nil where it finds none.
  package var harfBuzzMetrics: FontMetrics? {
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(font, &extents) != 0 else { return nil }
    return FontMetrics(
      ascender: Double(extents.ascender) / unitsPerEm,
      descender: -Double(extents.descender) / unitsPerEm,
      lineGap: max(0, Double(extents.line_gap)) / unitsPerEm)
  }
}
