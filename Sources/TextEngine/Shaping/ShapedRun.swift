/// A glyph as the shaper placed it, in font units.
package struct ShapedGlyph: Hashable, Sendable {
  /// Index of the glyph in its face.
  package var glyph: UInt32
  /// First UTF-16 unit of the text it belongs to.
  package var cluster: Int
  /// Distance to the next glyph's origin.
  package var advance: Double
  /// Shift to the right, without effect on the next glyph.
  package var offsetX: Double
  /// Shift upward, without effect on the next glyph.
  package var offsetY: Double
}

/// A text shaped in one face: glyphs in visual order, widths by UTF-16 unit, in font units.
///
/// Widths scale with the size, so one run serves every size.
package struct ShapedRun: Sendable {
  /// Glyphs from left to right.
  package let glyphs: [ShapedGlyph]
  /// Advance of the cluster that begins at a unit; 0 where none begins.
  package let advances: [Double]
  /// Part of that advance that the glyphs do not have alone: what kerning added or took.
  package let kerns: [Double]
  /// Range in ``glyphs`` of the cluster that begins at a unit; empty where none begins.
  package let glyphRanges: [Range<Int>]
  /// Whether the text may not be cut in front of a unit without shaping anew.
  package let isUnsafeToBreak: [Bool]

  /// Sorts glyphs by cluster.
  init(glyphs: [ShapedGlyph], ownAdvances: [Double], unsafeClusters: [Bool], count: Int) {
    self.glyphs = glyphs
    var advances = [Double](repeating: 0, count: count)
    var kerns = advances
    var ranges = [Range<Int>](repeating: 0..<0, count: count)
    for (index, glyph) in glyphs.enumerated() where glyph.cluster < count {
      advances[glyph.cluster] += glyph.advance
      kerns[glyph.cluster] += glyph.advance - ownAdvances[index]
      let range = ranges[glyph.cluster]
      ranges[glyph.cluster] = range.isEmpty ? index..<index + 1 : range.lowerBound..<index + 1
    }
    self.advances = advances
    self.kerns = kerns
    glyphRanges = ranges
    isUnsafeToBreak = unsafeClusters
  }
}
