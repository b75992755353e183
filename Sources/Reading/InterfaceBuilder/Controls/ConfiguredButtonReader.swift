internal import Model

/// Reads a `UIButton` with a configuration: its title and font, not yet its layout.
struct ConfiguredButtonReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes
  private let canvas: Canvas

  /// Prepares to read a button.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes, _ canvas: Canvas) {
    self.element = element
    self.attributes = attributes
    self.canvas = canvas
  }

  /// Adds the title and says that the layout is not modelled.
  ///
  /// Word wrapping over any number of lines is the default (fact B6), and the title follows the
  /// category while the app runs (fact B17).
  func read(into control: inout Control) {
    control.notModelled = "Buttons with a configuration are laid out by a later version"
    control.text.lineBreakMode = .wordWrap
    control.text.lineLimit = 0
    control.text.adjustsFontForContentSizeCategory = true
    guard let configuration = element.child("buttonConfiguration") else { return }
    let font = font(of: configuration, doubts: &control.doubts)
    readTitle(of: configuration, font: font, into: &control)
    ButtonImageReader(images: canvas.images).read(element, into: &control)
  }

  /// The configuration's title wins over that of the states, which Xcode leaves behind (fact E).
  private func readTitle(
    of configuration: XMLElement, font: FontDescriptor, into control: inout Control
  ) {
    let reader = AttributedTextReader(fallback: font)
    let stored = configuration.child("attributedString", key: "attributedTitle")
    if let text = stored.flatMap(reader.read) {
      control.doubts += text.doubts
      add(text.title, to: &control)
    } else if let text = configuration.string("title") {
      if !text.isEmpty { add(AttributedTitle(text, font: font), to: &control) }
    } else {
      ButtonTitleReader(font: font, locale: canvas.locale).read(element, into: &control)
      guard !control.titles.isEmpty else { return }
      control.doubts.append(
        Doubt(.text, "its title is stored for a state and not in its configuration"))
    }
  }

  private func add(_ title: AttributedTitle, to control: inout Control) {
    control.titles.append(
      ControlTitle(
        title, locale: canvas.locale, standing: TextWords.standing(of: title.text)))
  }

  /// The title's font: body, and subheadline in small and mini buttons (fact B4).
  private func font(of configuration: XMLElement, doubts: inout [Doubt]) -> FontDescriptor {
    let isSmall = ["small", "mini"].contains(configuration["buttonSize"] ?? "")
    let standard = FontDescriptor.textStyle(isSmall ? .subheadline : .body)
    guard
      let stored = configuration.child("fontDescription", key: "titleFontDescription")
    else { return standard }
    if let font = FontReader.font(stored) { return font }
    doubts.append(Doubt(.font, "its font is stored in a way that is not understood"))
    return standard
  }
}
