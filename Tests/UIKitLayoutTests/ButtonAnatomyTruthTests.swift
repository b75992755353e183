import Foundation
import Model
import TestSupport
import Testing
import UIKitLayout

/// A button that was measured in a public picture, from `Tests/Truth/button_anatomy.tsv`.
struct MeasuredButton: Sendable, CustomTestStringConvertible {
  let cells: [String: String]

  var testDescription: String { cells["id"] ?? "" }

  /// Every row.
  static let all: [MeasuredButton] = {
    let path = Repository.path(of: "Tests/Truth/button_anatomy.tsv")
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return rows.dropFirst().map { row in
      MeasuredButton(
        cells: Dictionary(zip(rows[0], row), uniquingKeysWith: { first, _ in first }))
    }
  }()

  /// Rows of SwiftUI's bordered styles, which UIKit's configurations share their metrics with.
  static let bordered = all.filter {
    $0.cells["kind"] == "SwiftUI.Button"
      && $0.cells["configuration_style"]?.hasPrefix(".bordered") == true
  }

  /// Reads a number; nil where the row has none.
  func number(_ name: String) -> Double? { cells[name].flatMap(Double.init) }

  /// Major version of iOS.
  var version: Int? {
    cells["ios_version"]?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }

  /// Text size of the picture.
  var category: ContentSizeCategory {
    cells["category"].flatMap { ContentSizeCategory(anySpelling: $0) } ?? .large
  }

  /// Lays a medium button of the row's size out.
  func layOut(_ style: ButtonConfiguration.Style) throws -> ControlLayout {
    let button = Bench.control(.configuredButton, "Go", font: .textStyle(.body)) {
      $0.configuration = ButtonConfiguration(style: style)
      $0.configuration?.systemVersion = version
      if let width = number("width_pt") { $0.width = .fixed(width) }
      if let height = number("height_pt") { $0.height = .fixed(height) }
    }
    return try Bench.layOut(button, at: category)
  }
}

@Suite("Buttons measured in pictures") struct ButtonAnatomyTruthTests {
  @Test("every row was read") func count() {
    #expect(MeasuredButton.all.count == 29)
    #expect(MeasuredButton.bordered.count == 6)
  }

  /// The fit of a radius may be off by 0.3 points (section I, buttons, 4).
  @Test("corners of the bordered styles on iOS 17, 18 and 26", arguments: MeasuredButton.bordered)
  func corners(_ row: MeasuredButton) throws {
    let layout = try row.layOut(.gray)
    let background = try #require(layout.background)
    let radius = try #require(row.number("radius_pt"))
    let found = background.shape.resolvedRadius(in: layout.bounds.extent)
    #expect((found - radius).magnitude <= 0.3)
    #expect((background.shape.radius == .capsule) == (row.cells["curve"] == "capsule"))
    #expect(background.roundest == nil, "what was measured is sure")
    #expect(layout.doubts == [])
  }

  @Test("insets of the bordered styles", arguments: MeasuredButton.bordered)
  func insets(_ row: MeasuredButton) throws {
    let insets = try row.layOut(.gray).promisedInsets
    #expect(row.number("inset_top_pt").map { $0 == insets.top } ?? true)
    #expect(row.number("inset_left_pt").map { $0 == insets.left } ?? true)
  }

  /// The one picture of UIKit's own configurations: 15 points of text, ±0.8 points.
  @Test("gray buttons of iOS 16.2", arguments: ["B13", "B15"])
  func gray(_ id: String) throws {
    let row = try #require(MeasuredButton.all.first { $0.cells["id"] == id })
    let button = Bench.control(.configuredButton, "Button", font: .system(15)) {
      $0.configuration = ButtonConfiguration(style: .gray)
      $0.configuration?.cornerStyle = id == "B15" ? .capsule : .dynamic
    }
    let layout = try Bench.layOut(button)
    #expect((layout.bounds.height - (row.number("height_pt") ?? 0)).magnitude <= 0.8)
    #expect((layout.bounds.width - (row.number("width_pt") ?? 0)).magnitude <= 0.8)
    guard id == "B15" else { return }
    #expect(layout.background?.shape.radius == .capsule)
    #expect(layout.background?.roundest == nil)
  }

  @Test("the default title is body and follows the category: 16 points at medium")
  func defaultTitle() throws {
    let row = try #require(MeasuredButton.all.first { $0.cells["id"] == "C13" })
    let button = ConfiguredButtonTests.button("Retry") { $0.configuration?.style = .plain }
    let layout = try Bench.layOut(button, at: row.category)
    #expect(layout.title.pointSize == 16)
    let ink = try #require(layout.title.ink)
    let measured = try #require(row.number("title_ink_w_pt"))
    // A picture may be off by 0.3 pixels (recorded truth, notes).
    #expect((ink.width - measured).magnitude <= layout.title.widthError + 0.3 / 3)
    #expect(layout.background == nil, "a plain button draws no background")
  }
}
