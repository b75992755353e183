import Model
import Testing
import Typesetting

@Suite("Recorded lines") struct TruthLineTests {
  /// Rows that break elsewhere today, with what is missing.
  ///
  /// All within the stated error of their widths; a better profile of the system font cures them.
  static let known: [String: String] = [
    "T114": "“His sint nostrud id, et vix” is measured a point too narrow for 188",
    "T115": "“at primis feugiat. Decore ubique” is measured 0.3 points too narrow for 243",
  ]

  @Test("break where UIKit broke them") func lines() throws {
    let rows = TruthRow.all.filter {
      ["wrapped-lines", "frame-wrapped"].contains($0.measure) && $0.limit != nil
    }
    try #require(rows.count >= 40)
    var differing: [String] = []
    for row in rows {
      let layout = try layOut(
        AttributedTitle(row.joinedText, font: row.font), in: row.room, traits: row.traits)
      let found = layout.lines.map(\.text).joined(separator: " / ")
      if !row.isMet(by: found) { differing.append(row.id) }
    }
    print("recorded lines: \(rows.count - differing.count) of \(rows.count) as recorded")
    let unknown = differing.filter { Self.known[$0] == nil }
    #expect(unknown.isEmpty)
  }

  @Test("that are known to differ still do", arguments: ["T114", "T115"])
  func differing(_ id: String) throws {
    let row = try #require(TruthRow.all.first { $0.id == id })
    let layout = try layOut(
      AttributedTitle(row.joinedText, font: row.font), in: row.room, traits: row.traits)
    withKnownIssue("\(Self.known[id, default: ""])") {
      #expect(row.isMet(by: layout.lines.map(\.text).joined(separator: " / ")))
    }
  }

  @Test("push a lone word out, and not in a text view") func pushOut() throws {
    let text = "Support for 1 custom email domain"
    let label = try layOut(text, size: 15, in: TextRoom(width: 212))
    let pushed = label.lines.map(\.text)
    #expect(pushed == ["Support for 1 custom", "email domain"])
    let view = try layOut(text, size: 15, in: TextRoom(width: 212, lineBreakStrategy: .none))
    let left = view.lines.map(\.text)
    #expect(left == ["Support for 1 custom email", "domain"])
  }
}
