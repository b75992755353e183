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

  /// The keys of a control.
  static let table = ManifestTable(
    "control",
    identityKeys + titleKeys + lookKeys.map(\.inherited) + textKeys + buttonKeys
      + shapeKeys + roomKeys + standingKeys)

  /// The keys of `defaults`: those that a control may inherit.
  static let defaultsTable = ManifestTable("defaults", table.keys.filter(\.isInherited))
}

extension ManifestControl {
  private static let identityKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("id", \.id, ManifestValue.id).required,
    ManifestKey("kind", \.kind, Manifest.kinds.read).inherited,
    ManifestKey("name", \.name, ManifestValue.name),
    ManifestKey("class", \.className, ManifestValue.name).inherited,
    ManifestKey("screen", \.screen, ManifestValue.id).inherited,
    ManifestKey("note", \.note, ManifestValue.text),
  ]

  private static let titleKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("title", \.title, ManifestTitle.readShort),
    ManifestKey("titles", \.titles, ManifestTitle.readList),
    ManifestKey("locale", \.locale, ManifestValue.locale).inherited,
    ManifestKey("standing", \.standing, Manifest.standings.read).inherited,
  ]

  private static let textKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("lines", \.lines, ManifestValue.lineCount).inherited,
    ManifestKey("lineBreakMode", \.lineBreakMode, Manifest.lineBreakModes.read).inherited,
    ManifestKey("alignment", \.alignment, Manifest.alignments.read).inherited,
    ManifestKey(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      ManifestValue.flag
    ).inherited,
    ManifestKey("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, ManifestValue.flag)
      .inherited,
    ManifestKey("minimumScaleFactor", \.minimumScaleFactor, ManifestValue.fraction).inherited,
    ManifestKey("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, ManifestValue.length)
      .inherited,
  ]

  private static let buttonKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("contentInsets", \.contentInsets, ManifestInsets.read).forButtons,
    ManifestKey("titleInsets", \.titleInsets, ManifestInsets.read).forButtons,
    ManifestKey("imageInsets", \.imageInsets, ManifestInsets.read).forButtons,
    ManifestKey("horizontalAlignment", \.horizontalAlignment, Manifest.horizontalAlignments.read)
      .forButtons,
    ManifestKey("verticalAlignment", \.verticalAlignment, Manifest.verticalAlignments.read)
      .forButtons,
    ManifestKey("titleConstraints", \.titleConstraints, ManifestTitleConstraints.read).forButtons,
    ManifestKey("backgroundImage", \.backgroundImage, ManifestBackground.read).forButtons,
    ManifestKey("image", \.image, ManifestImage.read).forButtons,
  ]

  private static let shapeKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("cornerRadius", \.cornerRadius, readRadius).inherited,
    ManifestKey("corners", \.corners, readCorners).inherited,
    ManifestKey("cornerCurve", \.cornerCurve, Manifest.cornerCurves.read).inherited,
    ManifestKey("clipsToBounds", \.clipsToBounds, ManifestValue.flag).inherited,
  ]

  private static let roomKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("width", \.width, ManifestLength.read).inherited,
    ManifestKey("height", \.height, ManifestLength.read).inherited,
    ManifestKey("scale", \.scale, ManifestValue.displayScale).inherited,
    ManifestKey("direction", \.direction, Manifest.directions.read).inherited,
  ]

  private static let standingKeys: [ManifestKey<ManifestControl>] = [
    ManifestKey("assumesScaling", \.assumesScaling, ManifestValue.flag).inherited,
    ManifestKey("doubts", \.doubts, ManifestDoubt.readList).inherited,
    ManifestKey("notModelled", \.notModelled, ManifestValue.name).inherited,
    ManifestKey("curedBy", \.curedBy, ManifestValue.id),
  ]

  private static func readRadius(
    _ node: JSONNode
  ) throws(ManifestError) -> CornerShape.Radius {
    if node.number != nil { return .fixed(try ManifestValue.length(node)) }
    if node.string == "capsule" { return .capsule }
    throw ManifestError(node.place, "must be a number or “capsule”")
  }

  private static func readCorners(
    _ node: JSONNode
  ) throws(ManifestError) -> CornerShape.Corners {
    let corners = try ManifestValue.list(node, Manifest.corners.read)
    if corners.isEmpty { throw ManifestError(node.place, "must name at least one corner") }
    return CornerShape.Corners(corners)
  }
}
