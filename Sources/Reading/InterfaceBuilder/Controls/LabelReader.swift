internal import Model

/// Reads what is special to a `UILabel`.
struct LabelReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes
  private let canvas: Canvas

  /// Prepares to read a label.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes, _ canvas: Canvas) {
    self.element = element
    self.attributes = attributes
    self.canvas = canvas
  }

  /// Adds text, font and text rules.
  func read(into control: inout Control) {
    let font = font(doubts: &control.doubts)
    readRules(font: font, into: &control.text)
    RuntimeTextRules(attributes, prefix: "").apply(to: &control.text)
    let reader = AttributedTextReader(fallback: font, images: canvas.images)
    if let text = element.child("attributedString", key: "attributedText").flatMap(reader.read) {
      control.doubts += text.doubts
      add(text.title, to: &control)
    } else if let text = element.string("text"), !text.isEmpty {
      add(AttributedTitle(text, font: font), to: &control)
    }
  }

  private func add(_ title: AttributedTitle, to control: inout Control) {
    control.titles.append(
      ControlTitle(
        title, locale: canvas.locale, standing: TextWords.standing(of: title.text)))
  }

  /// The label's font; the system font at 17 points where none is stored (fact D18).
  private func font(doubts: inout [Doubt]) -> FontDescriptor {
    FontReader(sizeClasses: canvas.sizeClasses).font(
      of: element, standard: .system(17), doubts: &doubts)
  }

  private func readRules(font: FontDescriptor, into text: inout TextRules) {
    text.lineLimit = max(0, element.integer("numberOfLines") ?? 1)
    text.lineBreakMode =
      element["lineBreakMode"].flatMap(TextWords.lineBreakMode) ?? .truncateTail
    text.alignment = element["textAlignment"].flatMap(TextWords.alignment) ?? .natural
    text.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    text.allowsTightening = element.flag("adjustsLetterSpacingToFitWidth") ?? false
    ShrinkingReader.read(element, font: font, into: &text)
    if let width = element.number("preferredMaxLayoutWidth"), width > 0 {
      text.preferredMaximumWidth = width
    }
  }
}
