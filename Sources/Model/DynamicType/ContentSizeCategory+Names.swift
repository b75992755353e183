extension ContentSizeCategory {
  /// Reads a category in any of its public spellings; nil for an unknown word.
  ///
  /// Understood, whatever the case: UIKit's case (`extraLarge`, `UIContentSizeCategory.extraLarge`),
  /// Objective-C's constant (`UIContentSizeCategoryExtraLarge`), the raw string with or without its
  /// prefix (`UICTContentSizeCategoryXL`, `XL`, `kCTFontContentSizeCategoryXL`), the same counted
  /// (`2XL`, `3XL`), SwiftUI's case (`xLarge`, `accessibility3`), the guidelines'
  /// name (`xLarge`, `AX3`) and the simulator's word (`extra-large`).
  public init?(anySpelling word: String) {
    let folded = Self.fold(word)
    let found = Self.allCases.first { category in
      Self.names(of: category).contains(folded)
    }
    guard let found else { return nil }
    self = found
  }

  /// All words that name a category, folded.
  private static func names(of category: ContentSizeCategory) -> [String] {
    let spelling = spellings[category.rawValue]
    return [
      spelling.short, spelling.uiKit, spelling.raw, spelling.swiftUI, spelling.simulator,
      spelling.raw.replacingDoubledX,
    ].map(fold)
  }

  /// Drops prefixes, dashes, underscores, spaces and case.
  private static func fold(_ word: String) -> String {
    var kept = word.lowercased()
    for prefix in [
      "uicontentsizecategory.", "dynamictypesize.", "contentsizecategory.",
      "uictcontentsizecategory", "kctfontcontentsizecategory", "uicontentsizecategory", ".",
    ] where kept.hasPrefix(prefix) {
      kept.removeFirst(prefix.count)
      break
    }
    kept.removeAll { $0 == "-" || $0 == "_" || $0 == " " }
    return kept
  }

  /// Every name of every category, in order of size.
  ///
  /// Source: UIKit's and SwiftUI's public headers, printed raw strings
  /// (github.com/temoki/UIKit_DynamicType), simulator words from two public scripts.
  static let spellings: [Spelling] = [
    Spelling("xSmall", "extraSmall", "XS", "xSmall", "extra-small"),
    Spelling("Small", "small", "S", "small", "small"),
    Spelling("Medium", "medium", "M", "medium", "medium"),
    Spelling("Large", "large", "L", "large", "large"),
    Spelling("xLarge", "extraLarge", "XL", "xLarge", "extra-large"),
    Spelling("xxLarge", "extraExtraLarge", "XXL", "xxLarge", "extra-extra-large"),
    Spelling("xxxLarge", "extraExtraExtraLarge", "XXXL", "xxxLarge", "extra-extra-extra-large"),
    Spelling(
      "AX1", "accessibilityMedium", "AccessibilityM", "accessibility1", "accessibility-medium"),
    Spelling(
      "AX2", "accessibilityLarge", "AccessibilityL", "accessibility2", "accessibility-large"),
    Spelling(
      "AX3", "accessibilityExtraLarge", "AccessibilityXL", "accessibility3",
      "accessibility-extra-large"),
    Spelling(
      "AX4", "accessibilityExtraExtraLarge", "AccessibilityXXL", "accessibility4",
      "accessibility-extra-extra-large"),
    Spelling(
      "AX5", "accessibilityExtraExtraExtraLarge", "AccessibilityXXXL", "accessibility5",
      "accessibility-extra-extra-extra-large"),
  ]

  /// The names of one category.
  struct Spelling: Sendable {
    /// The guidelines' name.
    let short: String
    /// UIKit's case.
    let uiKit: String
    /// The raw string behind its prefix.
    let raw: String
    /// SwiftUI's case.
    let swiftUI: String
    /// The simulator's word.
    let simulator: String

    /// Lists the names in the order of the fields.
    init(_ short: String, _ uiKit: String, _ raw: String, _ swiftUI: String, _ simulator: String) {
      self.short = short
      self.uiKit = uiKit
      self.raw = raw
      self.swiftUI = swiftUI
      self.simulator = simulator
    }
  }
}

extension String {
  /// `XXXL` as `3XL`, the way that sizes are counted on clothes; other words stay.
  fileprivate var replacingDoubledX: String {
    switch self {
    case "XXL": "2XL"
    case "XXXL": "3XL"
    default: self
    }
  }
}
