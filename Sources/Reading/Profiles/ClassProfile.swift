internal import JSONText
internal import Model

/// What the code of a custom class does to its controls, as a project's configuration says it.
///
/// Its values are assumed and not read from the screen. A property that is nil is left open: what
/// depends on it stays in doubt.
package struct ClassProfile: KeyedDraft, Hashable, Sendable {
  /// Name of the profile that it begins with.
  var inherits: String?
  /// Kind of control that the class is or wraps.
  var wraps: ControlKind?
  /// Configuration of a class that wraps a configured button.
  var configuration: ButtonConfiguration?
  /// The rounded multiline button that the class is.
  var rounded: RoundedButton?
  /// Size of the rounding.
  var cornerRadius: ProfileValue<ProfileRadius>?
  /// Line that a corner follows; nil for a quarter circle.
  var cornerCurve: ProfileValue<CornerShape.Curve>?
  /// Insets of the content; none is UIKit's own zero.
  var contentInsets: ProfileValue<ProfileSides?>?
  /// Constraints between title label and control.
  var titleConstraints: ProfileValue<ProfileSides?>?
  /// Resizable background.
  var backgroundImage: ProfileValue<ProfileBackground?>?
  /// Image beside the title.
  var image: ProfileValue<TitleImage?>?
  /// Most lines; 0 for no limit.
  var lines: ProfileValue<Int>?
  /// What happens at the end of the room.
  var lineBreakMode: ProfileValue<LineBreakMode>?
  /// Fonts of the title's lines; the last one is that of all further lines.
  var font: ProfileValue<[FontDescriptor]>?
  /// Change of the title's letters.
  var transform: ProfileValue<TextTransform>?
  /// Whether text re-scales while the app runs.
  var adjustsFontForContentSizeCategory: ProfileValue<Bool>?
  /// Least height, in points.
  var minimumHeight: ProfileValue<Double>?
  /// Whether what leaves the bounds is cut off.
  var clipsToBounds: ProfileValue<Bool>?
  /// Whether everything that is not said is as the file stores it.
  var leavesOthers: Bool?

  /// Starts with nothing said.
  package init() {}

  /// Whether it says nothing at all.
  var isEmpty: Bool {
    var other = ClassProfile()
    other.inherits = inherits
    return self == other
  }

  /// The keys of a profile.
  static let table = KeyTable(
    "classProfile", (identityKeys + shapeKeys + buttonKeys + textKeys).map(\.inherited))

  private static let identityKeys: [TableKey<ClassProfile>] = [
    TableKey("inherits", \.inherits, ValueReader.name),
    TableKey("wraps", \.wraps, wrapped.read),
    TableKey("configuration", \.configuration, readConfiguration),
    TableKey("rounded", \.rounded, RoundedButton.profileTable.read),
    TableKey("others", \.leavesOthers, others.read),
  ]

  private static let shapeKeys: [TableKey<ClassProfile>] = [
    TableKey("cornerRadius", \.cornerRadius, ProfileValue.reader(ProfileRadius.read)),
    TableKey("cornerCurve", \.cornerCurve, ProfileValue.reader(Manifest.cornerCurves.read)),
    TableKey("clipsToBounds", \.clipsToBounds, ProfileValue.reader(ValueReader.flag)),
    TableKey("minimumHeight", \.minimumHeight, ProfileValue.reader(ValueReader.length)),
  ]

  private static let buttonKeys: [TableKey<ClassProfile>] = [
    TableKey(
      "contentInsets", \.contentInsets,
      ProfileValue.reader(ProfileReader.orNone(ProfileSides.readInsets))),
    TableKey(
      "titleConstraints", \.titleConstraints,
      ProfileValue.reader(ProfileReader.orNone(ProfileSides.readConstraints))),
    TableKey(
      "backgroundImage", \.backgroundImage,
      ProfileValue.reader(ProfileReader.orNone(ProfileBackground.read))),
    TableKey("image", \.image, ProfileValue.reader(ProfileReader.orNone(ManifestImage.read))),
  ]

  private static let textKeys: [TableKey<ClassProfile>] = [
    TableKey("lines", \.lines, ProfileValue.reader(ValueReader.lineCount)),
    TableKey("lineBreakMode", \.lineBreakMode, ProfileValue.reader(Manifest.lineBreakModes.read)),
    TableKey("font", \.font, ProfileValue.reader(readFonts)),
    TableKey("transform", \.transform, ProfileValue.reader(Manifest.transforms.read)),
    TableKey(
      "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
      ProfileValue.reader(ValueReader.flag)),
  ]

  /// Kinds that a class may wrap.
  static let wrapped = WordList<ControlKind>(
    "wraps", [ControlKind.appleIDButton, .configuredButton].map { ($0.rawValue, $0) })
  private static let others = WordList<Bool>("others", [("stored", true)])

  private static func readConfiguration(
    _ node: JSONNode
  ) throws(ValueError) -> ButtonConfiguration {
    let draft = try ManifestConfiguration.table.read(node)
    for key in ["subtitle", "subtitleFont"] {
      guard let text = node[key] else { continue }
      throw ValueError(text.place, "a profile has no texts").under(key)
    }
    return draft.value
  }

  private static func readFonts(_ node: JSONNode) throws(ValueError) -> [FontDescriptor] {
    guard node.array != nil else { return [try ManifestFont.read(node)] }
    let fonts = try ValueReader.list(node, ManifestFont.read)
    if fonts.isEmpty { throw ValueError(node.place, "must name at least one font") }
    return fonts
  }
}
