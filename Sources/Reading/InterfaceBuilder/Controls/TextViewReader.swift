internal import Model

/// Reads what is special to a `UITextView`.
struct TextViewReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes
  private let canvas: Canvas

  /// Prepares to read a text view.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes, _ canvas: Canvas) {
    self.element = element
    self.attributes = attributes
    self.canvas = canvas
  }

  /// Adds text, text rules and whether it scrolls, which it does unless the file says no.
  func read(into control: inout Control) {
    let reader = FontReader(sizeClasses: canvas.sizeClasses)
    if reader.description(of: element) == nil {
      control.doubts.append(Doubt(.font, "the file does not say its font"))
    }
    let font = reader.font(of: element, standard: .system(14), doubts: &control.doubts)
    control.scrolls = element.flag("scrollEnabled") ?? true
    if attributes.contains("textContainerInset") || attributes.contains("contentInset") {
      control.doubts.append(Doubt(.insets, "its insets are set when it is loaded"))
    }
    readRules(into: &control.text)
    guard let title = title(font, doubts: &control.doubts) else { return }
    control.titles.append(
      ControlTitle(title, locale: canvas.locale, standing: TextWords.standing(of: title.text)))
  }

  private func readRules(into text: inout TextRules) {
    text.lineLimit = 0
    text.lineBreakMode = .wordWrap
    text.alignment = element["textAlignment"].flatMap(TextWords.alignment) ?? .natural
    text.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory")
      ?? attributes.flag("adjustsFontForContentSizeCategory") ?? false
  }

  private func title(_ font: FontDescriptor, doubts: inout [Doubt]) -> AttributedTitle? {
    let reader = AttributedTextReader(fallback: font, images: canvas.images)
    if let text = element.child("attributedString", key: "attributedText").flatMap(reader.read) {
      doubts += text.doubts
      return text.title
    }
    guard let text = element.string("text"), !text.isEmpty else { return nil }
    return AttributedTitle(text, font: font)
  }
}
