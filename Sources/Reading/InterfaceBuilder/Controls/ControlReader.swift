internal import Model

/// Turns the element of a view that shows text into a control.
struct ControlReader {
  private let found: FoundControl
  private let screen: String
  private let canvas: Canvas
  private let attributes: RuntimeAttributes
  private let profile: ClassProfile?

  /// Prepares to read a control that stands in a screen, named by its id.
  init(_ found: FoundControl, screen: String, canvas: Canvas) {
    self.found = found
    self.screen = screen
    self.canvas = canvas
    attributes = RuntimeAttributes(of: found.element)
    profile = canvas.profiles[found.element["customClass"]]
  }

  /// Finds the kind of control that an element is; nil for other views.
  ///
  /// An Apple ID button is known by its class, or by the runtime attributes `authButtonType` and
  /// `authButtonStyle` of a class that wraps it. The profile of a class may say what it wraps.
  static func kind(of element: XMLElement, _ profiles: ClassProfiles = .none) -> ControlKind? {
    if let kind = profiles[element["customClass"]]?.wraps { return kind }
    if AppleIDButtonReader.isAppleIDButton(element) { return .appleIDButton }
    switch element.name {
    case "label": return .label
    case "textField": return .textField
    case "textView": return .textView
    case "segmentedControl": return .segmentedControl
    case "button":
      return element.child("buttonConfiguration") == nil ? .button : .configuredButton
    default: return nil
    }
  }

  /// Reads the control and gives it its room.
  func control(_ size: SizeReader.Sizes) -> Control {
    let element = found.element
    var control = Control(
      id: canvas.path + "#" + found.id, kind: found.kind,
      source: canvas.source(of: element, object: found.id))
    control.name = element["userLabel"]
    control.className = element["customClass"]
    control.screen = screen
    control.displayScale = canvas.displayScale
    control.clipsToBounds = element.flag("clipsSubviews") ?? false
    control.direction = direction
    readKind(into: &control)
    TextKeyReader(attributes, names: canvas.keyAttributes).apply(to: &control)
    LayerReader(attributes).apply(to: &control)
    control.width = size.width
    control.height = size.height
    control.doubts = stateDoubts + control.doubts + size.doubts
    for doubt in TextCheck(control: element).faults.map(\.doubt)
    where !control.doubts.contains(doubt) {
      control.doubts.append(doubt)
    }
    applyProfile(to: &control)
    if let button = control.appleIDButton {
      AppleIDDressing(button: button, locale: canvas.locale).dress(&control)
    }
    return control
  }

  private func readKind(into control: inout Control) {
    switch found.kind {
    case .label: LabelReader(found.element, attributes, canvas).read(into: &control)
    case .button: ButtonReader(found.element, attributes, canvas).read(into: &control)
    case .configuredButton:
      ConfiguredButtonReader(found.element, attributes, canvas).read(into: &control)
    case .textField: TextFieldReader(found.element, attributes, canvas).read(into: &control)
    case .textView: TextViewReader(found.element, attributes, canvas).read(into: &control)
    case .segmentedControl: SegmentedControlReader(found.element, canvas).read(into: &control)
    default: AppleIDButtonReader(found.element, attributes).read(into: &control)
    }
  }

  /// Applies the profile of the class: every property that the kind has, of Apple's button what it is
  /// and its radius.
  private func applyProfile(to control: inout Control) {
    guard let profile, let name = control.className else { return }
    switch control.kind {
    case .label, .button, .textField, .textView, .segmentedControl:
      ProfileDressing(profile, of: name, attributes, hasBackgroundColor: hasBackgroundColor)
        .dress(&control)
    case .appleIDButton where profile.wraps == .appleIDButton:
      control.doubts.removeAll { $0 == AppleIDButtonReader.doubt(of: name) }
      if let radius = profile.cornerRadius?.value?.resolved(attributes) {
        control.appleIDButton?.cornerRadius = radius
      }
      control.assumptions = ["Apple’s button"]
    case .configuredButton where profile.wraps == .configuredButton:
      WrappedConfiguration(profile: profile, element: found.element, canvas: canvas)
        .dress(&control)
    default: break
    }
  }

  /// Whether the file sets a background colour, be it clear.
  private var hasBackgroundColor: Bool {
    found.element.child("color", key: "backgroundColor") != nil
  }

  private var direction: WritingDirection? {
    switch found.element["semanticContentAttribute"] {
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    case "forceRightToLeft": .rightToLeft
    default: nil
    }
  }

  /// Whether a profile answers for the look of the class, in whole or property by property.
  private var isSettledByProfile: Bool {
    guard let profile else { return false }
    let isConfigured = found.kind == .configuredButton
    return !isConfigured || profile.leavesOthers == true || profile.configuration != nil
  }

  /// UIKit's own classes, which Interface Builder sometimes writes as custom.
  private static let ownClasses: Set<String> = [
    "UIButton", "UILabel", "UISegmentedControl", "UITextField", "UITextView",
  ]

  /// Doubts about the whole control.
  private var stateDoubts: [Doubt] {
    var doubts: [Doubt] = []
    if let name = found.element["customClass"], !Self.ownClasses.contains(name),
      found.kind != .appleIDButton, !isSettledByProfile
    {
      doubts.append(Doubt(.appearance, "its class \(name) may set its look in code"))
    }
    if found.isHidden { doubts.append(Doubt(.appearance, "it is hidden until code shows it")) }
    if !found.isInstalled {
      doubts.append(Doubt(.appearance, "the size classes of the canvas leave it out"))
    }
    return doubts
  }
}
