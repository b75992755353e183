/// What is known of UIKit's own lengths, each with its source.
extension ButtonConfiguration.Size {
  /// Room around the content, in points, the same for all styles.
  ///
  /// Asserted against real UIKit by a public demo for every style and size (fact B1); medium stands
  /// in 44 stored frames.
  public var contentInsets: DirectionalEdgeInsets {
    let (upright, sideways): (Double, Double) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return DirectionalEdgeInsets(
      top: upright, leading: sideways, bottom: upright, trailing: sideways)
  }

  /// Text style of a title that names no font.
  ///
  /// Medium is measured; the others follow from nominal heights of 28 and 50 points (fact B4).
  public var titleStyle: TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }

  /// Radius that a fresh configuration holds, in points (printed by UIKit, fact B2).
  ///
  /// 0.175 of the nominal height of 34 and 50; of mini and small half of their 28 (fact B3).
  public var initialCornerRadius: Double {
    switch self {
    case .mini, .small: 14
    case .medium: 5.95
    case .large: 8.75
    }
  }
}

extension ButtonConfiguration {
  /// Insets in force: those that were set, else those of the size.
  public var contentInsetsInForce: DirectionalEdgeInsets { contentInsets ?? size.contentInsets }

  /// Radius of a medium button's corners by its height, both in points: 0.175 of it, rounded up.
  ///
  /// Eight buttons of SwiftUI's bordered styles on iOS 17 and 18, 34 to 57 points high (section I,
  /// buttons, 1); UIKit's own radius at Large agrees (fact B3).
  public static func cornerRadius(ofHeight height: Double) -> Double {
    // A millionth is forgiven, so that 0.175 of 40 is 7 and not 8.
    max(0, (0.175 * height - 1e-6).rounded(.up))
  }

  /// Heights that ``cornerRadius(ofHeight:)`` was measured at, in points.
  public static let measuredHeights = 34.0...57.0
  /// Heights that iOS 26 was seen to draw as a capsule, in points (anatomy rows B03 and B11).
  public static let measuredCapsuleHeights = 34.333...48.2

  /// Style of a subtitle that names no font: not public, so it always comes with
  /// ``subtitleDoubt``.
  ///
  /// Subheadline is what a public re-implementation picks (fact B12).
  public static let uncertainSubtitleStyle = TextStyle.subheadline
  /// What to doubt about a subtitle that names no font.
  public static let subtitleDoubt = Doubt(.font, "UIKit's font for subtitles is not public")
  /// Room between title and subtitle where none is set, in points.
  ///
  /// Not public, so it always comes with a doubt; none is what a public re-implementation takes (fact B12).
  public static let uncertainTitlePadding = 0.0
}
