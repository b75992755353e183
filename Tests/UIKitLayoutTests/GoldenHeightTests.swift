import Foundation
import Model
import TestSupport
import Testing
import UIKitLayout

/// A height that Interface Builder stored, which lays out with real UIKit.
struct GoldenHeight: Sendable, CustomTestStringConvertible {
  let kind: String
  let font: String
  let pointSize: Double
  let scale: Double
  let lines: Int
  let insets: [Double]
  let height: Double

  var testDescription: String { "\(kind) \(font) \(pointSize) @\(scale)x \(lines) \(insets)" }

  /// Every row of `Tests/Truth/interface_builder_heights.tsv`.
  static let all: [GoldenHeight] = {
    let path = Repository.path(of: "Tests/Truth/interface_builder_heights.tsv")
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { line in
      GoldenHeight(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }()

  private init?(_ cells: [String]) {
    guard cells.count >= 7, let size = Double(cells[2]),
      let scale = Double(cells[3].filter(\.isNumber)), let lines = Int(cells[4]),
      let height = Double(cells[6])
    else { return nil }
    kind = cells[0]
    font = cells[1]
    pointSize = size
    self.scale = scale
    self.lines = lines
    insets = cells[5].split(separator: "/").compactMap { Double($0) }
    self.height = height
  }

  /// The font: a text style by its name, else the system font of the row's size.
  var descriptor: FontDescriptor {
    TextStyle(anySpelling: font).map { .textStyle($0) } ?? .system(pointSize)
  }

  /// The control that the row describes.
  var control: Control {
    let text = Array(repeating: "Continue", count: lines).joined(separator: "\n")
    let controlKind: ControlKind =
      kind == "label" ? .label : kind == "button-legacy" ? .button : .configuredButton
    return Bench.control(controlKind, text, font: descriptor) {
      if controlKind == .label { $0.text.lineLimit = 0 }
      if controlKind == .button, insets.count == 4 {
        $0.insets.content = EdgeInsets(
          top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
      }
    }
  }
}

@Suite("Heights that Interface Builder stored") struct GoldenHeightTests {
  @Test("every row was read") func count() {
    #expect(GoldenHeight.all.count == 86)
    #expect(GoldenHeight.all.count { $0.kind == "button-config medium" } == 7)
    #expect(GoldenHeight.all.count { $0.kind == "button-legacy" } == 28)
    #expect(GoldenHeight.all.count { $0.kind == "label" } == 51)
  }

  /// The file holds three decimals, so half of the last one is all that may be missing.
  @Test("is the one of our layout, exactly", arguments: GoldenHeight.all)
  func height(_ golden: GoldenHeight) throws {
    let layout = try Bench.layOut(golden.control, scale: golden.scale)
    #expect((layout.bounds.height - golden.height).magnitude <= 0.0005)
  }

  @Test("the insets of every configuration row are those of its size") func configured() {
    for golden in GoldenHeight.all where golden.kind == "button-config medium" {
      let size = ButtonConfiguration.Size.medium.contentInsets
      #expect(golden.insets == [size.top, size.leading, size.bottom, size.trailing])
    }
  }
}
