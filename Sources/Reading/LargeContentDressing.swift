internal import Model

/// Gives a control what all have whose text the system keeps at one size and shows large when it is
/// held down, whichever format it was read from.
enum LargeContentDressing {
  /// Font of segments: 13 points, as the system draws them; no source states it.
  static let segmentFont = FontDescriptor.system(13)
  /// Font of tabs: 10 points, as the system draws them; no source states it.
  static let tabFont = FontDescriptor.system(10, weight: .medium)
  /// Font of bar buttons: 17 points, as a recorded case assumes (case B22).
  static let barButtonFont = FontDescriptor.system(17)

  /// Finds the font of a kind's titles; nil for kinds that say their own.
  ///
  /// A small navigation title is a semibold headline, a large one a bold large title (fact I, text
  /// finding 9).
  static func font(of kind: ControlKind, isLargeTitle: Bool) -> FontDescriptor? {
    switch kind {
    case .segmentedControl: segmentFont
    case .tabBarItem: tabFont
    case .barButtonItem: barButtonFont
    case .navigationTitle:
      isLargeTitle
        ? FontDescriptor(weight: .bold, size: .textStyle(.largeTitle))
        : .system(17, weight: .semibold)
    default: nil
    }
  }

  /// Dresses a control of one of these kinds; supposing Dynamic Type would say nothing, since no app
  /// can make the text follow it.
  static func dress(_ control: inout Control) {
    guard control.kind.offersLargeContent else { return }
    let isSmall = !control.showsLargeTitle
    control.assumesScaling = control.assumesScaling ?? false
    control.text = TextRules(
      lineLimit: 1, lineBreakMode: .truncateTail, alignment: isSmall ? .center : .natural,
      adjustsFontForContentSizeCategory: !isSmall)
    if let doubt = fontDoubt(of: control.kind) { control.doubts.append(doubt) }
    if let remark = remark(on: control) { control.remarks.append(remark) }
  }

  private static func fontDoubt(of kind: ControlKind) -> Doubt? {
    switch kind {
    case .segmentedControl: Doubt(.font, "the font of segments is not public")
    case .tabBarItem: Doubt(.font, "the font of tabs is not public")
    case .barButtonItem: Doubt(.font, "the font of bar buttons is not public")
    default: nil
    }
  }

  /// What is to be said of it, as a sentence.
  private static func remark(on control: Control) -> String? {
    let viewer = "who holds it down sees it large in the middle of the screen"
    switch control.kind {
    case .segmentedControl:
      return "As far as is known segments keep their text at one size; \(viewer)."
    case .navigationTitle where control.showsLargeTitle: return nil
    case .navigationTitle:
      return "A bar sets its title between 17 and about 21 points, whatever size is chosen."
    default: return "A bar keeps this text at one size, whatever size is chosen; \(viewer)."
    }
  }
}
