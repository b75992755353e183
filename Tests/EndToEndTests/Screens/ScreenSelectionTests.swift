import Model
import Testing

@testable import LargePrint

@Suite("Which screens a report keeps") struct ScreenSelectionTests {
  /// So many screens with a finding each, the later the worse, every one of so many views.
  private static func report(_ count: Int, views: Int = 2) -> Report {
    var report = SampleFinding.report([])
    for number in 0..<count {
      let file = "\(100 + number).storyboard"
      var control = Control(
        id: file + "#v1", kind: .label, source: SourceReference(file: file, object: "v1"))
      control.screen = file
      report.controls.append(ControlResult(control: control, cells: []))
      var finding = SampleFinding.make("\(number)", impact: .serious, points: Double(number))
      finding.source = control.source
      finding.control = control.id
      report.findings.insert(finding, at: 0)
      report.screenLayouts.append(layouts(file, views: views))
    }
    return report
  }

  private static func layouts(
    _ screen: String, views: Int, isProven: Bool = true, locale: String = "en"
  ) -> ScreenLayouts {
    ScreenLayouts(
      screen: screen, locale: locale, extent: .zero,
      views: (0..<views).map {
        ScreenLayouts.View(id: "v\($0)", element: "view", isProven: isProven)
      },
      steps: ContentSizeCategory.allCases.map {
        ScreenLayouts.Step(category: $0, frames: Array(repeating: .zero, count: views))
      })
  }

  @Test("the worst come first, and 40 are kept") func worst() {
    var report = Self.report(50)
    report.selectScreens()
    #expect(report.screenLayouts.count == 40 && report.omittedScreens == 10)
    #expect(report.screenLayouts.first?.screen == "149.storyboard")
    #expect(report.screenLayouts.last?.screen == "110.storyboard")
  }

  @Test("languages of a screen stay together") func languages() {
    var report = Self.report(2)
    report.screenLayouts.append(Self.layouts("100.storyboard", views: 2, locale: "de"))
    report.selectScreens()
    #expect(report.screenLayouts.map(\.locale) == ["en", "en", "de"])
  }

  @Test("a screen too large to draw is left out, and none is kept after so many boxes")
  func sizes() {
    var large = Self.report(3, views: 301)
    large.selectScreens()
    #expect(large.screenLayouts.isEmpty && large.omittedScreens == 3)
    var many = Self.report(15, views: 250)
    many.selectScreens()
    // 3,000 boxes each: ten reach the bound.
    #expect(many.screenLayouts.count == 10 && many.omittedScreens == 5)
  }

  @Test("a screen whose flaws stand on no proven place is not shown") func unproven() {
    var report = Self.report(1)
    report.screenLayouts = [Self.layouts("100.storyboard", views: 2, isProven: false)]
    report.selectScreens()
    #expect(report.screenLayouts.isEmpty && report.omittedScreens == 0)
  }

  @Test("what is found in another width alone keeps no screen") func otherWidths() throws {
    var report = Self.report(1)
    let occurrence = try #require(report.findings[0].occurrences.first)
    report.findings[0].occurrences = [
      Finding.Occurrence(category: .large, verdict: occurrence.verdict, width: 320)
    ]
    report.selectScreens()
    #expect(report.screenLayouts.isEmpty)
    report = Self.report(1)
    report.selectScreens()
    #expect(report.screenLayouts.count == 1)
  }

  @Test("parts joined keep what the whole keeps", arguments: [2, 3, 7]) func parts(_ count: Int) {
    var whole = Self.report(60, views: 40)
    let all = whole
    whole.selectScreens()
    var joined = all
    joined.screenLayouts = []
    for index in 0..<count {
      var part = all
      part.screenLayouts = all.screenLayouts.enumerated()
        .filter { $0.offset * count / 60 == index }.map(\.element)
      part.selectScreens()
      joined.screenLayouts += part.screenLayouts
      joined.omittedScreens += part.omittedScreens
    }
    joined.selectScreens()
    #expect(joined.screenLayouts == whole.screenLayouts)
    #expect(joined.omittedScreens == whole.omittedScreens)
  }
}
