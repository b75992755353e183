internal import JSONText
internal import Model

/// Readers of values that configurations and baselines share.
extension ValueReader {
  /// Reads a day such as `2027-03-31`.
  static func day(_ node: JSONNode) throws(ValueError) -> CalendarDay {
    guard let day = node.string.flatMap(CalendarDay.init) else {
      throw ValueError(node.place, "must be a day such as 2027-03-31")
    }
    return day
  }

  /// Reads a content size category in any public spelling.
  static func category(_ node: JSONNode) throws(ValueError) -> ContentSizeCategory {
    let word = try name(node)
    guard let category = ContentSizeCategory(anySpelling: word) else {
      let names = ContentSizeCategory.allCases.map(\.shortName)
      throw ValueError(
        node.place,
        "unknown size \(NearestWord.quote(word))\(NearestWord.hint(for: word, among: names))")
    }
    return category
  }

  /// Reads content size categories, at least one, smallest first and each once.
  static func categories(_ node: JSONNode) throws(ValueError) -> [ContentSizeCategory] {
    let sizes = try list(node, category)
    if sizes.isEmpty { throw ValueError(node.place, "must name at least one size") }
    return Set(sizes).sorted()
  }
}
