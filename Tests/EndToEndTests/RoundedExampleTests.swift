import LargePrint
import Model
import TestSupport
import Testing

/// The article's history as bundled: one button in three versions, as manifest and as storyboard.
@Suite("Rounded title, bundled") struct RoundedExampleTests {
  /// Manifest ids and the storyboard's.
  static let pairs = [
    ("plain", "rnd-bp-001"), ("rounded", "rnd-bf-001"), ("rounded-cured", "rnd-bh-001"),
  ]

  @Test("plain passes, the flaw fails from some accessibility size on, the cure passes")
  func history() async throws {
    let report = try await auditRepository("Examples/rounded-title")
    #expect(report.notices == [])
    for (manifest, storyboard) in Self.pairs {
      for id in [manifest, storyboard] {
        let outcomes = report.cells(of: id).map(\.outcome)
        #expect(outcomes.count == 12)
        guard manifest == "rounded" else {
          #expect(outcomes.allSatisfy { $0 == .passes }, "\(id): \(outcomes)")
          continue
        }
        let failing = report.cells(of: id).filter { $0.outcome == .fails }
        #expect(failing.count >= 3, "\(id)")
        #expect(failing.allSatisfy { $0.traits.category.isAccessibilityCategory })
        let rules = Set(failing.flatMap(\.verdicts).filter { $0.outcome == .fails }.map(\.rule))
        #expect(rules == ["text-touches-edge", "text-touches-corner"])
        for cell in failing where cell.traits.category >= .accessibilityExtraLarge {
          #expect(cell.verdicts.count { $0.outcome == .fails } == 2, "side and corner, to AX5")
        }
      }
    }
  }

  @Test("manifest and storyboard are laid out alike, point for point") func same() async throws {
    let report = try await auditRepository("Examples/rounded-title")
    for (manifest, storyboard) in Self.pairs {
      let layouts = [manifest, storyboard].map { report.cells(of: $0).compactMap(\.layout) }
      #expect(agree(layouts[0].map(\.bounds), layouts[1].map(\.bounds)), "\(manifest)")
      #expect(agree(layouts[0].map(\.titleFrame), layouts[1].map(\.titleFrame)), "\(manifest)")
    }
  }

  /// Whether boxes are the same but for noise in sums: one is asked for, the other solved.
  private func agree(_ left: [Rectangle], _ right: [Rectangle]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { first, second in
        [
          first.x - second.x, first.y - second.y, first.width - second.width,
          first.height - second.height,
        ].allSatisfy { abs($0) < 1e-9 }
      }
  }

  @Test("without its profile the storyboard's class stays in doubt") func withoutProfile()
    async throws
  {
    let report = try await auditRepository("Examples/rounded-title") {
      $0.usesClassProfiles = false
    }
    for (_, id) in Self.pairs {
      let result = try #require(report.controls.first { $0.control.source.object == id })
      #expect(result.control.doubts.map(\.subject).contains(.appearance))
      #expect(!result.cells.contains { $0.outcome == .fails })
    }
  }

  @Test("an image beside the title loses its spacing to a background, which needs review")
  func image() async throws {
    let workshop = try Workshop()
    let button = { (id: String, colour: Bool) in
      """
      {"id": "\(id)", "kind": "button", "title": "Plan your journey", "width": {"room": 200},
       "font": {"textStyle": "body"}, "image": {"size": {"width": 24, "height": 24}},
       "rounded": {"radius": 16, "imageSpacing": 8, "backgroundColor": \(colour)}}
      """
    }
    try workshop.write(
      #"{"controls": [\#(button("plain", false)), \#(button("rounded", true))]}"#,
      as: "image.largeprint.json")
    let report = try await workshop.audit()
    let gaps = try ["plain", "rounded"].map { id in
      let layout = try #require(
        report.cells(of: id).first { $0.traits.category == .large }?.layout)
      return layout.titleFrame.x - (try #require(layout.imageFrame)).maxX
    }
    #expect(abs(gaps[0] - 8) < 0.5)
    #expect(abs(gaps[1]) < 0.5)
    #expect(report.cells(of: "rounded").contains { $0.outcome == .needsReview })
    #expect(!report.cells(of: "rounded").contains { $0.outcome == .fails })
  }
}
