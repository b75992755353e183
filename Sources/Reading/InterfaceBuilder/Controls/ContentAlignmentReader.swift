internal import Model

/// Reads where a button's content stands, with a configuration or without (fact E).
enum ContentAlignmentReader {
  /// Adds both alignments; a word that is not known leaves the middle.
  static func read(_ element: XMLElement, into control: inout Control) {
    let horizontal: Set<ContentAlignment> = [.center, .left, .right, .fill, .leading, .trailing]
    let vertical: Set<ContentAlignment> = [.center, .top, .bottom, .fill]
    if let side = element["contentHorizontalAlignment"].flatMap(ContentAlignment.init(rawValue:)),
      horizontal.contains(side)
    {
      control.horizontalAlignment = side
    }
    if let side = element["contentVerticalAlignment"].flatMap(ContentAlignment.init(rawValue:)),
      vertical.contains(side)
    {
      control.verticalAlignment = side
    }
  }
}
