internal import JSONText
internal import Model

extension ManifestControl {
  /// Keys that a button with a configuration does not heed: UIKit's own insets have no effect
  /// there, its break mode alone decides about lines (fact B6), and constraints and background
  /// images are not laid out.
  static let unheededByConfiguration = [
    "contentInsets", "titleInsets", "imageInsets", "titleConstraints", "backgroundImage", "lines",
  ]

  /// Keys that bars and segmented controls do not heed: the system sets their text.
  static let unheededByBars = [
    "font", "lines", "lineBreakMode", "alignment", "adjustsFontForContentSizeCategory",
    "adjustsFontSizeToFitWidth", "minimumScaleFactor", "preferredMaxLayoutWidth",
  ]

  /// Refuses what a kind of control does not have.
  static func check(_ node: JSONNode, of kind: ControlKind) throws(ValueError) {
    for member in node.object ?? [] {
      if case .null = member.value.content { continue }
      let key = table.key(member.key)
      if !kind.isButton, key?.isForButtons == true {
        throw ValueError(member.place, "a \(kind.words) has no “\(member.key)”")
      }
      if let only = key?.onlyKind, only != kind {
        throw ValueError(member.place, "only a \(only.words) has a “\(member.key)”")
      }
      if kind.offersLargeContent, unheededByBars.contains(member.key) {
        throw ValueError(member.place, "a \(kind.words) does not heed “\(member.key)”")
      }
      if kind == .configuredButton, unheededByConfiguration.contains(member.key) {
        throw ValueError(
          member.place,
          "a configured button does not heed “\(member.key)”; see “configuration”")
      }
      if kind != .configuredButton, member.key == "configuration" {
        throw ValueError(member.place, "only a configured button has a “configuration”")
      }
    }
  }

  /// Gives a button what only buttons have.
  func dress(_ control: inout Control) {
    control.horizontalAlignment = horizontalAlignment ?? .center
    control.verticalAlignment = verticalAlignment ?? .center
    control.image = image
    guard control.kind != .configuredButton else { return configure(&control) }
    control.insets = ButtonInsets(
      content: contentInsets.flatMap { $0 == .zero ? nil : $0 }, title: titleInsets ?? .zero,
      image: imageInsets ?? .zero)
    control.titleConstraints = titleConstraints
    control.backgroundImage = backgroundImage
  }

  private func configure(_ control: inout Control) {
    control.configuration = (configuration ?? ManifestConfiguration()).value
    guard let configuration, configuration.subtitle != nil, configuration.subtitleFont == nil else {
      return
    }
    control.doubts.append(ButtonConfiguration.subtitleDoubt)
  }

  /// Text rules, with the defaults of `UILabel` (facts D12, D13, D18), of `UIButton`'s title, which
  /// is cut in the middle (fact A12) and of any number of lines as soon as it wraps (fact A13), and
  /// of configurations, which wrap and follow the category (facts B6, B17).
  func textRules(of kind: ControlKind) -> TextRules {
    let isConfigured = kind == .configuredButton
    let mode = lineBreakMode ?? Self.breakMode(of: kind)
    let wraps = mode == .wordWrap || mode == .charWrap
    let natural = (kind.isButton || kind == .textView) && wraps ? 0 : 1
    var text = TextRules(
      lineLimit: isConfigured ? natural : lines ?? natural, lineBreakMode: mode,
      alignment: alignment ?? .natural,
      adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory ?? isConfigured,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth ?? false,
      minimumScaleFactor: minimumScaleFactor ?? 0,
      preferredMaximumWidth: preferredMaxLayoutWidth.flatMap { $0 == 0 ? nil : $0 })
    text.allowsTightening = allowsDefaultTighteningForTruncation ?? false
    text.lineBreakStrategy = lineBreakStrategy ?? .standard
    return text
  }

  private static func breakMode(of kind: ControlKind) -> LineBreakMode {
    if kind == .configuredButton || kind == .textView { return .wordWrap }
    return kind.isButton ? .truncateMiddle : .truncateTail
  }

  /// The font of a title that says none: a label's is known (fact D18), that of a configuration
  /// follows from its size (fact B4), Apple's button sets its own; any other button's depends on the
  /// button's type (fact A1), so it must be said.
  func defaultFont(of kind: ControlKind) -> FontDescriptor? {
    switch kind {
    case .label: .system(17)
    case .configuredButton: .textStyle((configuration?.size ?? .medium).titleStyle)
    case .appleIDButton:
      AppleIDButton.titleFont(
        height: (height ?? LengthRange()).clamp(AppleIDButton.standInExtent.height))
    default: LargeContentDressing.font(of: kind, isLargeTitle: largeTitle ?? false)
    }
  }
}

extension ControlKind {
  /// The kind as words of a message.
  var words: String { rawValue.map { $0 == "-" ? " " : String($0) }.joined() }
}
