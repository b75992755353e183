import LargePrint
import Model
import TestSupport
import Testing

/// The rounded button over radii and widths, in a font whose widths are exact.
@Suite("Sweeps of the rounded button") struct RoundedSweepTests {
  static let title = "Plan your next journey"

  /// A control of a manifest: a fixed width, and a radius that says all else.
  static func control(
    _ id: String, radius: Double, width: Double, cured: Bool, title: String = title
  ) -> String {
    """
    {"id": "\(id)", "kind": "button", "title": "\(title)", "width": \(width),
     "font": {"family": "Inter", "size": 17, "relativeTo": "body"},
     "rounded": {"radius": \(radius), "backgroundColor": true, "constraints": \(cured)}}
    """
  }

  static func audit(_ controls: [String]) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(
      #"{"controls": [\#(controls.joined(separator: ","))]}"#, as: "sweep.largeprint.json")
    let report = try await workshop.audit { $0.workers = 2 }
    #expect(report.notices == [])
    return report
  }

  /// Holds every cell to what geometry says, side by side, and every answer to turn up.
  static func compare(_ report: Report) {
    var answers: Set<[Bool]> = []
    for result in report.controls {
      for cell in result.cells {
        guard let layout = cell.layout else {
          Issue.record("no layout of \(result.control.id)")
          continue
        }
        let geometry = RoundedGeometry(
          layout: layout, outlines: report.outlines, radius: radius(of: result.control))
        let place = "\(result.control.id) at \(cell.traits.category.shortName)"
        #expect(cell.missedSides == geometry.missedSides, "\(place)")
        #expect(
          cell.fails("text-touches-corner") == geometry.touchesCorner,
          "\(place): \(geometry.missingClearance)")
        let fails = !geometry.missedSides.isEmpty || geometry.touchesCorner
        #expect(cell.outcome == (fails ? .fails : .passes), "\(place)")
        answers.insert([geometry.missedSides.isEmpty, geometry.touchesCorner])
      }
    }
    #expect(answers == [[true, false], [false, false], [false, true]])
  }

  private static func radius(of control: Control) -> Double {
    if case .fixed(let points)? = control.shape?.radius { points } else { 0 }
  }

  @Test("over radii from 0 to 40 the verdict flips where geometry says")
  func radii() async throws {
    let controls = (0...40).map {
      Self.control("r\($0)", radius: Double($0), width: 290, cured: false)
    }
    Self.compare(try await Self.audit(controls))
  }

  @Test("over widths from 150 to 420 the verdict flips where geometry says")
  func widths() async throws {
    let controls = stride(from: 150.0, through: 420, by: 5).map {
      Self.control("w\(Int($0))", radius: 24, width: $0, cured: false)
    }
    Self.compare(try await Self.audit(controls))
  }

  @Test("the cure passes over all radii and widths that leave room for the longest word")
  func cured() async throws {
    let radii = (0...40).map {
      Self.control("r\($0)", radius: Double($0), width: 320, cured: true)
    }
    let widths = stride(from: 290.0, through: 420, by: 10).map {
      Self.control("w\(Int($0))", radius: 24, width: $0, cured: true)
    }
    for result in try await Self.audit(radii + widths).controls {
      for cell in result.cells {
        let layout = try #require(cell.layout)
        #expect(cell.outcome == .passes, "\(result.control.id) \(cell.traits.category.shortName)")
        let radius = Self.radius(of: result.control)
        let box = layout.titleFrame
        let pixel = RoundedGeometry.pixel + 1e-9
        #expect(box.x >= radius - pixel && layout.bounds.maxX - box.maxX >= radius - pixel)
        #expect(
          box.y >= radius / 2 - pixel && layout.bounds.maxY - box.maxY >= radius / 2 - pixel)
      }
    }
  }

  @Test(
    "one line fits from its own width and twice the radius on, less a pixel at each side",
    arguments: [8.0, 16, 24])
  func flip(_ radius: Double) async throws {
    // The word is measured in a button far wider than it.
    let wide = try await Self.audit([
      Self.control("wide", radius: radius, width: 400, cured: false, title: "Journey")
    ])
    let word = try #require(wide.cells(of: "wide").first { $0.traits.category == .large })
    let width = try #require(word.layout).title.extent.width
    let expected = (width * 3).rounded(.up) / 3 + 2 * (radius - RoundedGeometry.pixel)
    // In thirds of a point, from two points below to two points above.
    let steps = (-6...6).map { (expected * 3).rounded() / 3 + Double($0) / 3 }
    let controls = steps.enumerated().map { index, width in
      Self.control("s\(index)", radius: radius, width: width, cured: false, title: "Journey")
    }
    let report = try await Self.audit(controls)
    for (index, step) in steps.enumerated() {
      let cell = try #require(
        report.cells(of: "s\(index)").first { $0.traits.category == .large })
      let edge = cell.fails("text-touches-edge")
      // Places are rounded to pixels, so within half of one the side may go either way.
      if abs(step - expected) > RoundedGeometry.pixel + 1e-6 {
        #expect(edge == (step < expected), "\(step) of \(expected)")
      }
    }
  }
}

extension Cell {
  /// Whether a rule says that the cell fails.
  fileprivate func fails(_ rule: String) -> Bool {
    verdicts.contains { $0.rule == rule && $0.outcome == .fails }
  }

  /// Sides that the rule about padding finds missed, as it names them.
  fileprivate var missedSides: Set<String> {
    Set(
      verdicts.filter { $0.rule == "text-touches-edge" && $0.outcome == .fails }
        .flatMap(\.measured).map(\.name))
  }
}
