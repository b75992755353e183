import TestSupport
import Testing

@testable import LargePrint

/// What `docs/measure.md` says of requests.
@Suite("Page on measuring") struct MeasurePageTests {
  /// The keys in the first column of a section's table.
  private func keys(under heading: String) throws -> [String] {
    let text = try Repository.text(of: "docs/measure.md")
    let sections = text.split(separator: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix(heading + "\n") })
    return section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      let cell = row.split(separator: "|")[0]
      return cell.split(separator: "`").filter { !$0.allSatisfy { " ,".contains($0) } }
    }.map(String.init)
  }

  @Test("names every key that is read, and no other") func requests() throws {
    #expect(try Set(keys(under: "A request")) == Set(MeasureRequest.keys))
    #expect(try keys(under: "A font") == RequestFont.keys)
    #expect(try keys(under: "A run") + RequestRun.lookKeys == RequestRun.keys)
  }

  @Test("names every key that is answered") func answers() throws {
    var measurer = try Measurer(fontFolders: [Repository.path(of: "fonts")])
    let asked = #"{"text": "a", "font": {"family": "Nowhere", "size": 9}}"#
    let line = measurer.answer(Array(asked.utf8)).line
    for key in try keys(under: "An answer") { #expect(line.contains("\"\(key)\":"), "\(key)") }
  }

  @Test("refuses a font without a name, and axes of the system font") func faults() throws {
    var measurer = try Measurer(fontFolders: [Repository.path(of: "fonts")])
    let faults = [
      (#"{"family": "", "size": 9}"#, "must not be empty"),
      (#"{"system": 9, "axes": {"wght": 400}}"#, "goes with “family” only"),
      (#"{"family": "A", "size": 9, "axes": {"w": 1}}"#, "column 59: axes: “w” is no axis"),
    ]
    for (font, words) in faults {
      let answer = measurer.answer(Array(#"{"text": "a", "font": \#(font)}"#.utf8))
      #expect(answer.isError)
      #expect(answer.line.contains(words), "\(answer.line)")
    }
  }
}
