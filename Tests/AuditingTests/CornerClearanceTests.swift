import Model
import Testing

@testable import Auditing

@Suite("Clearance between ink and corners")
struct CornerClearanceTests {
  private static let bounds = Rectangle(x: 0, y: 0, width: 200, height: 60)

  /// A button with one block of ink, drawn as an outline of corners in font units.
  private static func subject(
    block: Rectangle, shape: CornerShape, unit: Outline? = nil, hasOutlines: Bool = true
  ) -> Subject {
    let run = GlyphRun(
      face: "Unit", pointSize: 1, glyphs: [PlacedGlyph(glyph: 1, x: 0, y: block.height)])
    let corners = Outline(elements: [
      .move(Position(x: 0, y: 0)), .line(Position(x: block.width, y: 0)),
      .line(Position(x: block.width, y: block.height)), .line(Position(x: 0, y: block.height)),
      .close,
    ])
    var subject = ExampleLayout(
      size: bounds.extent,
      lines: [.init(text: "I", box: block, ink: block, glyphRuns: [run])],
      change: { $0.shape = shape }
    ).subject
    subject.outlines =
      hasOutlines
      ? GlyphOutlines(faces: ["Unit": FaceOutlines(unitsPerEm: 1, glyphs: [1: unit ?? corners])])
      : GlyphOutlines()
    return subject
  }

  private static func nearest(
    _ subject: Subject, below limit: Double = .infinity
  ) throws -> CornerClearance? {
    let shape = try #require(subject.control.shape)
    let curve = try #require(CornerCurve(shape, in: bounds.extent, flatness: 0.001))
    return CornerSearch.nearest(
      subject, corners: shape.corners, curve: curve, below: limit, flatness: 0.001)
  }

  @Test("the distance from a block's corner to a circle is exact")
  func block() throws {
    let block = Rectangle(x: 8, y: 6, width: 30, height: 20)
    let subject = Self.subject(block: block, shape: CornerShape(radius: .fixed(28)))
    let found = try #require(try Self.nearest(subject))
    let distance = 28 - (20.0 * 20 + 22 * 22).squareRoot()
    #expect(abs(found.distance - distance) < 1e-9)
    #expect(found.corner == .topLeft)
    #expect(found.ink == Position(x: 8, y: 6))
    #expect(found.isExact)
  }

  @Test("every corner is seen, and only the rounded ones", arguments: 0..<4)
  func corners(index: Int) throws {
    let members: [(CornerShape.Corners, Rectangle, String)] = [
      (.topLeft, Rectangle(x: 8, y: 6, width: 30, height: 10), "top left"),
      (.topRight, Rectangle(x: 162, y: 6, width: 30, height: 10), "top right"),
      (.bottomLeft, Rectangle(x: 8, y: 44, width: 30, height: 10), "bottom left"),
      (.bottomRight, Rectangle(x: 162, y: 44, width: 30, height: 10), "bottom right"),
    ]
    let (member, block, name) = members[index]
    let shape = CornerShape(radius: .fixed(28), corners: member)
    let found = try #require(try Self.nearest(Self.subject(block: block, shape: shape)))
    #expect(found.corner.rawValue == name)
    #expect(abs(found.distance - (28 - (20.0 * 20 + 22 * 22).squareRoot())) < 1e-9)
    let others = CornerShape(
      radius: .fixed(28), corners: CornerShape.Corners.all.subtracting(member))
    #expect(try Self.nearest(Self.subject(block: block, shape: others)) == nil)
  }

  @Test("the ink of a round letter is measured, not its box")
  func roundLetter() throws {
    // A circle of radius 10 around (10, 10), as four cubics; its box has a corner at the origin.
    let c = 10 * 0.5522847498307936
    let circle = Outline(elements: [
      .move(Position(x: 10, y: 0)),
      .cubic(
        first: Position(x: 10 + c, y: 0), second: Position(x: 20, y: 10 - c),
        end: Position(x: 20, y: 10)),
      .cubic(
        first: Position(x: 20, y: 10 + c), second: Position(x: 10 + c, y: 20),
        end: Position(x: 10, y: 20)),
      .cubic(
        first: Position(x: 10 - c, y: 20), second: Position(x: 0, y: 10 + c),
        end: Position(x: 0, y: 10)),
      .cubic(
        first: Position(x: 0, y: 10 - c), second: Position(x: 10 - c, y: 0),
        end: Position(x: 10, y: 0)),
      .close,
    ])
    let box = Rectangle(x: 5, y: 5, width: 20, height: 20)
    let subject = Self.subject(
      block: box, shape: CornerShape(radius: .fixed(28)), unit: circle)
    let found = try #require(try Self.nearest(subject))
    // Both circles have their middle on the diagonal, at 15 and at 28.
    let expected = 28 - (13 * 2.0.squareRoot() + 10)
    #expect(abs(found.distance - expected) < 0.005)
    let ofBox = 28 - 23 * 2.0.squareRoot()
    #expect(found.distance > ofBox + 4)
  }

