internal import Model

/// Reads a `UIButton` with a configuration.
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

  /// Adds configuration, titles, text rules, alignment and image.
  ///
  /// The title follows the category while the app runs (fact B17). Insets and lines of a button
  /// without a configuration are not heeded (fact B6).
  func read(into control: inout Control) {
    control.text.adjustsFontForContentSizeCategory = true
    let stored = element.child("buttonConfiguration")
    readLineBreakMode(stored, into: &control.text)
    ContentAlignmentReader.read(element, into: &control)
    guard let stored else { return }
    let found = ButtonConfigurationReader(element: stored).read()
    control.configuration = found.configuration
    control.doubts += found.doubts
    let font = font(
      of: stored, key: "titleFontDescription", standard: titleFont(found.configuration.size),
      doubts: &control.doubts)
    readTitle(of: stored, font: font, into: &control)
    readSubtitle(of: stored, into: &control)
    ButtonImageReader(images: canvas.images).read(element, configuration: stored, into: &control)
  }

  /// Word wrapping over any number of lines is the default; any other mode means one line (B6).
  ///
  /// The mode of the button itself is that of a title label without configuration.
  private func readLineBreakMode(_ stored: XMLElement?, into text: inout TextRules) {
    text.lineBreakMode =
      stored?["titleLineBreakMode"].flatMap(TextWords.lineBreakMode) ?? .wordWrap
    text.lineLimit = ButtonReader.lineLimit(of: text.lineBreakMode)
  }

  /// The font of a title that names none: of the size's text style (fact B4).
  ///
  /// A button of the role primary draws it semibold: three that Interface Builder stored at their
  /// own width are within half a point of a semibold title, and 5 to 7 points above a regular one.
  private func titleFont(_ size: ButtonConfiguration.Size) -> FontDescriptor {
    var font = FontDescriptor.textStyle(size.titleStyle)
    if element["role"] == "primary" { font.weight = .semibold }
    return font
  }

  /// The configuration's title wins over that of the states, which Xcode leaves behind (fact E).
  private func readTitle(
    of configuration: XMLElement, font: FontDescriptor, into control: inout Control
  ) {
    if let title = text("title", "attributedTitle", of: configuration, font, &control.doubts) {
      guard !title.text.isEmpty else { return }
      control.titles.append(
        ControlTitle(
          title, locale: canvas.locale, standing: TextWords.standing(of: title.text)))
    } else {
      ButtonTitleReader(font: font, locale: canvas.locale, images: canvas.images)
        .read(element, into: &control)
      guard !control.titles.isEmpty else { return }
      control.doubts.append(
        Doubt(.text, "its title is stored for a state and not in its configuration"))
    }
  }

  /// Gives every title the subtitle; the font of one that names none is not public (fact B12).
  private func readSubtitle(of configuration: XMLElement, into control: inout Control) {
    let font = font(
      of: configuration, key: "subtitleFontDescription",
      standard: .textStyle(ButtonConfiguration.uncertainSubtitleStyle), doubts: &control.doubts)
    guard
      let subtitle = text(
        "subtitle", "attributedSubtitle", of: configuration, font, &control.doubts),
      !subtitle.text.isEmpty
    else { return }
    for index in control.titles.indices { control.titles[index].subtitle = subtitle }
    if configuration.child("fontDescription", key: "subtitleFontDescription") == nil,
      configuration.child("attributedString", key: "attributedSubtitle") == nil
    {
      control.doubts.append(ButtonConfiguration.subtitleDoubt)
    }
  }

  /// Reads a text of the configuration; an attributed one wins.
  ///
  /// Nil where there is neither.
  private func text(
    _ plain: String, _ attributed: String, of configuration: XMLElement, _ font: FontDescriptor,
    _ doubts: inout [Doubt]
  ) -> AttributedTitle? {
    let reader = AttributedTextReader(fallback: font, images: canvas.images)
    if let stored = configuration.child("attributedString", key: attributed),
      let text = reader.read(stored)
    {
      doubts += text.doubts
      return text.title
    }
    return configuration.string(plain).map { AttributedTitle($0, font: font) }
  }

  /// The font stored under a key, else the standard one.
  private func font(
    of configuration: XMLElement, key: String, standard: FontDescriptor, doubts: inout [Doubt]
  ) -> FontDescriptor {
    guard let stored = configuration.child("fontDescription", key: key) else {
      return standard
    }
    if let font = FontReader.font(stored) { return font }
    doubts.append(Doubt(.font, "its font is stored in a way that is not understood"))
    return standard
  }
}
