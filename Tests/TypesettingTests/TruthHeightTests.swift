import Model
import Testing
import Typesetting

@Suite("Recorded heights") struct TruthHeightTests {
  /// Rows whose recorded height is not the label's: an image beside it is 20 points high.
  static let heldByImage: Set<String> = ["A240", "A241"]

  @Test("of frames, frame heights and wrapped frames are met to the pixel") func heights() throws {
    let rows = TruthRow.all.filter {
      ["frame", "frame-height", "frame-wrapped"].contains($0.measure) && $0.height != nil
    }
    try #require(rows.count >= 60)
    var misses: [String] = []
    for row in rows where !Self.heldByImage.contains(row.id) {
      guard let height = row.height else { continue }
      let found = row.traits.grid.roundUp(try row.recordedLines().extent.height)
      let expected = row.scale == 2 && height == height.rounded() && row.lineCount > 1
      let fits = expected ? found.rounded(.up) == height : (found - height).magnitude < 0.01
      if !fits { misses.append("\(row.id): \(found) for \(height)") }
    }
    #expect(misses.isEmpty, "\(misses.joined(separator: "; "))")
  }

  @Test("of a label beside a taller image are the image's", arguments: heldByImage.sorted())
  func image(_ id: String) throws {
    let row = try #require(TruthRow.all.first { $0.id == id })
    let height = try #require(row.height)
    let found = row.traits.grid.roundUp(try row.recordedLines().extent.height)
    withKnownIssue("the image's 20 points are 0.667 and 3 points more than the label's") {
      #expect((found - height).magnitude < 0.01)
    }
  }

  @Test("of single exact prints are met") func prints() throws {
    for row in TruthRow.all where row.measure == "typographic" {
      let layout = try row.recordedLines()
      #expect((layout.extent.height - (row.height ?? 0)).magnitude < 0.0001, "\(row.id)")
    }
  }

  @Test("an Arabic body label is taller than a Latin one (fact D7)") func arabic() throws {
    let title = AttributedTitle("الاسم", font: .textStyle(.body))
    let arabic = try layOut(title, traits: Traits(locale: "ar"))
    let english = try layOut(title, traits: Traits(locale: "en"))
    let grid = PixelGrid(scale: 3)
    #expect((grid.roundUp(arabic.extent.height) - 22.3333).magnitude < 0.001)
    #expect((grid.roundUp(english.extent.height) - 20.3333).magnitude < 0.001)
  }
}
