internal import JSONText
internal import Model

/// A control as a manifest gives it, or the `defaults` that controls begin with.
struct ManifestControl: ManifestLooking {
  /// Its id.
  var id: String?
  /// Its kind.
  var kind: ControlKind?
  /// Name for people.
  var name: String?
  /// Custom class.
  var className: String?
  /// Id of its screen.
  var screen: String?
  /// Words of the author to other authors.
  var note: String?
  /// Titles in the short form.
  var title: [ManifestTitle]?
  /// Titles in the long form.
  var titles: [ManifestTitle]?
  /// Language of titles that say none.
  var locale: String?
  /// Standing of titles that say none.
  var standing: TitleStanding?
  /// Look of titles and runs that say none.
  var look = ManifestLook()
  /// Most lines; 0 for no limit.
  var lines: Int?
  /// What happens at the end of the room.
  var lineBreakMode: LineBreakMode?
  /// How lines stand between the sides.
  var alignment: TextAlignment?
  /// Whether text re-scales while the app runs.
  var adjustsFontForContentSizeCategory: Bool?
  /// Whether text shrinks to fit.
  var adjustsFontSizeToFitWidth: Bool?
  /// How far it shrinks.
  var minimumScaleFactor: Double?
  /// Width that a label of several lines is sized for, in points.
  var preferredMaxLayoutWidth: Double?
  /// Whether characters may move closer together before a line is cut.
  var allowsDefaultTighteningForTruncation: Bool?
  /// Breaks to avoid.
  var lineBreakStrategy: LineBreakStrategy?
  /// A button's configuration.
  var configuration: ManifestConfiguration?
  /// Insets of the content.
  var contentInsets: EdgeInsets?
  /// Insets of the title.
  var titleInsets: EdgeInsets?
  /// Insets of the image.
  var imageInsets: EdgeInsets?
  /// Where the content stands sideways.
  var horizontalAlignment: ContentAlignment?
  /// Where the content stands up and down.
  var verticalAlignment: ContentAlignment?
  /// The rounded multiline button that it is, of which the radius says all.
  var rounded: RoundedButton?
  /// Constraints between title label and control.
  var titleConstraints: TitleConstraints?
  /// Size of the rounding.
  var cornerRadius: CornerShape.Radius?
  /// Corners that are rounded.
  var corners: CornerShape.Corners?
  /// Line that a corner follows.
  var cornerCurve: CornerShape.Curve?
  /// Whether what leaves the bounds is cut off.
  var clipsToBounds: Bool?
  /// Resizable background.
  var backgroundImage: BackgroundImage?
  /// Image beside the title.
  var image: TitleImage?
  /// What is asked of Apple's button.
  var appleIDButton: ManifestAppleIDButton?
  /// What an empty text field shows.
  var placeholder: [ManifestTitle]?
  /// What is drawn around a text field.
  var border: FieldBorder?
  /// Whether a text view scrolls.
  var scrolls: Bool?
  /// Titles of a segmented control's segments, each in the short form.
  var segments: [[ManifestTitle]]?
  /// Whether a navigation bar shows the title large.
  var largeTitle: Bool?
  /// Room sideways.
  var width: LengthRange?
  /// Room up and down.
  var height: LengthRange?
  /// Pixels to a point.
  var scale: Double?
  /// Direction that the control forces.
  var direction: WritingDirection?
  /// Whether the question is what would happen if it scaled.
  var assumesScaling: Bool?
  /// What the author does not know.
  var doubts: [Doubt]?
  /// Why its layout is not modelled.
  var notModelled: String?
  /// Id of the control that shows the cure.
  var curedBy: String?
  /// What the author accepts.
  var acceptances: [ManifestAcceptance]?

  /// The keys of a control.
  static let table = KeyTable(
    "control",
    identityKeys + titleKeys + lookKeys.map(\.inherited) + textKeys + buttonKeys
      + kindKeys + shapeKeys + roomKeys + standingKeys)

  /// The keys of `defaults`: those that a control may inherit.
  static let defaultsTable = KeyTable("defaults", table.keys.filter(\.isInherited))
}

extension ManifestControl {
  private static let identityKeys: [TableKey<ManifestControl>] = [
    TableKey("id", \.id, ValueReader.id).required,
    TableKey("kind", \.kind, Manifest.kinds.read).inherited,
    TableKey("name", \.name, ValueReader.name),
    TableKey("class", \.className, ValueReader.name).inherited,
    TableKey("screen", \.screen, ValueReader.id).inherited,
    TableKey("note", \.note, ValueReader.text),
  ]

