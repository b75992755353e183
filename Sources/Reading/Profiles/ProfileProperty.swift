internal import Model

/// Something that a class may set in code and that verdicts rest on.
enum ProfileProperty: String, CaseIterable {
  case cornerRadius, backgroundImage, contentInsets, titleConstraints, image
  case lines, lineBreakMode, font, adjustsFontForContentSizeCategory, minimumHeight

  /// What is in doubt while a profile leaves it open.
  ///
  /// A background image has corners of its own and ends the button's default padding (fact A8).
  var subjects: [Doubt.Subject] {
    switch self {
    case .cornerRadius: [.shape]
    case .backgroundImage: [.shape, .insets]
    case .contentInsets, .titleConstraints: [.insets]
    case .image: [.image]
    case .lines, .lineBreakMode: [.lines]
    case .font, .adjustsFontForContentSizeCategory: [.font]
    case .minimumHeight: [.height]
    }
  }

  /// The properties of a kind of control.
  ///
  /// Only buttons have images and constraints of their title. A text field has one line, a text view
  /// any number; the titles of segments have a font and no more.
  static func all(of kind: ControlKind) -> [ProfileProperty] {
    let buttons: [ProfileProperty] = [.backgroundImage, .titleConstraints, .image]
    let lines: [ProfileProperty] = [.lines, .lineBreakMode]
    switch kind {
    case .label: return allCases.filter { !buttons.contains($0) }
    case .textField, .textView: return allCases.filter { !(buttons + lines).contains($0) }
    case .segmentedControl: return [.font, .minimumHeight]
    default: return allCases
    }
  }
}

/// Keeps account of the properties that a profile settles, and states doubts about the others.
struct ProfileLedger {
  private var open: [ProfileProperty]
  private var notes: [String] = []
  private var reasons: [Doubt] = []

  /// Opens all properties of a kind.
  init(kind: ControlKind) {
    open = ProfileProperty.all(of: kind)
  }

  /// Settles properties; a phrase says what is assumed, nil that nothing differs from the file.
  mutating func settle(_ properties: [ProfileProperty], _ phrase: String?) {
    open.removeAll(where: properties.contains)
    if let phrase { notes.append(phrase) }
  }

  /// Settles all that is still open: the class leaves it as the file stores it.
  mutating func settleOthers() {
    open = []
  }

  /// States why something that the profile says cannot be used.
  mutating func doubt(_ subject: Doubt.Subject, _ reason: String) {
    reasons.append(Doubt(subject, reason))
  }

  /// Writes what is assumed, and one doubt for each subject with an open property.
  func close(_ control: inout Control, className: String) {
    control.assumptions = notes
    control.doubts += reasons
    for subject in Doubt.Subject.allCases {
      let names = open.filter { $0.subjects.contains(subject) }.map(\.rawValue)
      guard !names.isEmpty else { continue }
      let list = names.joined(separator: ", ")
      control.doubts.append(
        Doubt(subject, "its class \(className) has a profile that leaves open: \(list)"))
    }
  }
}
