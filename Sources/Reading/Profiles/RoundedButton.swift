internal import JSONText
internal import Model

/// A multiline button that turns its background colour into a rounded image behind its title.
///
/// All of its geometry follows from the radius: a resizable image 2r + 1 points wide and tall with
/// caps of r for the normal and the highlighted state alike, content insets of r/2 and r, and, where
/// the flaw is cured, title constraints of the same lengths. Without a background colour there is
/// neither image nor insets, and the title is tied to the button above and below only.
struct RoundedButton: KeyedDraft, Hashable, Sendable {
  /// Its radius.
  var radius: ProfileRadius?
  /// Whether a background colour is set; nil as the file says.
  var backgroundColor: Bool?
  /// Whether the title is held off the background's edges; nil for no.
  var constraints: Bool?
  /// When the title takes up a new category; nil for at once.
  var titleUpdates: CategoryResponse?
  /// Room between image and title, in points; nil for none.
  var imageSpacing: Double?

  /// When the title's fonts are made: anew at once, at the next launch, or once and for all.
  static let updates = WordList<CategoryResponse>(
    "titleUpdates",
    [CategoryResponse.live, .atLaunch, .never].map { ($0.rawValue, $0) })

  /// The keys in a manifest, where the radius is a number.
  static let manifestTable = table("rounded", radius: readNumber)
  /// The keys in a profile, where the radius may be a runtime attribute.
  static let profileTable = table("profileRounded", radius: ProfileRadius.readPoints)

  /// Keys of a manifest's control and of a profile that the radius stands for.
  static let derivedKeys = [
    "backgroundImage", "contentInsets", "cornerCurve", "cornerRadius", "lineBreakMode", "lines",
    "titleConstraints", "titleInsets", "adjustsFontForContentSizeCategory",
  ]

  private static func table(
    _ name: String, radius: @escaping @Sendable (JSONNode) throws(ValueError) -> ProfileRadius
  ) -> KeyTable<RoundedButton> {
    KeyTable(
      name,
      [
        TableKey("radius", \RoundedButton.radius, radius).required,
        TableKey("backgroundColor", \.backgroundColor, ValueReader.flag),
        TableKey("constraints", \.constraints, ValueReader.flag),
        TableKey("titleUpdates", \.titleUpdates, updates.read),
        TableKey("imageSpacing", \.imageSpacing, ValueReader.length),
      ])
  }

  private static func readNumber(_ node: JSONNode) throws(ValueError) -> ProfileRadius {
    .fixed(.fixed(try ValueReader.length(node)))
  }
}

/// Gives a control the look of a ``RoundedButton``.
struct RoundedButtonDressing {
  /// What is asked for.
  let button: RoundedButton
  /// Its radius in points.
  let radius: Double
  /// Whether a background colour is set.
  let hasBackground: Bool

  /// Dresses a button whose titles, image and display scale are read already.
  func dress(_ control: inout Control) {
    control.text.lineLimit = 0
    control.text.lineBreakMode = .wordWrap
    control.text.adjustsFontForContentSizeCategory = (button.titleUpdates ?? .live) == .live
    if button.titleUpdates == .never { bakeFonts(of: &control) }
    control.titleConstraints = constraints
    hasBackground ? addBackground(to: &control) : removeBackground(from: &control)
  }

  /// Constraints of the multiline button itself, or of the cured background.
  private var constraints: TitleConstraints? {
    guard hasBackground, button.constraints == true else {
      return TitleConstraints(top: 0, bottom: 0)
    }
    return ProfileSides.byRadius.constraints(radius: radius)
  }

  private func addBackground(to control: inout Control) {
    let insets = ProfileSides.byRadius.insets(radius: radius)
    control.insets = ButtonInsets(content: insets == .zero ? nil : insets)
    control.shape = radius > 0 ? CornerShape(radius: .fixed(radius)) : nil
    let side = PixelGrid(scale: control.displayScale).roundDown(2 * radius + 1)
    control.backgroundImage = BackgroundImage(
      extent: Extent(width: side, height: side),
      caps: EdgeInsets(top: radius, left: radius, bottom: radius, right: radius))
    if control.image != nil, spacing > 0 {
      control.doubts.append(
        Doubt(.image, "a background ends the spacing between image and title, and nobody knows how")
      )
    }
  }

  /// Leaves image and title alone with the room between them.
  ///
  /// The room is made as usual: title moved by title insets, content widened by content insets
  /// (facts A9, A18).
  private func removeBackground(from control: inout Control) {
    control.insets = ButtonInsets()
    control.shape = nil
    control.backgroundImage = nil
    guard control.image != nil, spacing > 0 else { return }
    control.insets.content = EdgeInsets(top: 0, left: 0, bottom: 0, right: spacing)
    control.insets.title = EdgeInsets(top: 0, left: spacing, bottom: 0, right: -spacing)
  }

  private var spacing: Double { button.imageSpacing ?? 0 }

  /// Fixes every font at the size it has at Large.
  private func bakeFonts(of control: inout Control) {
    for title in control.titles.indices {
      for run in control.titles[title].title.runs.indices {
        let font = control.titles[title].title.runs[run].attributes.font
        control.titles[title].title.runs[run].attributes.font.size =
          .fixed(font.pointSize(at: .large))
      }
    }
  }
}
