import Foundation
import Model
import TestSupport
import Typesetting

/// One size that real UIKit gave, from `Tests/Truth/label_sizes.tsv`.
struct TruthRow: Sendable {
  let id: String
  let text: String
  let kind: String
  let family: String
  let style: String
  let weight: FontWeight
  let pointSize: Double
  let category: ContentSizeCategory
  let width: Double?
  let height: Double?
  let lineCount: Int
  let scale: Double
  let measure: String
  let limit: Double?
  let notes: String

  /// Reads all rows.
  static let all: [TruthRow] = {
    let path = Repository.path(of: "Tests/Truth/label_sizes.tsv")
    let lines =
      (try? String(contentsOfFile: path, encoding: .utf8))?
      .split(separator: "\n", omittingEmptySubsequences: true) ?? []
    guard let head = lines.first else { return [] }
    let names = cells(head)
    return lines.dropFirst().compactMap { line in
      TruthRow(Dictionary(zip(names, cells(line)), uniquingKeysWith: { first, _ in first }))
    }
  }()

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  private init?(_ cells: [String: String]) {
    guard let id = cells["id"], let text = cells["text"], let measure = cells["measure"],
      let size = cells["point_size"].flatMap(Double.init)
    else { return nil }
    self.id = id
    self.text = text
    self.measure = measure
    kind = cells["class"] ?? ""
    family = cells["font_family"] ?? ""
    style = cells["text_style"] ?? ""
    weight = FontWeight(rawValue: cells["weight"] ?? "") ?? .regular
    pointSize = size
    let word = cells["category"]?.split(separator: " ").first.map(String.init) ?? ""
    category = ContentSizeCategory(anySpelling: word) ?? .large
    width = cells["width_pt"].flatMap(Double.init)
    height = cells["height_pt"].flatMap(Double.init)
    lineCount = cells["lines"].flatMap { Int($0) } ?? 1
    scale = cells["screen_scale"].flatMap(Double.init) ?? 3
    limit = cells["max_width_pt"].flatMap(Double.init)
    notes = cells["notes"] ?? ""
  }

  /// The text without the marks of where lines ended.
  ///
  /// The source of D007 says that its second line ends with a line separator.
  var joinedText: String {
    let whole = id == "D007" ? text.replacing(" / 2.", with: "\u{2028}2.") : text
    return whole.replacing(" / ", with: " ")
  }

  /// The font, by text style where the row's size is that of the style, else in points.
  var font: FontDescriptor {
    let word = style == "heading" || style.contains(" ") || style.contains("(") ? "" : style
    if let named = TextStyle(anySpelling: word),
      TypeScale.size(of: named, at: category) == pointSize
    {
      return FontDescriptor(weight: weight, size: .textStyle(named))
    }
    return .system(pointSize, weight: weight)
  }

  /// The language that the row's app ran in, as far as it decides fonts.
  var locale: String {
    switch family {
    case let name where name.contains("PingFang SC"): "zh-Hans"
    case "Hiragino Sans / PingFang (fallback)": "en"
    case let name where name.contains("Hiragino"): "ja"
    case let name where name.contains("Gothic Neo"): "ko"
    case "SF Arabic": "ar"
    default: "en"
    }
  }

  /// Conditions of the row.
  var traits: Traits {
    Traits(category: category, locale: locale, displayScale: scale)
  }

  /// Room of the row's label.
  var room: TextRoom {
    TextRoom(
      width: limit, lineLimit: text.hasSuffix("…") ? lineCount : 0, lineBreakMode: .truncateTail,
      lineBreakStrategy: kind == "UITextView" ? .none : .standard)
  }

  /// Lays the text out with the lines that were recorded.
  func recordedLines() throws -> TextLayout {
    try layOut(
      AttributedTitle(text.replacing(" / ", with: "\n"), font: font), in: TextRoom(),
      traits: traits)
  }

  /// Whether lines are the recorded ones; of a text that was cut, as far as it was recorded.
  func isMet(by lines: String) -> Bool { lines == text }
}
