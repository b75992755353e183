internal import Model

/// Reads what is special to a `UIButton` without a configuration.
struct ButtonReader {
  private let element: XMLElement
  private let attributes: RuntimeAttributes
  private let canvas: Canvas

  /// Prepares to read a button.
  init(_ element: XMLElement, _ attributes: RuntimeAttributes, _ canvas: Canvas) {
    self.element = element
    self.attributes = attributes
    self.canvas = canvas
  }

  /// Adds titles, text rules, insets, alignment and images.
  func read(into control: inout Control) {
    let mode = element["lineBreakMode"].flatMap(TextWords.lineBreakMode) ?? .truncateMiddle
    control.text.lineBreakMode = mode
    control.text.lineLimit = Self.lineLimit(of: mode)
    RuntimeTextRules(attributes, prefix: "titleLabel.").apply(to: &control.text)
    let font = font(doubts: &control.doubts)
    ButtonTitleReader(font: font, locale: canvas.locale, images: canvas.images)
      .read(element, into: &control)
    readInsets(into: &control.insets)
    ContentAlignmentReader.read(element, into: &control)
    ButtonImageReader(images: canvas.images).read(element, into: &control)
  }

  /// Lines that a title label allows: wrapping modes lift the limit, all others mean one line
  /// (facts A12, A13).
  static func lineLimit(of mode: LineBreakMode) -> Int {
    mode == .wordWrap || mode == .charWrap ? 0 : 1
  }

  /// The title's font; without one 15 points, and 18 in a button of the custom type (fact A1).
  private func font(doubts: inout [Doubt]) -> FontDescriptor {
    let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
    return FontReader(sizeClasses: canvas.sizeClasses).font(
      of: element, standard: .system(isCustom ? 18 : 15), doubts: &doubts)
  }

  private func readInsets(into insets: inout ButtonInsets) {
    insets.content = ViewGeometry.insets(element.child("inset", key: "contentEdgeInsets"))
    insets.title = ViewGeometry.insets(element.child("inset", key: "titleEdgeInsets")) ?? .zero
    insets.image = ViewGeometry.insets(element.child("inset", key: "imageEdgeInsets")) ?? .zero
  }
}
