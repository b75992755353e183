import Model

extension TextLayout {
  /// Enlarges or shrinks everything by one factor, letterforms and room alike.
  func scaled(by factor: Double) -> TextLayout {
    var copy = self
    copy.lines = lines.map { $0.scaled(by: factor) }
    copy.extent = extent.scaled(by: factor)
    copy.untruncatedExtent = untruncatedExtent.scaled(by: factor)
    copy.naturalWidth *= factor
    copy.naturalWidthError *= factor
    copy.pointSize *= factor
    return copy
  }
}

extension LineBox {
  /// Enlarges or shrinks a line, seen from the title's corner.
  fileprivate func scaled(by factor: Double) -> LineBox {
    var copy = self
    copy.frame = frame.scaled(by: factor)
    copy.baseline *= factor
    copy.ink = ink?.scaled(by: factor)
    copy.brokenWordWidth = brokenWordWidth.map { $0 * factor }
    copy.widthError *= factor
    copy.glyphRuns = glyphRuns.map { $0.scaled(by: factor) }
    return copy
  }
}

extension GlyphRun {
  /// Enlarges or shrinks a run, seen from the title's corner.
  fileprivate func scaled(by factor: Double) -> GlyphRun {
    GlyphRun(
      face: face, pointSize: pointSize * factor,
      glyphs: glyphs.map { PlacedGlyph(glyph: $0.glyph, x: $0.x * factor, y: $0.y * factor) })
  }
}

extension Rectangle {
  /// Enlarges or shrinks a box, seen from the origin.
  fileprivate func scaled(by factor: Double) -> Rectangle {
    Rectangle(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}

extension Extent {
  /// Enlarges or shrinks a size.
  fileprivate func scaled(by factor: Double) -> Extent {
    Extent(width: width * factor, height: height * factor)
  }
}
