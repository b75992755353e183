internal import Model

/// Reads the titles that a button has in its states.
struct ButtonTitleReader {
  /// Font of titles without attributes.
  let font: FontDescriptor
  /// Language of the file.
  let locale: String
  /// Sizes of images by name, in points.
  var images: [String: Extent] = [:]

  /// Adds a title for each state.
  ///
  /// One that is equal to the normal state's is left out, as it looks the same. An attributed title
  /// wins over a plain one, as in UIKit.
  func read(_ element: XMLElement, into control: inout Control) {
    var normal: AttributedTitle?
    for stored in element.children where stored.name == "state" {
      guard let state = ControlState(rawValue: stored["key"] ?? "") else { continue }
      guard let title = title(of: stored, doubts: &control.doubts), title != normal else {
        continue
      }
      if state == .normal { normal = title }
      control.titles.append(
        ControlTitle(
          title, locale: locale, state: state, standing: TextWords.standing(of: title.text)))
    }
  }

  private func title(of state: XMLElement, doubts: inout [Doubt]) -> AttributedTitle? {
    let reader = AttributedTextReader(
      fallback: AttributedTextReader.standardFont, images: images)
    if let text = state.child("attributedString", key: "attributedTitle").flatMap(reader.read) {
      doubts += text.doubts
      return text.title
    }
    guard let text = state.string("title"), !text.isEmpty else { return nil }
    return AttributedTitle(text, font: font)
  }
}
