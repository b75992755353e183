internal import CICU
package import Model

/// Capitals and small letters by the rules of a language, through ICU.
package enum CaseMapping {
  /// Longest text a mapping is asked for, as a multiple of the text: one letter becomes three at
  /// most (Unicode's SpecialCasing).
  private static let growth = 3

  /// Changes the letters of a text; the text itself where ICU fails or nothing is asked.
  ///
  /// Turkish has its dotted capital I, Greek loses its accents, German ß becomes SS.
  package static func map(
    _ text: [UInt16], _ transform: TextTransform, locale: String
  ) -> [UInt16] {
    guard transform != .none, !text.isEmpty else { return text }
    var result = [UInt16](repeating: 0, count: text.count * growth)
    var status = U_ZERO_ERROR
    let (capacity, length) = (Int32(clamping: result.count), Int32(clamping: text.count))
    let count =
      switch transform {
      case .uppercase:
        unsafe icu_upper_text(&result, capacity, text, length, locale, &status)
      case .lowercase:
        unsafe icu_lower_text(&result, capacity, text, length, locale, &status)
      case .capitalized, .none:
        unsafe icu_title_text(&result, capacity, text, length, locale, &status)
      }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, result.indices.contains(Int(count) - 1) else {
      return text
    }
    return Array(result.prefix(Int(count)))
  }
}
