import Model
import Testing

@Suite("Geometry") struct GeometryTests {
  @Test(
    "lengths round up to pixels, and noise does not cost one",
    arguments: [
      (20.287109375, 3, 61), (20.287109375, 2, 41), (61, 3, 183), (61.0000000001, 3, 183),
      (0, 2, 0), (20.34, 3, 62),
    ] as [(Double, Double, Double)])
  func roundUp(_ length: Double, _ scale: Double, _ pixels: Double) {
    #expect((PixelGrid(scale: scale).roundUp(length) * scale - pixels).magnitude < 1e-9)
  }

  @Test("a radius is cut down to half the shorter side") func radius() {
    let extent = Extent(width: 100, height: 30)
    #expect(CornerShape(radius: .fixed(40)).resolvedRadius(in: extent) == 15)
    #expect(CornerShape(radius: .capsule).resolvedRadius(in: extent) == 15)
    #expect(CornerShape(radius: .fixed(-3)).resolvedRadius(in: extent) == 0)
  }

  @Test("a circular corner's outline begins a radius from the corner") func circular() throws {
    let outline = CornerShape(radius: .fixed(10), corners: .topRight)
      .outline(in: Rectangle(x: 0, y: 0, width: 100, height: 50))
    #expect(outline.elements.first == .move(Position(x: 90, y: 0)))
    #expect(outline.elements.last == .close)
    let curves = outline.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 1)
  }

  @Test("a continuous corner leaves the edge at 1.528665 radii") func continuous() {
    let outline = CornerShape(radius: .fixed(10), curve: .continuous)
      .outline(in: Rectangle(x: 0, y: 0, width: 100, height: 100))
    #expect(outline.elements.first == .move(Position(x: 100 - 15.2866483, y: 0)))
  }

  @Test("without room the continuous corner ends at half the side") func squeezed() {
    let outline = CornerShape(radius: .capsule, curve: .continuous)
      .outline(in: Rectangle(x: 0, y: 0, width: 100, height: 20))
    #expect(outline.elements.first == .move(Position(x: 90, y: 0)))
  }

  @Test("insets never turn a box inside out") func insets() {
    let box = Rectangle(x: 0, y: 0, width: 10, height: 10)
      .inset(by: EdgeInsets(top: 8, left: 2, bottom: 8, right: 2))
    #expect(box.height == 0)
    #expect(box.width == 6)
  }

  @Test("a length range lets the least length win") func range() {
    #expect(LengthRange(minimum: 50, maximum: 40).clamp(45) == 50)
    #expect(LengthRange.fixed(44).clamp(100) == 44)
    #expect(LengthRange(minimum: 44).clamp(100) == 100)
    #expect(LengthRange.fixed(44).isFixed)
    #expect(!LengthRange().isFixed)
  }
}
