import Foundation
import JSONText
import Model
import TestSupport
import Testing

@testable import Reporting

@Suite struct SchemaTests {
  private static func checker() throws -> SchemaChecker {
    let text = try String(
      contentsOfFile: Repository.path(of: "docs/report.schema.json"), encoding: .utf8)
    return SchemaChecker(schema: try JSONParser.parse(text))
  }

  @Test(arguments: [
    SampleReport.full, SampleReport.clean, SampleReport.placeholders, SampleReport.empty,
    SampleScreen.report([
      SampleScreen.layouts {
        $0.steps[3].scrolls = [ScreenLayouts.Scroll(view: 1, content: .zero)]
      }
    ]),
  ])
  func everyReportIsValid(report: Report) throws {
    for includesCells in [false, true] {
      let text = Reporter.json.render(report, RenderOptions(includesCells: includesCells))
      #expect(try Self.checker().problems(of: JSONParser.parse(text)) == [])
    }
  }

  @Test func theCheckerSeesWhatIsWrong() throws {
    let text = Reporter.json.render(SampleReport.clean, RenderOptions(includesCells: true))
    let spoilt = [
      text.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 2"),
      text.replacing("\"kind\"", with: "\"sort\""),
      text.replacing("\"category\": \"AX5\"", with: "\"category\": \"AX6\""),
      text.replacing("\"truncated\": false", with: "\"truncated\": \"no\""),
    ]
    for text in spoilt {
      #expect(try !Self.checker().problems(of: JSONParser.parse(text)).isEmpty)
    }
  }

  @Test func schemaKnowsEveryWordOfTheModel() throws {
    let definitions = try #require(try Self.checker().schema["$defs"])
    func words(_ node: JSONNode?) -> [String] { node?["enum"]?.array?.compactMap(\.string) ?? [] }
    #expect(words(definitions["category"]) == ContentSizeCategory.allCases.map(\.shortName))
    #expect(Set(words(definitions["outcome"])) == Set(Outcome.allCases.map(\.rawValue)))
    #expect(Set(words(definitions["impact"])) == Set(Impact.allCases.map(\.rawValue)))
    #expect(Set(words(definitions["state"])) == Set(ControlState.allCases.map(\.rawValue)))
    let reasons = words(definitions["notice"]?["properties"]?["reason"])
    #expect(Set(reasons) == Set(Notice.Reason.allCases.map(\.rawValue)))
  }

  @Test func theContractNamesEveryKey() throws {
    let page = try String(
      contentsOfFile: Repository.path(of: "docs/report-format.md"), encoding: .utf8)
    let definitions = try #require(try Self.checker().schema["$defs"]?.object)
    let keys = definitions.flatMap { $0.value["properties"]?.object?.map(\.key) ?? [] }
    #expect(Set(keys).filter { !page.contains("`\($0)`") } == [])
  }
}
