internal import Model

/// Builds the hand-made layouts that rules are shown on; plain boxes, no font.
struct ExampleLayout {
  /// Kind of control.
  var kind = ControlKind.button
  /// The control's box; its corner is the origin.
  var size = Extent(width: 200, height: 44)
  /// Room promised around the title.
  var insets = EdgeInsets.zero
  /// Texts of the lines with the box of each, from the control's corner.
  var lines: [Line] = []
  /// Size that the text was set at.
  var category = ContentSizeCategory.large
  /// Width of the longest paragraph; nil: the widest line.
  var naturalWidth: Double?
  /// Lines the whole text would take; nil: as many as there are.
  var neededLines: Int?
  /// Point size of the text.
  var pointSize = 17.0
  /// Changes to the control that the picture does not show.
  var change: (inout Control) -> Void = { _ in }

  /// One line of an example.
  struct Line {
    /// Its text.
    var text: String
    /// Its box from the control's corner, in points.
    var box: Rectangle
    /// Its ink; nil: the box without a fifth above and below.
    var ink: Rectangle?
    /// Why it ends.
    var ending = LineEnding.endOfText
    /// Width of the word cut inside.
    var brokenWordWidth: Double?
    /// How far its width may be off.
    var error = 0.0
    /// Its glyphs.
    var glyphRuns: [GlyphRun] = []
  }

  /// Centres lines of given widths in a box, line by line.
  static func centred(
    _ lines: [(text: String, width: Double)], in size: Extent, lineHeight: Double,
    error: Double = 0
  ) -> [Line] {
    let top = size.height / 2 - lineHeight * Double(lines.count) / 2
    return lines.enumerated().map { index, line in
      let box = Rectangle(
        x: (size.width - line.width) / 2, y: top + Double(index) * lineHeight, width: line.width,
        height: lineHeight)
      let ending = index == lines.count - 1 ? LineEnding.endOfText : .softBreak
      return Line(text: line.text, box: box, ending: ending, error: error)
    }
  }

  /// The finished subject.
  var subject: Subject {
    var control = Control(id: "example", kind: kind, source: SourceReference(file: "example"))
    control.width = .fixed(size.width)
    control.height = .fixed(size.height)
    control.text.lineLimit = 0
    control.text.lineBreakMode = .wordWrap
    change(&control)
    let text = lines.map(\.text).joined(separator: " ")
    return Subject(
      control: control, title: ControlTitle(AttributedTitle(text, font: .textStyle(.body))),
      traits: Traits(category: category), layout: layout, outlines: ExampleGlyphs.outlines)
  }

  private var layout: ControlLayout {
    let boxes = lines.map(\.box)
    let frame = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    let bounds = Rectangle(origin: .zero, extent: size)
    return ControlLayout(
      bounds: bounds, intrinsicExtent: size, promisedInsets: insets, titleFrame: frame,
      title: textLayout(in: frame))
  }

  private func textLayout(in frame: Rectangle) -> TextLayout {
    let boxes = lines.map { line in lineBox(line, in: frame) }
    let widest = boxes.map(\.frame.width).max() ?? 0
    let height = boxes.map(\.frame.height).reduce(0, +)
    let count = neededLines ?? boxes.count
    let step = boxes.first?.frame.height ?? 0
    return TextLayout(
      lines: boxes, extent: Extent(width: widest, height: height),
      isTruncated: lines.contains { $0.ending == .truncated },
      untruncatedExtent: Extent(width: widest, height: step * Double(count)),
      untruncatedLineCount: count, naturalWidth: naturalWidth ?? widest,
      naturalWidthError: lines.map(\.error).max() ?? 0, pointSize: pointSize)
  }

  private func lineBox(_ line: Line, in frame: Rectangle) -> LineBox {
    let box = line.box.offset(x: -frame.x, y: -frame.y)
    let fifth = box.height / 5
    let ink = line.ink?.offset(x: -frame.x, y: -frame.y)
    return LineBox(
      text: line.text, range: 0..<line.text.utf16.count, frame: box,
      baseline: box.maxY - fifth,
      ink: ink ?? box.inset(by: EdgeInsets(top: fifth, left: 0, bottom: fifth, right: 0)),
      ending: line.ending, brokenWordWidth: line.brokenWordWidth, widthError: line.error,
      glyphRuns: line.glyphRuns)
  }
}

/// A made-up face for examples: glyph 1 is a block as wide as an em and 700 units tall.
enum ExampleGlyphs {
  /// Its outlines.
  static let outlines = GlyphOutlines(
    faces: ["Block": FaceOutlines(unitsPerEm: 1000, glyphs: [1: block])])

  private static let block = Outline(elements: [
    .move(Position(x: 0, y: 0)), .line(Position(x: 1000, y: 0)),
    .line(Position(x: 1000, y: 700)), .line(Position(x: 0, y: 700)), .close,
  ])
}
