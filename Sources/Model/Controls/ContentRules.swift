/// How a control sets its text.
public struct TextRules: Hashable, Sendable, Codable {
  /// Most lines; 0 for no limit.
  public var lineLimit: Int
  /// What happens at the end of the room.
  public var lineBreakMode: LineBreakMode
  /// How lines stand between the sides.
  public var alignment: TextAlignment
  /// `adjustsFontForContentSizeCategory`: whether text re-scales while the app runs.
  public var adjustsFontForContentSizeCategory: Bool
  /// `adjustsFontSizeToFitWidth`.
  public var adjustsFontSizeToFitWidth: Bool
  /// `minimumScaleFactor`; 0 shrinks nothing (fact D15).
  public var minimumScaleFactor: Double
  /// `preferredMaxLayoutWidth` in points; nil for automatic.
  public var preferredMaximumWidth: Double?
  /// `allowsDefaultTighteningForTruncation` (fact D16).
  public var allowsTightening = false
  /// `lineBreakStrategy`; a paragraph style's own goes first (facts D18, D19).
  public var lineBreakStrategy = LineBreakStrategy.standard

  /// Describes text rules; the defaults are `UILabel`'s (facts D12 to D18).
  public init(
    lineLimit: Int = 1, lineBreakMode: LineBreakMode = .truncateTail,
    alignment: TextAlignment = .natural, adjustsFontForContentSizeCategory: Bool = false,
    adjustsFontSizeToFitWidth: Bool = false, minimumScaleFactor: Double = 0,
    preferredMaximumWidth: Double? = nil
  ) {
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.preferredMaximumWidth = preferredMaximumWidth
  }
}

/// A button's three sets of insets, in points.
///
/// Nil content insets are UIKit's zero, which means 6 points above and below (fact A2); insets
/// that are set, even to Xcode's smallest number, are taken as they are (facts A3, A4).
public struct ButtonInsets: Hashable, Sendable, Codable {
  /// `contentEdgeInsets`; nil when never set.
  public var content: EdgeInsets?
  /// `titleEdgeInsets`: moves and shrinks the title after sizing (fact A9).
  public var title: EdgeInsets
  /// `imageEdgeInsets`: moves the image after sizing (fact A9).
  public var image: EdgeInsets

  /// Describes insets; none unless said otherwise.
  public init(content: EdgeInsets? = nil, title: EdgeInsets = .zero, image: EdgeInsets = .zero) {
    self.content = content
    self.title = title
    self.image = image
  }
}

/// Constraints that hold a title label off its control's edges, in points; nil for none.
public struct TitleConstraints: Hashable, Sendable, Codable {
  /// `title.top ≥ control.top + top`.
  public var top: Double?
  /// `title.leading ≥ control.leading + leading`.
  public var leading: Double?
  /// `title.bottom ≤ control.bottom - bottom`.
  public var bottom: Double?
  /// `title.trailing ≤ control.trailing - trailing`.
  public var trailing: Double?

  /// Describes the four constraints.
  public init(
    top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A resizable image behind a control.
public struct BackgroundImage: Hashable, Sendable, Codable {
  /// Size of the image before it is stretched, in points; nil when not known.
  public var extent: Extent?
  /// Parts that are never stretched, in points (fact A26).
  public var caps: EdgeInsets

  /// Describes a background image.
  public init(extent: Extent?, caps: EdgeInsets) {
    self.extent = extent
    self.caps = caps
  }
}

/// An image beside a title.
public struct TitleImage: Hashable, Sendable, Codable {
  /// Size in points; nil when the file does not say.
  public var extent: Extent?

  /// Describes an image.
  public init(extent: Extent?) {
    self.extent = extent
  }
}

/// Where a button's content stands in its content rectangle (fact A20).
public enum ContentAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case center, left, right, fill, leading, trailing, top, bottom
}
