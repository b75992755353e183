internal import JSONText
internal import Model

/// Gives a control what the profile of its class says, and leaves the rest in doubt.
struct ProfileDressing {
  private let profile: ClassProfile
  private let className: String
  private let attributes: RuntimeAttributes
  private let hasBackgroundColor: Bool

  /// Takes a profile and what the file stores of a control.
  init(
    _ profile: ClassProfile, of className: String, _ attributes: RuntimeAttributes,
    hasBackgroundColor: Bool
  ) {
    self.profile = profile
    self.className = className
    self.attributes = attributes
    self.hasBackgroundColor = hasBackgroundColor
  }

  /// Dresses a control that is read already.
  func dress(_ control: inout Control) {
    var ledger = ProfileLedger(kind: control.kind)
    applyFont(to: &control, &ledger)
    applyImage(to: &control, &ledger)
    if let button = profile.rounded, control.kind == .button {
      apply(button, to: &control, &ledger)
    } else {
      let radius = applyRadius(to: &control, &ledger)
      applyText(to: &control, &ledger)
      ButtonDressing(profile: profile, radius: radius).dress(&control, &ledger)
    }
    applyBox(to: &control, &ledger)
    if profile.leavesOthers == true { ledger.settleOthers() }
    ledger.close(&control, className: className)
  }
}

extension ProfileDressing {
  private func apply(
    _ button: RoundedButton, to control: inout Control, _ ledger: inout ProfileLedger
  ) {
    guard case .fixed(let radius)? = button.radius?.resolved(attributes) else {
      ledger.doubt(.shape, Self.missingRadius)
      ledger.doubt(.insets, Self.missingRadius)
      return
    }
    let hasBackground = button.backgroundColor ?? hasBackgroundColor
    RoundedButtonDressing(button: button, radius: radius, hasBackground: hasBackground)
      .dress(&control)
    control.doubts.removeAll { [.ofClassRadius, .ofBackgroundCaps].contains($0) }
    ledger.settle(
      [.cornerRadius, .contentInsets, .titleConstraints, .backgroundImage],
      hasBackground
        ? "a rounded background of radius \(JSONValue.text(of: radius))" : "no background colour")
    ledger.settle([.lines, .lineBreakMode, .adjustsFontForContentSizeCategory], nil)
  }

  /// Applies radius and curve, and finds the radius in points that other lengths follow.
  private func applyRadius(
    to control: inout Control, _ ledger: inout ProfileLedger
  ) -> Double? {
    if let curve = profile.cornerCurve?.value { control.shape?.curve = curve }
    switch profile.cornerRadius {
    case nil: return nil
    case .stored: ledger.settle([.cornerRadius], nil)
    case .value(let source):
      guard let radius = source.resolved(attributes) else {
        ledger.doubt(.shape, Self.missingRadius)
        return nil
      }
      let curve = profile.cornerCurve?.value ?? control.shape?.curve ?? .circular
      control.shape = CornerShape(
        radius: radius, corners: control.shape?.corners ?? .all, curve: curve)
      if radius == .fixed(0) { control.shape = nil }
      control.doubts.removeAll { $0 == .ofClassRadius }
      ledger.settle([.cornerRadius], Self.words(radius))
    }
    guard let shape = control.shape else { return 0 }
    if case .fixed(let points) = shape.radius { return points }
    return nil
  }

  private static let missingRadius =
    "its radius is in a runtime attribute that the file does not set"

  private static func words(_ radius: CornerShape.Radius) -> String {
    switch radius {
    case .fixed(let points): "corner radius \(JSONValue.text(of: points))"
    case .capsule: "capsule"
    }
  }
}

extension ProfileDressing {
  private func applyText(to control: inout Control, _ ledger: inout ProfileLedger) {
    guard control.kind == .label || control.kind == .button else { return }
    if let said = profile.lineBreakMode {
      // A button's limit of lines follows its mode (fact A13).
      let isButton = control.kind == .button
      if let mode = said.value {
        control.text.lineBreakMode = mode
        if isButton { control.text.lineLimit = ButtonReader.lineLimit(of: mode) }
      }
      ledger.settle(
        isButton ? [.lineBreakMode, .lines] : [.lineBreakMode],
        said.value.map { "line break mode \($0.rawValue)" })
    }
    if let said = profile.lines {
      if let count = said.value { control.text.lineLimit = count }
      ledger.settle([.lines], said.value.map { $0 == 0 ? "any number of lines" : "lines: \($0)" })
    }
  }

  private func applyFont(to control: inout Control, _ ledger: inout ProfileLedger) {
    if let said = profile.font {
      if let fonts = said.value {
        for index in control.titles.indices { control.titles[index].title.setFonts(ofLines: fonts) }
        control.doubts.removeAll { $0.subject == .font }
      }
      ledger.settle([.font], said.value.map { $0.count == 1 ? "font" : "a font for each line" })
    }
    if let said = profile.adjustsFontForContentSizeCategory {
      if let adjusts = said.value { control.text.adjustsFontForContentSizeCategory = adjusts }
      ledger.settle(
        [.adjustsFontForContentSizeCategory],
        said.value.map { "adjustsFontForContentSizeCategory \($0 ? "on" : "off")" })
    }
  }

  private func applyImage(to control: inout Control, _ ledger: inout ProfileLedger) {
    guard control.kind == .button, let said = profile.image else { return }
    if case .value(let image) = said {
      control.image = image
      control.doubts.removeAll { $0.subject == .image }
      if let image, image.extent == nil {
        ledger.doubt(.image, "the profile of its class does not say how large its image is")
      }
      ledger.settle([.image], image == nil ? "no image" : "an image")
    } else {
      ledger.settle([.image], nil)
    }
  }

  private func applyBox(to control: inout Control, _ ledger: inout ProfileLedger) {
    if let clips = profile.clipsToBounds?.value { control.clipsToBounds = clips }
    guard let said = profile.minimumHeight else { return }
    if let height = said.value { control.height.minimum = max(control.height.minimum, height) }
    ledger.settle(
      [.minimumHeight], said.value.map { "height at least \(JSONValue.text(of: $0))" })
  }
}

extension Doubt {
  /// A radius that a runtime attribute gives to a property of a custom class.
  static let ofClassRadius = Doubt(
    .shape, "its radius is a property of a class in code, which may draw it otherwise")
  /// A background image of which only the asset catalog knows the caps.
  static let ofBackgroundCaps = Doubt(
    .shape, "which part of its background image stretches is in the asset catalog")
}
