import Foundation
import Model
import Testing

@testable import Reporting

@Suite struct DrawingTests {
  private static func drawing(
    _ result: ControlResult, at category: ContentSizeCategory, title: Int = 0
  ) throws -> CellDrawing {
    let cell = try #require(
      result.cells.first { $0.traits.category == category && $0.titleIndex == title })
    let layout = try #require(cell.layout)
    return CellDrawing(
      id: "d", control: result.control, cell: cell, layout: layout, glyphLimit: 900)
  }

  private static let book = DrawingBook(
    outlines: SampleType.outlines(for: ["Book two places now Zwei Plätze jetzt verbindlich buchen"])
  )

  @Test func drawsACellOnceAndRefersToItLater() throws {
    var book = Self.book
    let drawing = try Self.drawing(SampleReport.flaw, at: .large)
    let first = drawing.reference(in: &book).html
    #expect(first == "<use href=\"#d\"/>" && drawing.reference(in: &book).html == first)
    let definitions = book.definitions.html
    #expect(definitions.components(separatedBy: "<g id=\"d\">").count == 2)
    #expect(definitions.components(separatedBy: "href=\"#g").count - 1 == 16)
  }

  @Test func passingInkIsNotDrawnTwice() throws {
    var book = Self.book
    let cured = try Self.drawing(SampleReport.cure, at: .large)
    let passing = Markup.fragment(cured.body(in: &book)).html
    #expect(!passing.contains("class=\"ov\"") && !passing.contains("class=\"hz"))
    let worst = try Self.drawing(
      SampleReport.flaw, at: .accessibilityExtraExtraExtraLarge, title: 1)
    var other = Self.book
    let failing = Markup.fragment(worst.body(in: &other)).html
    #expect(failing.contains("class=\"ov\"") && failing.contains("class=\"hz\""))
  }

  @Test func writesOnlyTheOutlinesThatAreDrawn() throws {
    var book = Self.book
    #expect(!book.definitions.html.contains("id=\"g0\""))
    _ = try Self.drawing(SampleReport.flaw, at: .large).reference(in: &book)
    let letters = Set("Booktwoplacesnow").count
    let paths = book.definitions.html.components(separatedBy: "<path id=\"g").count - 1
    #expect(paths == letters)
    #expect(book.placedGlyphs == 16)
  }

  @Test func measuresTheRoomThatIsShort() throws {
    let drawing = try Self.drawing(SampleReport.flaw, at: .accessibilityMedium)
    let rooms = SideRoom.short(in: drawing)
    let left = try #require(rooms.first { $0.side == .left })
    #expect(left.label == "3.7 of 28.0")
    #expect(!left.isOutside)
    #expect(SideRoom.short(in: try Self.drawing(SampleReport.cure, at: .large)).isEmpty)
  }

  @Test func saysHowFarLinesLeaveTheControl() throws {
    let drawing = try Self.drawing(
      SampleReport.flaw, at: .accessibilityExtraExtraExtraLarge, title: 1)
    let left = try #require(SideRoom.short(in: drawing).first { $0.side == .left })
    #expect(left.isOutside)
    #expect(left.label == "10.3 over")
  }

  @Test func showsWhatALineLacks() throws {
    let result = SampleReport.truncatedLabel
    let small = try Self.drawing(result, at: .extraSmall)
    let large = try Self.drawing(result, at: .accessibilityMedium)
    let missing = try #require(MissingText.find(in: large, siblings: [small, large]))
    guard case .width(let needs, let room) = missing.shortage else {
      Issue.record("the line is too wide")
      return
    }
    #expect(abs(needs - 431.2) < 0.001 && room == 311)
    #expect(missing.model?.cell.traits.category == .extraSmall)
    #expect(MissingText.find(in: small, siblings: []) == nil)
  }

  @Test func cutsBoxesIntoStripsAroundARoom() {
    let box = Rectangle(x: 0, y: 0, width: 10, height: 10)
    let room = Rectangle(x: 2, y: 3, width: 5, height: 5)
    let strips = box.strips(outside: room)
    #expect(strips.reduce(0) { $0 + $1.width * $1.height } == 100 - 25)
    let away = Rectangle(x: 20, y: 20, width: 5, height: 5)
    #expect(box.strips(outside: away).reduce(0) { $0 + $1.width * $1.height } == 100)
    #expect(box.intersection(away).isEmpty)
  }
}

