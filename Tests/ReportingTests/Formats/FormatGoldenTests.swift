import JSONText
import Model
import TestSupport
import Testing

@testable import Reporting

/// Every format for machines, held to a golden of the sample report.
@Suite struct FormatGoldenTests {
  static let formats: [Reporter] = [
    .ndjson, .junit, .sarif, .github, .gitlab, .checkstyle, .sonar, .markdown, .csv, .xcode,
    .largerText,
  ]

  @Test(arguments: formats.map(\.id)) func matchesItsGolden(_ id: String) throws {
    let reporter = try #require(Self.formats.first { $0.id == id })
    Golden.expect(
      reporter.render(SampleReport.full, RenderOptions()),
      equals: "../Goldens/formats/" + (reporter.fileName ?? id + ".txt"))
  }

  @Test func everyFormatHasItsGolden() {
    let kept: Set<String> = ["html", "json", "console", "html-folder"]
    #expect(Set(Reporter.all.map(\.id)) == kept.union(Self.formats.map(\.id)))
  }
}
