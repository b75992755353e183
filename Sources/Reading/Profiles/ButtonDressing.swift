internal import Model

/// Gives a control the insets, constraints and background that its profile says.
struct ButtonDressing {
  /// What the profile says.
  let profile: ClassProfile
  /// Radius in points that lengths follow; nil where it is not known.
  let radius: Double?

  /// Dresses a button; of other kinds only the insets are looked at.
  ///
  /// No label has insets by itself. A text field's or text view's are the room around its text, in place
  /// of what UIKit leaves.
  func dress(_ control: inout Control, _ ledger: inout ProfileLedger) {
    applyInsets(to: &control, &ledger)
    guard control.kind == .button else { return }
    applyConstraints(to: &control, &ledger)
    applyBackground(to: &control, &ledger)
  }

  private func applyInsets(to control: inout Control, _ ledger: inout ProfileLedger) {
    let none: EdgeInsets? = control.kind.isButton ? nil : .zero
    switch profile.contentInsets {
    case nil: break
    case .stored: ledger.settle([.contentInsets], nil)
    case .value(nil):
      control.insets.content = none
      ledger.settle([.contentInsets], "no content insets")
    case .value(let sides?):
      guard let insets = sides.insets(radius: radius) else { return followsUnknown(&ledger) }
      if control.kind == .label {
        ledger.settle([.contentInsets], nil)
        return ledger.doubt(.insets, "a label with insets of its own is laid out without them")
      }
      control.insets.content = insets == .zero ? none : insets
      ledger.settle([.contentInsets], "content insets")
    }
  }

  private func applyConstraints(to control: inout Control, _ ledger: inout ProfileLedger) {
    switch profile.titleConstraints {
    case nil: break
    case .stored: ledger.settle([.titleConstraints], nil)
    case .value(nil):
      control.titleConstraints = nil
      ledger.settle([.titleConstraints], "no title constraints")
    case .value(let sides?):
      guard let held = sides.constraints(radius: radius) else { return followsUnknown(&ledger) }
      control.titleConstraints = held
      ledger.settle([.titleConstraints], "title constraints")
    }
  }

  private func applyBackground(to control: inout Control, _ ledger: inout ProfileLedger) {
    switch profile.backgroundImage {
    case nil: break
    case .stored: ledger.settle([.backgroundImage], nil)
    case .value(nil):
      control.backgroundImage = nil
      control.doubts.removeAll { $0 == .ofBackgroundCaps }
      ledger.settle([.backgroundImage], "no background image")
    case .value(let background?):
      let scale = control.displayScale
      guard let image = background.image(radius: radius, displayScale: scale) else {
        return followsUnknown(&ledger, .shape)
      }
      control.backgroundImage = image
      control.doubts.removeAll { $0 == .ofBackgroundCaps }
      ledger.settle([.backgroundImage], "a resizable background image")
    }
  }

  private func followsUnknown(
    _ ledger: inout ProfileLedger, _ subject: Doubt.Subject = .insets
  ) {
    ledger.doubt(subject, "its profile has lengths by a radius that is not known in points")
  }
}
