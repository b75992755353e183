import Model

/// A made-up face of plain blocks, set by a made-up typesetter: enough to fill a report.
enum SampleType {
  /// Id of the face.
  static let face = "Sample-Regular"
  private static let units = 1000.0

  /// Outlines of every letter used: a frame with a hole, tall for capitals.
  static func outlines(for texts: [String]) -> GlyphOutlines {
    var glyphs: [UInt32: Outline] = [:]
    for scalar in texts.joined().unicodeScalars where scalar != " " {
      glyphs[scalar.value] = outline(of: scalar)
    }
    return GlyphOutlines(faces: [face: FaceOutlines(unitsPerEm: units, glyphs: glyphs)])
  }

  private static func outline(of scalar: Unicode.Scalar) -> Outline {
    let tall = scalar.properties.isUppercase || "bdfhklt“”".unicodeScalars.contains(scalar)
    let low = "gjpqy".unicodeScalars.contains(scalar) ? -200.0 : 0
    let top = tall ? 720.0 : 520
    func ring(_ inset: Double) -> [Outline.Element] {
      let (left, right) = (60 + inset, 490 - inset)
      let corner = Position(x: left, y: low + inset)
      return [
        .move(corner), .line(Position(x: right, y: low + inset)),
        .quadratic(
          control: Position(x: right, y: top - inset),
          end: Position(x: (left + right) / 2, y: top - inset)),
        .cubic(
          first: Position(x: left, y: top - inset), second: Position(x: left, y: top - inset - 60),
          end: corner), .close,
      ]
    }
    return Outline(elements: ring(0))
  }

  /// Breaks a text greedily at spaces, 0.55 em to a letter, and cuts what the limit leaves over.
  static func layout(
    _ text: String, size: Double, width: Double, lineLimit: Int = 0
  ) -> TextLayout {
    let advance = 0.55 * size
    var broken: [String] = [""]
    for word in text.split(separator: " ") {
      let last = broken[broken.count - 1]
      let joined = last.isEmpty ? String(word) : last + " " + word
      if Double(joined.count) * advance <= width || last.isEmpty {
        broken[broken.count - 1] = joined
      } else {
        broken.append(String(word))
      }
    }
    let whole = broken.count
    let natural = Double(text.count) * advance
    var isTruncated = lineLimit > 0 && whole > lineLimit
    if isTruncated { broken = Array(broken.prefix(lineLimit)) }
    if lineLimit == 1, natural > width {
      isTruncated = true
      broken = [String(text.prefix(max(1, Int(width / advance) - 1))) + "…"]
    }
    let height = 1.2 * size
    let lines = broken.enumerated().map { index, line in
      box(line, index: index, size: size, isCut: isTruncated && index == broken.count - 1)
    }
    let widest = lines.map(\.frame.width).max() ?? 0
    return TextLayout(
      lines: lines, extent: Extent(width: widest, height: Double(lines.count) * height),
      isTruncated: isTruncated,
      untruncatedExtent: Extent(width: widest, height: Double(whole) * height),
      untruncatedLineCount: whole, naturalWidth: natural, naturalWidthError: natural * 0.012,
      pointSize: size)
  }

  private static func box(_ text: String, index: Int, size: Double, isCut: Bool) -> LineBox {
    let (advance, height) = (0.55 * size, 1.2 * size)
    let top = Double(index) * height
    let baseline = top + 0.95 * size
    let width = Double(text.unicodeScalars.count) * advance
    let glyphs = text.unicodeScalars.enumerated().compactMap { place, scalar in
      scalar == " "
        ? nil : PlacedGlyph(glyph: scalar.value, x: Double(place) * advance, y: baseline)
    }
    return LineBox(
      text: text, range: 0..<text.utf16.count,
      frame: Rectangle(x: 0, y: top, width: width, height: height), baseline: baseline,
      ink: Rectangle(
        x: 0.06 * size, y: baseline - 0.72 * size, width: max(0, width - 0.12 * size),
        height: 0.92 * size),
      ending: isCut ? .truncated : .softBreak, widthError: width * 0.012,
      glyphRuns: [GlyphRun(face: face, pointSize: size, glyphs: glyphs)])
  }
}
