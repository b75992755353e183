import Model
import Testing

@Suite("Content size category") struct ContentSizeCategoryTests {
  @Test(
    "reads every public spelling",
    arguments: [
      ("extraSmall", ContentSizeCategory.extraSmall), ("XS", .extraSmall), ("xSmall", .extraSmall),
      ("UICTContentSizeCategoryL", .large), ("large", .large), ("Large", .large),
      ("UIContentSizeCategory.accessibilityExtraLarge", .accessibilityExtraLarge),
      ("AX3", .accessibilityExtraLarge), ("ax3", .accessibilityExtraLarge),
      ("accessibility3", .accessibilityExtraLarge),
      ("DynamicTypeSize.accessibility5", .accessibilityExtraExtraExtraLarge),
      ("kCTFontContentSizeCategoryAccessibilityXXXL", .accessibilityExtraExtraExtraLarge),
      ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
      ("extra-extra-large", .extraExtraLarge), ("xxLarge", .extraExtraLarge),
      ("XXL", .extraExtraLarge), ("3XL", .extraExtraExtraLarge), ("2XL", .extraExtraLarge),
      ("UIContentSizeCategoryAccessibilityMedium", .accessibilityMedium),
      ("AccessibilityM", .accessibilityMedium), ("M", .medium),
    ])
  func spellings(_ word: String, _ category: ContentSizeCategory) {
    #expect(ContentSizeCategory(anySpelling: word) == category)
  }

  @Test("refuses other words", arguments: ["", "huge", "AX6", "AX0", "UICTContentSizeCategory"])
  func refusals(_ word: String) {
    #expect(ContentSizeCategory(anySpelling: word) == nil)
  }

  @Test("each name of each category reads back as itself") func roundTrip() {
    for category in ContentSizeCategory.allCases {
      for name in [
        category.shortName, category.uiKitName, category.rawString, category.swiftUIName,
        category.simulatorName,
      ] {
        #expect(ContentSizeCategory(anySpelling: name) == category, "\(name)")
      }
    }
  }

  @Test("accessibility begins at AX1") func accessibility() {
    let names = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).map(\.shortName)
    #expect(names == ["AX1", "AX2", "AX3", "AX4", "AX5"])
  }
}
