internal import Model

/// Reads an `attributedString` into runs.
struct AttributedTextReader {
  /// Font of a fragment that names none.
  let fallback: FontDescriptor

  /// The runs with what is not known of them.
  struct Result {
    /// The title.
    var title: AttributedTitle
    /// What the file does not say.
    var doubts: [Doubt]
  }

  /// Reads all fragments; nil when there is no text at all.
  func read(_ element: XMLElement) -> Result? {
    var result = Result(title: AttributedTitle(runs: []), doubts: [])
    for fragment in element.children where fragment.name == "fragment" {
      guard let text = fragment.string("content"), !text.isEmpty else { continue }
      let run = TitleRun(text: text, attributes: attributes(fragment, doubts: &result.doubts))
      result.title.runs.append(run)
    }
    return result.title.runs.isEmpty ? nil : result
  }

  private func attributes(_ fragment: XMLElement, doubts: inout [Doubt]) -> TextAttributes {
    let list = fragment.child("attributes")
    let stored = list?.child("font", key: "NSFont")
    let font = stored.flatMap(FontReader.attributedFont)
    if font == nil {
      let reason =
        stored == nil
        ? "a piece of the attributed text names no font"
        : "a font of the attributed text is not understood"
      let doubt = Doubt(.font, reason)
      if !doubts.contains(doubt) { doubts.append(doubt) }
    }
    var attributes = TextAttributes(font: font ?? fallback)
    attributes.kern =
      list?.child("real", key: "NSKern")?.number("value")
      ?? list?.child("integer", key: "NSKern")?.number("value")
    attributes.baselineOffset =
      list?.child("real", key: "NSBaselineOffset")?.number("value")
      ?? list?.child("integer", key: "NSBaselineOffset")?.number("value") ?? 0
    if let style = list?.child("paragraphStyle", key: "NSParagraphStyle") {
      attributes.paragraph = Self.paragraph(style)
    }
    return attributes
  }

  /// Reads a paragraph style; line heights below zero mean none.
  private static func paragraph(_ element: XMLElement) -> ParagraphStyle {
    func length(_ name: String) -> Double { max(0, element.number(name) ?? 0) }
    return ParagraphStyle(
      alignment: element["alignment"].flatMap(TextWords.alignment),
      lineBreakMode: element["lineBreakMode"].flatMap(TextWords.lineBreakMode),
      lineSpacing: length("lineSpacing"), lineHeightMultiple: length("lineHeightMultiple"),
      minimumLineHeight: length("minimumLineHeight"),
      maximumLineHeight: length("maximumLineHeight"))
  }
}
