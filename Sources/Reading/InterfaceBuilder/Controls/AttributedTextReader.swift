internal import Model

/// Reads an `attributedString` into runs.
struct AttributedTextReader {
  /// Font of a fragment that names none.
  let fallback: FontDescriptor
  /// Sizes of images by name, in points.
  var images: [String: Extent] = [:]

  /// The font of attributed text that names none, by the rule of `NSAttributedString` (fact A25).
  static let standardFont = FontDescriptor(family: .named("Helvetica"), size: .fixed(12))

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
      let text = fragment.string("content") ?? ""
      let attributes = AttributeReader(of: fragment)
      let image = attachment(fragment)
      guard !text.isEmpty || image != nil else { continue }
      let look = look(of: fragment, attributes, doubts: &result.doubts)
      if let image {
        if image.extent == .zero { result.doubts.append(Self.attachmentDoubt) }
        result.title.runs.append(TitleRun(attachment: image, attributes: look))
      } else {
        result.title.runs.append(TitleRun(text: text, attributes: look))
      }
    }
    return result.title.runs.isEmpty ? nil : result
  }

  private func look(
    of fragment: XMLElement, _ read: AttributeReader, doubts: inout [Doubt]
  ) -> TextAttributes {
    let stored = fragment.child("attributes")?.child("font", key: "NSFont")
    let font = stored.flatMap(FontReader.attributedFont)
    if font == nil {
      add(stored == nil ? missingFontDoubt : Self.oddFontDoubt, to: &doubts)
    }
    var attributes = TextAttributes(font: font ?? fallback)
    attributes.kern = read.kern
    attributes.tracking = read.tracking
    attributes.baselineOffset = read.baselineOffset
    attributes.paragraph = read.paragraph
    if let doubt = read.unknownDoubt { add(doubt, to: &doubts) }
    return attributes
  }

  private func add(_ doubt: Doubt, to doubts: inout [Doubt]) {
    if !doubts.contains(doubt) { doubts.append(doubt) }
  }

  private var missingFontDoubt: Doubt {
    let isStandard = fallback == Self.standardFont
    return Doubt(
      .font,
      "a piece of the attributed text names no font"
        + (isStandard ? ", and is taken for Helvetica at 12 points" : ""))
  }

  private static let oddFontDoubt = Doubt(.font, "a font of the attributed text is not understood")
  private static let attachmentDoubt = Doubt(
    .text, "an image in the attributed text has no size in the file")
}

extension AttributedTextReader {
  /// Finds the image of a fragment: an `NSAttachment`, or the character that stands for one.
  ///
  /// Its bounds count, else the size of the image that it names; zero where neither is known.
  private func attachment(_ fragment: XMLElement) -> TextAttachment? {
    let list = fragment.child("attributes")
    guard let stored = list?.children.first(where: { $0["key"] == "NSAttachment" }) else {
      let isAlone = fragment.string("content") == "\u{FFFC}"
      return isAlone ? TextAttachment(.zero) : nil
    }
    if let bounds = stored.child("rect", key: "bounds"), let width = length("width", bounds),
      let height = length("height", bounds)
    {
      let rise = bounds.number("y") ?? 0
      let isSound = rise.magnitude <= ValueReader.lengthLimit
      return TextAttachment(Extent(width: width, height: height), rise: isSound ? rise : 0)
    }
    let name = stored["image"] ?? stored.child("imageReference", key: "image")?["image"]
    return TextAttachment(name.flatMap { images[$0] } ?? .zero)
  }

  private func length(_ name: String, _ element: XMLElement) -> Double? {
    element.number(name).flatMap { (0...ValueReader.lengthLimit).contains($0) ? $0 : nil }
  }
}
