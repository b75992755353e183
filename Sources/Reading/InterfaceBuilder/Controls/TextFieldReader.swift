internal import Model

/// Reads what is special to a `UITextField`.
struct TextFieldReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes
  private let canvas: Canvas

  /// Prepares to read a text field.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes, _ canvas: Canvas) {
    self.element = element
    self.attributes = attributes
    self.canvas = canvas
  }

  /// Adds border, text rules, text and placeholder.
  func read(into control: inout Control) {
    let font = font(doubts: &control.doubts)
    readBorder(into: &control)
    readRules(font: font, into: &control.text)
    let isSecret = element.child("textInputTraits")?.flag("secureTextEntry") == true
    if !isSecret { add("text", "attributedText", .text, font: font, to: &control) }
    add("placeholder", "attributedPlaceholder", .placeholder, font: font, to: &control)
    if ["always", "unlessEditing"].contains(element["clearButtonMode"] ?? ""),
      control.titles.contains(where: { $0.part == .text })
    {
      control.doubts.append(Doubt(.width, "how much room its clear button takes is not public"))
    }
  }

  /// The field's font; Interface Builder always stores one, so a missing one is a doubt.
  private func font(doubts: inout [Doubt]) -> FontDescriptor {
    let reader = FontReader(sizeClasses: canvas.sizeClasses)
    if reader.description(of: element) == nil {
      doubts.append(Doubt(.font, "the file does not say its font"))
    }
    return reader.font(of: element, standard: .system(17), doubts: &doubts)
  }

  private func readBorder(into control: inout Control) {
    guard let word = element["borderStyle"] else { return }
    guard let border = FieldBorder(rawValue: word) else {
      control.doubts.append(Doubt(.insets, "its border is not understood"))
      return
    }
    control.border = border
  }

  /// One line, cut at its end; the other rules of a label's.
  private func readRules(font: FontDescriptor, into text: inout TextRules) {
    text.alignment = element["textAlignment"].flatMap(TextWords.alignment) ?? .natural
    text.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    ShrinkingReader.read(element, font: font, into: &text)
    RuntimeTextRules(attributes, prefix: "").apply(to: &text)
    text.lineLimit = 1
    text.lineBreakMode = .truncateTail
  }

  private func add(
    _ key: String, _ attributedKey: String, _ part: TitlePart, font: FontDescriptor,
    to control: inout Control
  ) {
    var title = element.string(key).map { AttributedTitle($0, font: font) }
    if let attributed = element.child("attributedString", key: attributedKey)
      .flatMap(AttributedTextReader(fallback: font, images: canvas.images).read)
    {
      control.doubts += attributed.doubts
      title = attributed.title
    }
    guard let title, !title.text.isEmpty else { return }
    control.titles.append(
      ControlTitle(
        title, locale: canvas.locale, standing: TextWords.standing(of: title.text), part: part))
  }
}