@Suite struct PathTextTests {
  @Test(arguments: [
    (0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (1.004, "1"), (2.05, "2.05"), (-7, "-7"),
    (.nan, "0"), (.infinity, "0"), (123.456, "123.46"), (-0.001, "0"),
  ])
  func writesNumbersShortly(value: Double, text: String) {
    #expect(PathText.number(value) == text)
  }

  @Test func writesFactorsWithFiveDecimals() {
    #expect(PathText.factor(0.0188234) == "0.01882")
    #expect(PathText.factor(2) == "2")
    #expect(PathText.factor(.infinity) == "1")
  }

  @Test func writesGlyphsRelativeToThePen() {
    let outline = Outline(elements: [
      .move(Position(x: 10, y: -20)), .line(Position(x: 30.4, y: 0)),
      .quadratic(control: Position(x: 40, y: 10), end: Position(x: 30, y: 20)),
      .cubic(
        first: Position(x: 20, y: 20), second: Position(x: 10, y: 0),
        end: Position(x: 10, y: -20)), .close, .move(Position(x: 11, y: -20)), .close,
    ])
    #expect(
      PathText.glyphPath(outline) == "m10-20l20 20q10 10 0 20c-10 0-20-20-20-40zm1 0z")
  }
}

@Suite struct CornerContactTests {
  /// A dot of 2 × 2 font units, placed in the top left corner of a 100 × 100 control.
  private static func drawing(dotAt place: Double) -> (CellDrawing, DrawingBook) {
    let dot = Outline(elements: [
      .move(Position(x: 0, y: 0)), .line(Position(x: 0, y: 2)), .line(Position(x: 2, y: 2)),
      .line(Position(x: 2, y: 0)), .close,
    ])
    let outlines = GlyphOutlines(faces: ["f": FaceOutlines(unitsPerEm: 100, glyphs: [1: dot])])
    let glyphs = [PlacedGlyph(glyph: 1, x: place, y: place)]
    let box = Rectangle(x: 0, y: 0, width: 100, height: 100)
    let line = LineBox(
      text: ".", range: 0..<1, frame: box, baseline: place, ink: nil, ending: .endOfText,
      glyphRuns: [GlyphRun(face: "f", pointSize: 100, glyphs: glyphs)])
    let text = TextLayout(
      lines: [line], extent: box.extent, isTruncated: false, untruncatedExtent: box.extent,
      untruncatedLineCount: 1, naturalWidth: 2, naturalWidthError: 0, pointSize: 100)
    var control = Control(id: "a", kind: .button, source: SourceReference(file: "a"))
    control.shape = CornerShape(radius: .fixed(30))
    let layout = ControlLayout(
      bounds: box, intrinsicExtent: box.extent, promisedInsets: .zero, titleFrame: box,
      title: text)
    let cell = Cell(
      traits: Traits(), titleIndex: 0, isWhatIf: false, layout: layout, outcome: .fails)
    return (
      CellDrawing(id: "d", control: control, cell: cell, layout: layout, glyphLimit: 9),
      DrawingBook(outlines: outlines)
    )
  }

  /// The curve is a circle around (30, 30); the dot's upper left corner comes nearest.
  @Test(arguments: [12.0, 7.0])
  func findsTheNearestInk(place: Double) throws {
    let (drawing, book) = Self.drawing(dotAt: place)
    let contact = try #require(CornerContact.find(in: drawing, book: book))
    #expect(contact.ink == Position(x: place, y: place - 2))
    let exact = 30 - contact.ink.distance(to: Position(x: 30, y: 30))
    #expect(abs(contact.distance - exact) < 0.05)
    #expect((contact.distance < 0) == (place == 7))
  }

  @Test func staysSilentFarFromCorners() {
    let (drawing, book) = Self.drawing(dotAt: 50)
    #expect(CornerContact.find(in: drawing, book: book) == nil)
  }
}
