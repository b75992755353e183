import Auditing
import Model
import TestSupport
import Testing

@testable import LargePrint

/// Cures on the solved screens of their controls.
@Suite("Cures on a screen") struct ScreenCureTests {
  private typealias Fixture = ScreenFixture

  /// Audits a screen with a button of 80 points in width, which "Continue" outgrows.
  private static func cure(
    ties: [String], beside others: [String] = [],
    inner: String = #"firstAttribute="width" constant="80""#
  ) async throws -> Cure? {
    let fixture = ScreenFixture(
      views: [
        Fixture.button(
          "B", "Continue", (20, 120, 80, 34),
          inner: "<constraints><constraint \(inner) id=\"w\"/></constraints>")
      ] + others,
      ties: ["B.leading = R.leading 20", "B.top = R.top 120"] + ties)
    let workshop = try Workshop()
    try workshop.write(fixture.storyboard, as: "Screen.storyboard")
    let report = try await workshop.audit {
      $0.assumesScaling = true
      $0.searchesCures = true
      $0.widths = []
    }
    return report.controls.first { $0.control.source.object == "B" }?.cure
  }

  @Test("hold where there is room") func room() async throws {
    let cure = try #require(try await Self.cure(ties: []))
    #expect(cure.onScreen == .holds)
    #expect(cure.sentence.hasSuffix("it holds, and nothing else gets worse."))
    #expect(cure.outcome == .passes)
  }

  @Test("make another worse that the control then covers") func neighbour() async throws {
    let label = Fixture.label("L", "Change it today", (104, 126, 120.5, 20.5))
    let cure = try #require(
      try await Self.cure(
        ties: ["L.leading = R.leading 104", "L.top = R.top 126"], beside: [label]))
    #expect(cure.onScreen == .worsensOthers)
    #expect(cure.sentence.hasSuffix("“Change it today” gets worse."))
    #expect(cure.outcome == .needsReview)
  }

  @Test("fail where the screen decides the size all the same") func tied() async throws {
    let cure = try #require(try await Self.cure(ties: ["R.trailing = B.trailing 275"]))
    #expect(cure.onScreen == .fails)
    #expect(cure.outcome == .needsReview)
  }

  @Test(
    "of a file are not written where another control gets worse",
    arguments: [("L.top = R.top 150", false), ("L.top = T.bottom 9.5", true)])
  func copy(tie: String, isWritten: Bool) async throws {
    let fixture = ScreenFixture(
      views: [
        Fixture.label("T", "Deliver everything to this address", (20, 120, 335, 20.5)),
        Fixture.label("L", "Change it today", (20, 150, 120.5, 20.5)),
      ],
      ties: [
        "T.leading = R.leading 20", "T.top = R.top 120", "R.trailing = T.trailing 20",
        "L.leading = R.leading 20", tie,
      ])
    let workshop = try Workshop()
    try workshop.write(fixture.storyboard, as: "Screen.storyboard")
    var options = AuditOptions(paths: [])
    options.fontFolders = [Repository.path(of: "fonts")]
    let result = try FileCure(path: workshop.path + "/Screen.storyboard", options: options).run()
    #expect(result.isChanged == isWritten)
    let entry = try #require(result.entries.first { $0.control.source.object == "T" })
    #expect((entry.reason?.contains("something else would get worse") ?? false) != isWritten)
  }

  @Test("rules about what stands around a control are known by their names") func names() {
    let known = Set(Rule.all.map(\.description.id))
    #expect(ScreenCureTrial.surroundings.isSubset(of: known))
  }
}
