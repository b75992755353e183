import Model
import TestSupport
import Testing
import UIKitLayout

/// A button title's frame that iOS 15 printed, from `Tests/Truth/dumped_frames.tsv`.
struct DumpedTitle: CustomTestStringConvertible {
  let text: String
  let frame: Rectangle
  let button: Extent
  var testDescription: String { text }

  /// Rows of system buttons without a font, whose parent is the button.
  static let all: [DumpedTitle] = {
    let table = (try? Repository.text(of: "Tests/Truth/dumped_frames.tsv")) ?? ""
    return table.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let numbers = cells.dropFirst(7).prefix(6).compactMap(Double.init)
      guard cells.count > 13, cells[4].hasPrefix("UIButtonLabel"), numbers.count == 6 else {
        return nil
      }
      return DumpedTitle(
        text: cells[3],
        frame: Rectangle(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1]),
        button: Extent(width: numbers[4], height: numbers[5]))
    }
  }()
}

@Suite("Recorded title frames") struct TitleFrameTruthTests {
  /// Titles whose width the stand-in misses by a pixel, which may move their left edge too.
  static let pixelOff: Set<String> = ["async crash", "NSException", "TableView"]

  @Test("there are eleven") func count() {
    #expect(DumpedTitle.all.count == 11)
  }

  @Test("heights, places and widths are the recorded ones", arguments: DumpedTitle.all)
  func frames(_ row: DumpedTitle) throws {
    let button = Bench.control(.button, row.text, font: .system(15)) {
      $0.width = .fixed(row.button.width)
      $0.height = .fixed(row.button.height)
      if row.frame.x == 0 { $0.horizontalAlignment = .left }
    }
    let frame = try Bench.layOut(button, scale: 2).titleFrame
    #expect(frame.height == row.frame.height)
    #expect(frame.y == row.frame.y)
    let isOff = Self.pixelOff.contains(row.text)
    withKnownIssue("half a point in width", isIntermittent: false) {
      #expect(frame.width == row.frame.width)
      #expect(frame.x == row.frame.x)
    } when: {
      isOff
    }
  }
}
