import JSONText
import Model
import Testing

@testable import Reporting

/// Cures and critical points in the three formats.
@Suite("Cures in reports") struct CureReportTests {
  static func report(_ cure: Cure?, points: [CriticalPoint] = []) -> Report {
    var result = SampleReport.truncatedLabel
    (result.cure, result.criticalPoints) = (cure, points)
    return SampleReport.report([result])
  }

  static func control(_ report: Report) throws -> JSONNode? {
    try JSONParser.parse(Reporter.json.render(report, RenderOptions()))["controls"]?.array?.first
  }

  @Test("every kind of change says what was and what should be", arguments: SampleCures.changes)
  func change(_ change: Cure.Change) throws {
    let cure = Cure(changes: [change], outcome: .passes, cells: 12, sentence: "Do it.")
    let json = try Self.control(Self.report(cure))?["cure"]?["changes"]?.array?.first
    #expect(json?["kind"]?.string == change.kind)
    #expect(json?["from"] != nil)
    #expect(json?["to"]?.kindName != "null")
  }

  @Test("without a cure the key is null and there are no critical points") func none() throws {
    let control = try Self.control(Self.report(nil))
    #expect(control?["cure"]?.kindName == "null")
    #expect(control?["criticalPoints"]?.array?.isEmpty == true)
  }

  @Test("a critical point has its size, its first category and its width") func point() throws {
    let control = try Self.control(Self.report(nil, points: [SampleCures.point]))
    let point = control?["criticalPoints"]?.array?.first
    #expect(point?["pointSize"]?.number == 31.25)
    #expect(point?["category"]?.string == "AX2")
    #expect(point?["width"]?.number == 512)
  }

  @Test("the console tells the cure once below a control's first finding") func console() {
    let text = Reporter.console.render(Self.report(SampleCures.lines), RenderOptions())
    #expect(text.ranges(of: "cure · Take the limit").count == 1)
    let lines = text.split(separator: "\n")
    let place = lines.firstIndex { $0.contains("cure ·") }
    #expect(place.map { lines[$0 - 1].contains("text-truncated") } == true)
  }

  @Test("the page tells the cure in its head and on the card, escaped") func page() {
    var cure = SampleCures.lines
    cure.sentence = "Let <b>it</b> wrap & grow."
    let text = Reporter.html.render(Self.report(cure), RenderOptions())
    #expect(text.ranges(of: "Let &lt;b&gt;it&lt;/b&gt; wrap &amp; grow.").count == 2)
    #expect(!text.contains("<b>it</b>"))
  }

  @Test("a control without a cure says so where its critical point is known") func failedSearch() {
    var point = SampleCures.point
    (point.width, point.pointSize) = (nil, nil)
    let text = Reporter.html.render(Self.report(nil, points: [point]), RenderOptions())
    #expect(text.contains("No set of up to three changes cures it."))
    #expect(text.contains("In English it fails, first at AX2; no width alone would cure it."))
  }
}