  private static let titleKeys: [TableKey<ManifestControl>] = [
    TableKey("title", \.title, ManifestTitle.readShort),
    TableKey("titles", \.titles, ManifestTitle.readList),
    TableKey("locale", \.locale, ValueReader.locale).inherited,
    TableKey("standing", \.standing, Manifest.standings.read).inherited,
  ]

  private static let textKeys: [TableKey<ManifestControl>] = [
    TableKey("lines", \.lines, ValueReader.lineCount).inherited,
    TableKey("lineBreakMode", \.lineBreakMode, Manifest.lineBreakModes.read).inherited,
    TableKey("alignment", \.alignment, Manifest.alignments.read).inherited,
    TableKey(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      ValueReader.flag
    ).inherited,
    TableKey("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, ValueReader.flag)
      .inherited,
    TableKey("minimumScaleFactor", \.minimumScaleFactor, ValueReader.fraction).inherited,
    TableKey("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, ValueReader.length)
      .inherited,
    TableKey(
      "allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation,
      ValueReader.flag
    ).inherited,
    TableKey("lineBreakStrategy", \.lineBreakStrategy, Manifest.lineBreakStrategies.read)
      .inherited,
  ]

  private static let buttonKeys: [TableKey<ManifestControl>] = [
    TableKey("configuration", \.configuration, ManifestConfiguration.table.read).forButtons,
    TableKey("rounded", \.rounded, RoundedButton.manifestTable.read).forButtons,
    TableKey("contentInsets", \.contentInsets, ManifestInsets.read).forButtons,
    TableKey("titleInsets", \.titleInsets, ManifestInsets.read).forButtons,
    TableKey("imageInsets", \.imageInsets, ManifestInsets.read).forButtons,
    TableKey("horizontalAlignment", \.horizontalAlignment, Manifest.horizontalAlignments.read)
      .forButtons,
    TableKey("verticalAlignment", \.verticalAlignment, Manifest.verticalAlignments.read)
      .forButtons,
    TableKey("titleConstraints", \.titleConstraints, ManifestTitleConstraints.read).forButtons,
    TableKey("backgroundImage", \.backgroundImage, ManifestBackground.read).forButtons,
    TableKey("image", \.image, ManifestImage.read).forButtons,
    TableKey("appleIDButton", \.appleIDButton, ManifestAppleIDButton.table.read).forButtons,
  ]

  private static let kindKeys: [TableKey<ManifestControl>] = [
    TableKey("placeholder", \.placeholder, ManifestTitle.readShort).only(.textField),
    TableKey("border", \.border, Manifest.fieldBorders.read).inherited.only(.textField),
    TableKey("scrolls", \.scrolls, ValueReader.flag).inherited.only(.textView),
    TableKey("segments", \.segments, ManifestTitle.readSegments).only(.segmentedControl),
    TableKey("largeTitle", \.largeTitle, ValueReader.flag).inherited.only(.navigationTitle),
  ]

  private static let shapeKeys: [TableKey<ManifestControl>] = [
    TableKey("cornerRadius", \.cornerRadius, readRadius).inherited,
    TableKey("corners", \.corners, readCorners).inherited,
    TableKey("cornerCurve", \.cornerCurve, Manifest.cornerCurves.read).inherited,
    TableKey("clipsToBounds", \.clipsToBounds, ValueReader.flag).inherited,
  ]

  private static let roomKeys: [TableKey<ManifestControl>] = [
    TableKey("width", \.width, ManifestLength.read).inherited,
    TableKey("height", \.height, ManifestLength.read).inherited,
    TableKey("scale", \.scale, ValueReader.displayScale).inherited,
    TableKey("direction", \.direction, Manifest.directions.read).inherited,
  ]

  private static let standingKeys: [TableKey<ManifestControl>] = [
    TableKey("assumesScaling", \.assumesScaling, ValueReader.flag).inherited,
    TableKey("doubts", \.doubts, ManifestDoubt.readList).inherited,
    TableKey("notModelled", \.notModelled, ValueReader.name).inherited,
    TableKey("curedBy", \.curedBy, ValueReader.id),
    TableKey("accept", \.acceptances, ManifestAcceptance.readList),
  ]

  private static func readRadius(
    _ node: JSONNode
  ) throws(ValueError) -> CornerShape.Radius {
    if node.number != nil { return .fixed(try ValueReader.length(node)) }
    if node.string == "capsule" { return .capsule }
    throw ValueError(node.place, "must be a number or “capsule”")
  }

  private static func readCorners(
    _ node: JSONNode
  ) throws(ValueError) -> CornerShape.Corners {
    let corners = try ValueReader.list(node, Manifest.corners.read)
    if corners.isEmpty { throw ValueError(node.place, "must name at least one corner") }
    return CornerShape.Corners(corners)
  }
}
