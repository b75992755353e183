import Model
import TestSupport
import Testing
import TextEngine
import Typesetting

/// Cases of `Cases/lines.cases`, one a line.
@Suite("Cases") struct LineCaseTests {
  /// One case as its line says it.
  private struct LineCase {
    var name: String
    var title: AttributedTitle
    var room: TextRoom
    var traits: Traits
    var lines: String
    var height: Double

    init?(_ line: Substring) {
      let halves = line.split(separator: " => ").map(String.init)
      guard halves.count == 2 else { return nil }
      let cells = halves[0].split(separator: " ; ", maxSplits: 7).map(String.init)
      let result = halves[1].split(separator: " ; ").map(String.init)
      guard cells.count == 8, result.count == 2, let height = Double(result[1]),
        let category = ContentSizeCategory(anySpelling: cells[2]), let limit = Int(cells[4]),
        let mode = LineBreakMode(rawValue: cells[5])
      else { return nil }
      let font: FontDescriptor
      if let points = Double(cells[1]) {
        font = .system(points)
      } else if let style = TextStyle(anySpelling: cells[1]) {
        font = .textStyle(style)
      } else {
        return nil
      }
      name = cells[0]
      title = AttributedTitle(Self.unescaped(cells[7]), font: font)
      room = TextRoom(width: Double(cells[3]), lineLimit: limit, lineBreakMode: mode)
      traits = Traits(category: category, locale: cells[6])
      lines = Self.unescaped(result[0])
      self.height = height
    }

    private static func unescaped(_ text: String) -> String {
      text.replacing("\\n", with: "\n").replacing("\\u00A0", with: "\u{A0}")
    }
  }

  @Test("break and measure as written") func cases() throws {
    let text = try Repository.text(of: "Tests/TypesettingTests/Cases/lines.cases")
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    try #require(lines.count >= 15)
    for line in lines {
      let one = try #require(LineCase(line), "“\(line)” is no case")
      let layout = try typesetter.layOut(one.title, in: one.room, traits: one.traits)
      let found = layout.lines.map(\.text).joined(separator: "|")
      #expect(found == one.lines, "\(one.name)")
      let height = one.traits.grid.roundUp(layout.extent.height)
      #expect((height - one.height).magnitude < 0.001, "\(one.name): \(height)")
    }
  }

  @Test("are the same on any number of workers") func workers() async throws {
    let library = try testFonts.get()
    let titles = ["Weiter", "続ける", "تابع", "Continue with Apple", "👍🏽 OK"]
    let all = try await withThrowingTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var typesetter = try Typesetter(fonts: library)
          return try titles.flatMap { title in
            try ContentSizeCategory.allCases.map { category in
              try typesetter.layOut(
                AttributedTitle(title, font: .textStyle(.body)), in: TextRoom(width: 120),
                traits: Traits(category: category))
            }
          }
        }
      }
      return try await group.reduce(into: [[TextLayout]]()) { $0.append($1) }
    }
    #expect(all.count == 4)
    for layouts in all.dropFirst() { #expect(layouts == all[0]) }
  }
}