  @Test("ink without outlines is measured by its box, and said so")
  func missingOutlines() throws {
    let block = Rectangle(x: 8, y: 6, width: 30, height: 20)
    let found = try #require(
      try Self.nearest(
        Self.subject(
          block: block, shape: CornerShape(radius: .fixed(28)), hasOutlines: false)))
    #expect(!found.isExact)
    #expect(found.ink == Position(x: 8, y: 6))
  }

  @Test("ink beside a corner is an edge's affair")
  func zone() throws {
    let shape = CornerShape(radius: .fixed(28))
    let under = Rectangle(x: 27, y: 0.5, width: 30, height: 20)
    #expect(try Self.nearest(Self.subject(block: under, shape: shape)) == nil)
    let above = Rectangle(x: 10, y: -40, width: 30, height: 20)
    #expect(try Self.nearest(Self.subject(block: above, shape: shape)) == nil)
  }

  @Test("nothing nearer than the limit is nothing found")
  func limit() throws {
    let block = Rectangle(x: 14, y: 10, width: 30, height: 20)
    let subject = Self.subject(block: block, shape: CornerShape(radius: .fixed(28)))
    let distance = try #require(try Self.nearest(subject)).distance
    #expect(try Self.nearest(subject, below: distance - 0.01) == nil)
    #expect(try Self.nearest(subject, below: distance + 0.01) != nil)
  }

  @Test("passing over boxes changes nothing", arguments: CornerShape.Curve.allCases)
  func bruteForce(kind: CornerShape.Curve) throws {
    var random = SeededPlaces(seed: 23)
    let shape = CornerShape(radius: .fixed(26), corners: .topLeft, curve: kind)
    let curve = try #require(CornerCurve(shape, in: Self.bounds.extent, flatness: 0.001))
    let zone = curve.departure(at: 1.0 / 3)
    for _ in 0..<300 {
      let block = Rectangle(
        x: random.number(upTo: 30), y: random.number(upTo: 30), width: 12, height: 9)
      let found = try Self.nearest(Self.subject(block: block, shape: shape))
      let isInZone = block.x < zone && block.y < zone
      let expected = curve.nearest(to: Position(x: block.x, y: block.y)).clearance
      #expect((found != nil) == isInZone)
      if let found { #expect(abs(found.distance - expected) < 1e-9) }
    }
  }

  @Test(
    "more radius never means more clearance for a whole title",
    arguments: CornerShape.Curve.allCases)
  func monotonic(kind: CornerShape.Curve) throws {
    let block = Rectangle(x: 9, y: 7, width: 40, height: 20)
    var last = Double.infinity
    for radius in stride(from: 2.0, through: 30, by: 0.5) {
      let shape = CornerShape(radius: .fixed(radius), curve: kind)
      let distance = try Self.nearest(Self.subject(block: block, shape: shape))?.distance
      #expect(distance ?? .infinity <= last + 0.002, "radius \(radius)")
      last = distance ?? last
    }
    #expect(last < 0)
  }
}

@Suite("Pieces cut to a square")
struct ClippingTests {
  @Test("pieces are cut at the edges and kept inside")
  func cut() throws {
    let inside = try #require(
      Clipping.clip(Position(x: 1, y: 1), Position(x: 2, y: 3), toSquare: 5))
    #expect(inside.0 == Position(x: 1, y: 1) && inside.1 == Position(x: 2, y: 3))
    let across = try #require(
      Clipping.clip(Position(x: -2, y: 2), Position(x: 8, y: 2), toSquare: 5))
    #expect(across.0 == Position(x: 0, y: 2) && across.1 == Position(x: 5, y: 2))
    #expect(Clipping.clip(Position(x: -2, y: 1), Position(x: 1, y: -2), toSquare: 5) == nil)
    #expect(Clipping.clip(Position(x: 6, y: 1), Position(x: 6, y: 2), toSquare: 5) == nil)
  }

  @Test("outlines that are no numbers end the search without a crash")
  func notANumber() {
    let chords = Flattening.cubic(
      .zero, Position(x: .nan, y: 0), Position(x: .infinity, y: 1), Position(x: 1, y: 1),
      flatness: 0.01)
    #expect((1...64).contains(chords.count))
  }
}
