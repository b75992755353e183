internal import Model

extension Manifest {
  /// Kinds of controls.
  static let kinds = WordList<ControlKind>(
    "kind",
    [
      ControlKind.label, .button, .configuredButton, .appleIDButton, .textField, .textView,
      .segmentedControl, .tabBarItem, .navigationTitle, .barButtonItem,
    ].map { ($0.rawValue, $0) })
  /// What is drawn around a text field.
  static let fieldBorders = WordList<FieldBorder>("fieldBorder")
  /// Text styles, by UIKit's cases.
  static let textStyles = WordList<TextStyle>("textStyle")
  /// Font weights, by UIKit's names.
  static let weights = WordList<FontWeight>("weight")
  /// Line break modes.
  static let lineBreakModes = WordList<LineBreakMode>("lineBreakMode")
  /// Breaks to avoid.
  static let lineBreakStrategies = WordList<LineBreakStrategy>("lineBreakStrategy")
  /// How text stands to a tab stop.
  static let tabAlignments = WordList<TabStop.Alignment>("tabAlignment")
  /// Changes of letters.
  static let transforms = WordList<TextTransform>("transform")
  /// Designs of the system font.
  static let designs = WordList<FontDesign>("design")
  /// Text alignments.
  static let alignments = WordList<TextAlignment>("alignment")
  /// States that may have titles of their own.
  static let states = WordList<ControlState>("state")
  /// What a text is worth as evidence.
  static let standings = WordList<TitleStanding>("standing")
  /// Lines that a corner follows.
  static let cornerCurves = WordList<CornerShape.Curve>("cornerCurve")
  /// Writing directions.
  static let directions = WordList<WritingDirection>("direction")
  /// Who decides a length; a solved screen is no manifest's to claim.
  static let bases = WordList<LengthRange.Basis>(
    "basis", LengthRange.Basis.allCases.filter { $0 != .solved }.map { ($0.rawValue, $0) })
  /// What may be doubted.
  static let doubtSubjects = WordList<Doubt.Subject>("doubtSubject")
  /// Styles of button configurations, with the names that iOS has for the same looks (fact B19) and
  /// the glass styles (fact B20).
  static let buttonStyles = WordList<ButtonConfiguration.Style>(
    "buttonStyle",
    ButtonConfiguration.Style.allCases.map { ($0.rawValue, $0) } + [
      ("borderless", .plain), ("bordered", .gray), ("borderedTinted", .tinted),
      ("borderedProminent", .filled), ("prominentGlass", .glass), ("clearGlass", .glass),
      ("prominentClearGlass", .glass),
    ])
  /// Sizes of button configurations.
  static let buttonSizes = WordList<ButtonConfiguration.Size>("buttonSize")
  /// Sides of a title that an image may stand at.
  static let imagePlacements = WordList<ButtonConfiguration.ImagePlacement>("imagePlacement")
  /// How title and subtitle stand to each other.
  static let titleAlignments = WordList<ButtonConfiguration.TitleAlignment>("titleAlignment")
  /// Where a configuration's radius comes from.
  static let cornerStyles = WordList<ButtonConfiguration.CornerStyle>("cornerStyle")
  /// Types of Apple's button.
  static let appleButtonTypes = WordList<AppleIDButton.TitleType>(
    "appleButtonType", [("signIn", .signIn), ("continue", .continueWith), ("signUp", .signUp)])
  /// Styles of Apple's button.
  static let appleButtonStyles = WordList<AppleIDButton.Style>(
    "appleButtonStyle", [("white", .white), ("whiteOutline", .whiteOutline), ("black", .black)])
  /// Corners of a box.
  static let corners = WordList<CornerShape.Corners>(
    "corner",
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ])
  /// Where content stands sideways (fact A20).
  static let horizontalAlignments = WordList<ContentAlignment>(
    "horizontalAlignment",
    [ContentAlignment.center, .left, .right, .fill, .leading, .trailing].map { ($0.rawValue, $0) })
  /// Where content stands up and down (fact A20).
  static let verticalAlignments = WordList<ContentAlignment>(
    "verticalAlignment",
    [ContentAlignment.center, .top, .bottom, .fill].map { ($0.rawValue, $0) })
}
