/// One control as the app asks for it: its texts, its look and the room it is given.
public struct Control: Hashable, Sendable, Codable {
  /// Name that is unique in a report: file, `#`, object id.
  public var id: String
  /// Kind, which decides how it is laid out.
  public var kind: ControlKind
  /// Name for people, from the input; nil where there is none.
  public var name: String?
  /// Custom class; nil for UIKit's own.
  public var className: String?
  /// Where it stands in the input.
  public var source: SourceReference
  /// Id of the screen it belongs to.
  public var screen: String?
  /// Its texts by language and state, in the order of the input.
  public var titles: [ControlTitle] = []
  /// How it sets its text.
  public var text = TextRules()
  /// A button's insets.
  public var insets = ButtonInsets()
  /// A button's configuration; nil for a button without one.
  public var configuration: ButtonConfiguration?
  /// Constraints between title label and control.
  public var titleConstraints: TitleConstraints?
  /// Where a button's content stands sideways.
  public var horizontalAlignment = ContentAlignment.center
  /// Where a button's content stands up and down.
  public var verticalAlignment = ContentAlignment.center
  /// Corner shape; nil for square.
  public var shape: CornerShape?
  /// Whether what leaves the bounds is cut off.
  public var clipsToBounds = false
  /// Resizable background.
  public var backgroundImage: BackgroundImage?
  /// Image beside the title.
  public var image: TitleImage?
  /// A text field's border.
  public var border = FieldBorder.none
  /// Whether text that runs over the bottom is scrolled into view, as a text view does.
  public var scrolls = false
  /// A segmented control's segments; nil for every other kind.
  public var segments: SegmentRules?
  /// Whether a navigation bar shows the title large, below its buttons.
  public var showsLargeTitle = false
  /// What is asked of Apple's button; of a button without one of its kind, that the app draws one.
  public var appleIDButton: AppleIDButton?
  /// Room sideways.
  public var width = LengthRange()
  /// Room up and down.
  public var height = LengthRange()
  /// Pixels to a point of the screen it is shown on.
  public var displayScale = 3.0
  /// Direction that the control forces; nil follows the language.
  public var direction: WritingDirection?
  /// Whether the question is what would happen if it followed Dynamic Type; nil: as the run says.
  public var assumesScaling: Bool?
  /// What the input does not prove.
  public var doubts: [Doubt] = []
  /// What a class profile says of it, as phrases: assumed, not read from the input.
  public var assumptions: [String] = []
  /// What is to be said of it and is no flaw, as sentences.
  public var remarks: [String] = []
  /// Why its layout is not modelled, as a sentence; nil when it is.
  public var notModelled: String?
  /// Id of the control that shows the same with the flaw cured.
  public var curedBy: String?
  /// What its manifest accepts of it.
  public var acceptances: [ControlAcceptance] = []

  /// Starts a control; everything else has UIKit's default.
  public init(id: String, kind: ControlKind, source: SourceReference) {
    self.id = id
    self.kind = kind
    self.source = source
  }

  /// When the text of a title takes up a new category; title and subtitle count as one text.
  public func response(of title: ControlTitle) -> CategoryResponse {
    guard title.title.scalesWithCategory || title.subtitle?.scalesWithCategory == true else {
      return .never
    }
    return text.adjustsFontForContentSizeCategory ? .live : .atLaunch
  }
}

/// When a text takes up the content size category.
public enum CategoryResponse: String, Hashable, Sendable, Codable {
  /// At once, while the app runs.
  case live
  /// When its font is made: at the next launch or load (fact A23).
  case atLaunch = "at-launch"
  /// Never: its size is fixed.
  case never
}
