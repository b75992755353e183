import JSONText
import Model
import Testing

@testable import Reporting

@Suite("Whole screens as JSON") struct ScreenJSONTests {
  private static func json(_ report: Report, whole: Bool = false) throws -> JSONNode {
    try JSONParser.parse(Reporter.json.render(report, RenderOptions(holdsWhole: whole)))
  }

  @Test("a screen has its views once and a box for each at each size") func shape() throws {
    var report = SampleScreen.report()
    report.omittedScreens = 2
    let json = try Self.json(report)
    #expect(json["omittedScreens"]?.number == 2)
    let screen = try #require(json["screenLayouts"]?.array?.first)
    #expect(screen["name"]?.string == "Booking")
    #expect(screen["file"]?.string == "App/Booking.storyboard")
    #expect(screen["safeArea"]?.array?.map(\.number) == [59, 0, 34, 0])
    let views = try #require(screen["views"]?.array)
    #expect(views.map { $0["object"]?.string } == SampleScreen.views.map(\.id))
    #expect(views.map { $0["parent"]?.number } == [nil, 0, 0, 2, 0])
    let steps = try #require(screen["steps"]?.array)
    #expect(
      steps.map { $0["category"]?.string } == ContentSizeCategory.allCases.map(\.shortName))
    #expect(steps[11]["frames"]?.array?[3].array?.map(\.number) == [20, 300, 311, 60])
  }

  @Test("a view and a size are a line each, 40 bytes a box at most") func compact() throws {
    func text(_ report: Report) -> String { Reporter.json.render(report, RenderOptions()) }
    let layouts = SampleScreen.layouts()
    let (with, without) = (text(SampleScreen.report([layouts])), text(SampleScreen.report([])))
    let boxes = layouts.boxes
    #expect(boxes == 60)
    #expect(with.utf8.count - without.utf8.count < boxes * 40 + layouts.views.count * 90 + 300)
    let lines = with.split(separator: "\n").count - without.split(separator: "\n").count
    #expect(lines < layouts.views.count + layouts.steps.count + 14)
  }

  @Test("a report with screens is read back as it was") func readBack() throws {
    var report = SampleScreen.report()
    report.omittedScreens = 1
    let node = try #require(try Self.json(report, whole: true)[Report.wholeKey])
    #expect(try JSONNodeDecoder.decode(Report.self, from: node) == report)
  }
}
