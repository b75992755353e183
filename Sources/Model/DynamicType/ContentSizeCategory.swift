/// One of the twelve text sizes that iOS offers, smallest first.
public enum ContentSizeCategory: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// xSmall, the smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default of a new device.
  case large
  /// xLarge.
  case extraLarge
  /// xxLarge.
  case extraExtraLarge
  /// xxxLarge, the largest without the accessibility switch.
  case extraExtraExtraLarge
  /// AX1.
  case accessibilityMedium
  /// AX2.
  case accessibilityLarge
  /// AX3, the first at which body is at least twice its default size.
  case accessibilityExtraLarge
  /// AX4.
  case accessibilityExtraExtraLarge
  /// AX5, the largest.
  case accessibilityExtraExtraExtraLarge

  /// Orders sizes from small to large.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether the size is behind the Larger Accessibility Sizes switch.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The name that reports use: xSmall, Small … AX5.
  public var shortName: String { Self.spellings[rawValue].short }

  /// The case of `UIContentSizeCategory`.
  public var uiKitName: String { Self.spellings[rawValue].uiKit }

  /// The raw string of `UIContentSizeCategory`, `UICTContentSizeCategory…`.
  public var rawString: String { "UICTContentSizeCategory" + Self.spellings[rawValue].raw }

  /// The case of SwiftUI's `DynamicTypeSize`.
  public var swiftUIName: String { Self.spellings[rawValue].swiftUI }

  /// The word that the simulator's command line takes.
  public var simulatorName: String { Self.spellings[rawValue].simulator }
}
