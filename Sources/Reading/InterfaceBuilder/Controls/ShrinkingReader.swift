internal import Model

/// Reads shrinking to fit, as labels and text fields store it.
enum ShrinkingReader {
  /// Adds the rule: on when a least scale or size is stored and nothing says `NO`.
  ///
  /// The old least size in points counts as its share of the font's size at Large.
  static func read(_ element: XMLElement, font: FontDescriptor, into text: inout TextRules) {
    let points = font.pointSize(at: .large)
    let factor = element.number("minimumScaleFactor").flatMap { $0 > 0 ? $0 : nil }
    let size = element.number("minimumFontSize").flatMap { $0 > 0 ? $0 : nil }
    let least = factor ?? size.map { points > 0 ? $0 / points : 1 }
    text.minimumScaleFactor = min(1, least ?? 0)
    text.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? (least != nil)
  }
}
