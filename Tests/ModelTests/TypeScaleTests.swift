import Model
import Testing

@Suite("Type scale") struct TypeScaleTests {
  @Test("body's sizes are those that preferredFont printed") func body() {
    let sizes = ContentSizeCategory.allCases.map { TypeScale.size(of: .body, at: $0) }
    #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test("no size or leading ever shrinks from one category to the next") func monotonic() {
    for style in TextStyle.allCases {
      for (small, large) in zip(
        ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst())
      {
        #expect(TypeScale.size(of: style, at: small) <= TypeScale.size(of: style, at: large))
        #expect(TypeScale.leading(of: style, at: small) <= TypeScale.leading(of: style, at: large))
      }
    }
  }

  @Test("AX3 is the first category that doubles body") func doubling() {
    let first = ContentSizeCategory.allCases.first { TypeScale.size(of: .body, at: $0) >= 34 }
    #expect(first == .accessibilityExtraLarge)
  }

  @Test(
    "styles read by UIKit's, SwiftUI's and Interface Builder's names",
    arguments: [
      ("body", TextStyle.body), ("UICTFontTextStyleTitle0", .largeTitle), ("title", .title1),
      ("UICTFontTextStyleSubhead", .subheadline), ("caption", .caption1), ("Headline", .headline),
    ])
  func names(_ word: String, _ style: TextStyle) {
    #expect(TextStyle(anySpelling: word) == style)
  }

  /// Sizes printed or asserted on real iOS (facts/uifontmetrics: 17 at AX5, AX3 and xSmall rows).
  @Test(
    "UIFontMetrics rounds to whole points by the ratio of leadings",
    arguments: [
      (17.0, ContentSizeCategory.accessibilityExtraExtraExtraLarge, 48.0),
      (16, .accessibilityExtraLarge, 35), (14, .accessibilityExtraLarge, 31), (16, .extraSmall, 14),
      (17, .large, 17),
    ])
  func metrics(_ size: Double, _ category: ContentSizeCategory, _ expected: Double) {
    #expect(FontScaling.scaledSize(size, relativeTo: .body, at: category) == expected)
  }

  @Test("a maximum caps a scaled font") func maximum() {
    let size = FontScaling.scaledSize(
      17, relativeTo: .body, at: .accessibilityExtraExtraExtraLarge, maximum: 22)
    #expect(size == 22)
  }

  @Test("scaledValue rounds to the pixel: 100 at medium is 95.33 on a 3x screen") func value() {
    let value = FontScaling.scaledValue(
      100, relativeTo: .body, at: .medium, grid: PixelGrid(scale: 3))
    #expect((value - 95.0 - 1.0 / 3).magnitude < 1e-9)
  }

  @Test("tracking is Apple's at the printed sizes and linear between") func tracking() {
    #expect(SystemTracking.points(atSize: 12) == 0)
    #expect((SystemTracking.points(atSize: 17) + 0.43).magnitude < 0.01)
    #expect((SystemTracking.points(atSize: 34) - 0.4).magnitude < 0.01)
    #expect(SystemTracking.points(atSize: 200) == 0)
    let middle = SystemTracking.emFraction(atSize: 22.5)
    let ends = SystemTracking.emFraction(atSize: 22) + SystemTracking.emFraction(atSize: 23)
    #expect((middle - ends / 2).magnitude < 1e-12)
  }
}
