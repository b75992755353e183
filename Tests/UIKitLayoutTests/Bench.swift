import Model
import TestSupport
import TextEngine
import Typesetting
import UIKitLayout

/// Builds controls and lays them out with the fonts of the catalogue.
enum Bench {
  /// Fonts that all tests share.
  static let fonts = Result {
    try FontLibrary(
      catalogPath: Repository.path(of: "fonts/catalog.json"),
      folders: [Repository.path(of: "fonts")] + FontLibrary.systemFolders)
  }

  /// A control with one title in the system font.
  static func control(
    _ kind: ControlKind, _ text: String, font: FontDescriptor,
    change: (inout Control) -> Void = { _ in }
  ) -> Control {
    var control = Control(id: "test", kind: kind, source: SourceReference(file: "test"))
    control.titles = [ControlTitle(AttributedTitle(text, font: font))]
    if kind == .button { control.text.lineBreakMode = .truncateMiddle }
    if kind == .configuredButton { control.text.lineBreakMode = .wordWrap }
    change(&control)
    return control
  }

  /// Lays the first title of a control out.
  static func layOut(
    _ control: Control, at category: ContentSizeCategory = .large, scale: Double = 3,
    direction: WritingDirection = .leftToRight
  ) throws -> ControlLayout {
    var typesetter = try Typesetter(fonts: fonts.get())
    let traits = Traits(category: category, direction: direction, displayScale: scale)
    return try Arranger.arrange(
      control, title: control.titles[0], traits: traits, typesetter: &typesetter)
  }
}
