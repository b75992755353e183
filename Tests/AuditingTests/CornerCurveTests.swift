import Model
import Testing

@testable import Auditing

@Suite("Curves of corners")
struct CornerCurveTests {
  /// Depth from one edge and the curve's distance from the other, in radii (fact F, table).
  private static let table: [(depth: Double, circular: Double, continuous: Double)] = [
    (0.02, 0.801, 0.878), (0.05, 0.688, 0.722), (0.10, 0.564, 0.570), (0.15, 0.473, 0.473),
    (0.20, 0.400, 0.398), (0.25, 0.339, 0.336), (0.2929, 0.293, 0.290), (0.40, 0.200, 0.199),
    (0.50, 0.134, 0.135), (0.60, 0.084, 0.087), (0.75, 0.032, 0.043), (1.00, 0, 0.009),
    (1.25, 0, 0.001), (1.53, 0, 0),
  ]

  private static func curve(
    _ kind: CornerShape.Curve, radius: Double = 100, side: Double = 400, flatness: Double = 0.01
  ) throws -> CornerCurve {
    try #require(
      CornerCurve(
        CornerShape(radius: .fixed(radius), curve: kind), in: Extent(width: side, height: side),
        flatness: flatness))
  }

  @Test("a circular corner leaves the room that the table of fact F says")
  func circular() throws {
    let curve = try Self.curve(.circular)
    for row in Self.table {
      let departure = curve.departure(at: row.depth * 100) / 100
      #expect(abs(departure - row.circular) <= 0.005, "at \(row.depth): \(departure)")
    }
  }

  @Test("a continuous corner leaves the room that the table of fact F says")
  func continuous() throws {
    let curve = try Self.curve(.continuous)
    for row in Self.table {
      let departure = curve.departure(at: row.depth * 100) / 100
      #expect(abs(departure - row.continuous) <= 0.01, "at \(row.depth): \(departure)")
    }
  }

  @Test("equal insets need 0.2929 of a circular radius, 0.2915 of a continuous one")
  func diagonal() throws {
    #expect(abs(try Self.curve(.circular).departure(at: 29.29) - 29.29) < 0.01)
    #expect(abs(try Self.curve(.continuous).departure(at: 29.15) - 29.15) < 0.1)
  }

  @Test("a continuous corner leaves the edge at 1.528665 radii")
  func reach() throws {
    let curve = try Self.curve(.continuous)
    #expect(abs(curve.departure(at: 0) - 152.8665) < 0.001)
    #expect(curve.departure(at: 152.9) == 0)
  }

  @Test("distances to a circle are exact, and negative outside")
  func circleDistance() throws {
    let curve = try Self.curve(.circular, radius: 28)
    #expect(abs(curve.nearest(to: Position(x: 28, y: 14)).clearance - 14) < 1e-12)
    #expect(abs(curve.nearest(to: Position(x: 28, y: 28)).clearance - 28) < 1e-12)
    let outside = curve.nearest(to: Position(x: 0, y: 0))
    #expect(abs(outside.clearance - (28 - 28 * 2.0.squareRoot())) < 1e-12)
    #expect(abs(outside.onCurve.x - 28 * (1 - 0.5.squareRoot())) < 1e-12)
  }

  @Test("chords stray from a continuous corner by no more than the flatness asked for")
  func flatness() throws {
    let fine = try Self.curve(.continuous, flatness: 0.000_1)
    let coarse = try Self.curve(.continuous, flatness: 0.1)
    var worst = 0.0
    for step in 0...300 {
      let place = Position(x: Double(step) / 2, y: 150 - Double(step) / 2)
      let difference = fine.nearest(to: place).clearance - coarse.nearest(to: place).clearance
      worst = max(worst, abs(difference))
    }
    #expect(worst > 0.001, "nothing was coarse")
    #expect(worst <= 0.1)
  }

  @Test(
    "the place on the curve is as far as the clearance says", arguments: CornerShape.Curve.allCases)
  func foot(kind: CornerShape.Curve) throws {
    let curve = try Self.curve(kind)
    var random = SeededPlaces(seed: 11)
    for _ in 0..<200 {
      let place = random.place(upTo: 100)
      let found = curve.nearest(to: place)
      #expect(abs(place.distance(to: found.onCurve) - abs(found.clearance)) < 1e-9)
    }
  }

  @Test("more radius never means more clearance", arguments: CornerShape.Curve.allCases)
  func monotonic(kind: CornerShape.Curve) throws {
    var random = SeededPlaces(seed: 7)
    for _ in 0..<20 {
      let place = random.place(upTo: 40)
      var last = Double.infinity
      for radius in stride(from: 1.0, through: 120, by: 2) {
        let curve = try Self.curve(kind, radius: radius, flatness: 0.001)
        guard place.x < radius, place.y < radius else { continue }
        let clearance = curve.nearest(to: place).clearance
        #expect(clearance <= last + 0.002, "radius \(radius) at \(place)")
        last = clearance
      }
    }
  }

  @Test("a shape without radius has no curve")
  func square() {
    let extent = Extent(width: 100, height: 40)
    for radius in [0, -3] as [Double] {
      #expect(CornerCurve(CornerShape(radius: .fixed(radius)), in: extent, flatness: 0.01) == nil)
    }
    #expect(CornerCurve(CornerShape(radius: .capsule), in: .zero, flatness: 0.01) == nil)
  }

  @Test("a capsule is rounded by half its shorter side")
  func capsule() throws {
    let curve = try #require(
      CornerCurve(
        CornerShape(radius: .capsule), in: Extent(width: 200, height: 60), flatness: 0.01))
    #expect(curve.departure(at: 0) == 30)
  }
}
