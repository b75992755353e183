internal import JSONText
internal import Model

/// A button's configuration as a manifest gives it; what is left out has UIKit's default.
struct ManifestConfiguration: KeyedDraft {
  /// Look of the background.
  var style: ButtonConfiguration.Style?
  /// Size, which decides insets and font.
  var size: ButtonConfiguration.Size?
  /// Room between edges and content.
  var contentInsets: DirectionalEdgeInsets?
  /// Side of the title that the image stands at.
  var imagePlacement: ButtonConfiguration.ImagePlacement?
  /// Room between image and title, in points.
  var imagePadding: Double?
  /// How title and subtitle stand to each other.
  var titleAlignment: ButtonConfiguration.TitleAlignment?
  /// Room between title and subtitle, in points.
  var titlePadding: Double?
  /// Text below the title, the same for all languages or one a language.
  var subtitle: [ManifestTitle]?
  /// Font of the subtitle.
  var subtitleFont: FontDescriptor?
  /// Where the radius comes from.
  var cornerStyle: ButtonConfiguration.CornerStyle?
  /// Radius of a corner style, as the author measured it at Large, in points.
  var measuredCornerRadius: Double?
  /// Radius of the background, in points.
  var backgroundCornerRadius: Double?
  /// How far the drawn shape stays inside the button.
  var backgroundInsets: DirectionalEdgeInsets?
  /// Whether something is drawn behind the content.
  var drawsBackground: Bool?
  /// Major version of iOS.
  var systemVersion: Int?

  /// The keys of a configuration.
  static let table = KeyTable("configuration", contentKeys + shapeKeys)

  private static let contentKeys: [TableKey<ManifestConfiguration>] = [
    TableKey("style", \.style, Manifest.buttonStyles.read),
    TableKey("size", \.size, Manifest.buttonSizes.read),
    TableKey("contentInsets", \.contentInsets, ManifestDirectionalInsets.read),
    TableKey("imagePlacement", \.imagePlacement, Manifest.imagePlacements.read),
    TableKey("imagePadding", \.imagePadding, ValueReader.offset),
    TableKey("titleAlignment", \.titleAlignment, Manifest.titleAlignments.read),
    TableKey("titlePadding", \.titlePadding, ValueReader.offset),
    TableKey("subtitle", \.subtitle, ManifestTitle.readShort),
    TableKey("subtitleFont", \.subtitleFont, ManifestFont.read),
  ]

  private static let shapeKeys: [TableKey<ManifestConfiguration>] = [
    TableKey("cornerStyle", \.cornerStyle, Manifest.cornerStyles.read),
    TableKey("measuredCornerRadius", \.measuredCornerRadius, ValueReader.length),
    TableKey("backgroundCornerRadius", \.backgroundCornerRadius, ValueReader.length),
    TableKey("backgroundInsets", \.backgroundInsets, ManifestDirectionalInsets.read),
    TableKey("drawsBackground", \.drawsBackground, ValueReader.flag),
    TableKey("systemVersion", \.systemVersion, readVersion),
  ]

  /// Reads a version of iOS, of which 15 is the first to know configurations.
  private static func readVersion(_ node: JSONNode) throws(ValueError) -> Int {
    try ValueReader.whole(node, from: 15, to: 1_000)
  }

  /// The configuration that the keys make.
  var value: ButtonConfiguration {
    var value = ButtonConfiguration(style: style ?? .plain, size: size ?? .medium)
    value.contentInsets = contentInsets
    value.imagePlacement = imagePlacement ?? .leading
    value.imagePadding = imagePadding ?? 0
    value.titleAlignment = titleAlignment ?? .automatic
    value.titlePadding = titlePadding
    value.cornerStyle = cornerStyle ?? .dynamic
    value.measuredCornerRadius = measuredCornerRadius
    value.background = ButtonConfiguration.Background(
      cornerRadius: backgroundCornerRadius, insets: backgroundInsets ?? .zero,
      isDrawn: drawsBackground)
    value.systemVersion = systemVersion
    return value
  }
}

extension ManifestConfiguration {
  /// Finds the subtitle of a title: that of its language, or the one for all.
  func subtitle(in locale: String) -> AttributedTitle? {
    let found = subtitle?.first { $0.locale == nil || $0.locale == locale }
    guard let text = found?.text, !text.isEmpty else { return nil }
    return AttributedTitle(
      text, font: subtitleFont ?? .textStyle(ButtonConfiguration.uncertainSubtitleStyle))
  }

  /// Refuses a subtitle in a language that no title has.
  func checkSubtitles(languages: Set<String>) throws(ValueError) {
    for text in subtitle ?? [] {
      guard let locale = text.locale, !languages.contains(locale) else { continue }
      throw ValueError(text.place, "no title has the language “\(locale)” of this subtitle")
        .under("subtitle").under("configuration")
    }
  }
}

/// Insets by writing direction as a manifest gives them; sides left out are 0.
struct ManifestDirectionalInsets: KeyedDraft {
  /// Room above, in points.
  var top: Double?
  /// Room where lines begin, in points.
  var leading: Double?
  /// Room below, in points.
  var bottom: Double?
  /// Room where lines end, in points.
  var trailing: Double?

  /// The keys of the insets, `NSDirectionalEdgeInsets`' own.
  static let table = KeyTable(
    "directionalInsets",
    [
      TableKey("top", \ManifestDirectionalInsets.top, ValueReader.offset),
      TableKey("leading", \.leading, ValueReader.offset),
      TableKey("bottom", \.bottom, ValueReader.offset),
      TableKey("trailing", \.trailing, ValueReader.offset),
    ])

  /// Reads insets; a number alone is the room on every side.
  static func read(_ node: JSONNode) throws(ValueError) -> DirectionalEdgeInsets {
    if node.number != nil {
      let all = try ValueReader.offset(node)
      return DirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    }
    guard node.object != nil else { throw ValueReader.wrong(node, "a number or an object") }
    let draft = try table.read(node)
    return DirectionalEdgeInsets(
      top: draft.top ?? 0, leading: draft.leading ?? 0, bottom: draft.bottom ?? 0,
      trailing: draft.trailing ?? 0)
  }
}
