import Model

extension Cure.Change {
  /// Sets a control otherwise, as the app would after the change.
  func apply(to control: inout Control) {
    switch self {
    case .lines(_, let limit): control.text.lineLimit = limit
    case .wordWrap: Self.wrapWords(of: &control)
    case .leastHeight(let height, _):
      control.height = LengthRange(minimum: height, basis: .ownConstraint)
    case .leastWidth(let width, let most, _):
      control.width = LengthRange(minimum: width, maximum: most, basis: .ownConstraint)
      control.text.preferredMaximumWidth = nil
    case .titleConstraints(let held): control.titleConstraints = held
    case .contentInsets(let insets, _): control.insets.content = insets
    case .radius(let radius, _): control.shape?.radius = .fixed(radius)
    case .shrinkToFit(let factor):
      control.text.adjustsFontSizeToFitWidth = true
      control.text.minimumScaleFactor = factor
    }
  }

  /// How much is changed, to compare with others: small numbers first.
  ///
  /// A line limit or a height that gives way costs least, since the look at the default size stays;
  /// insets and constraints move the title; a smaller radius changes the design; a width that gives
  /// way needs room beside, which wrapping, height and constraints together do not; shrinking takes
  /// back the size that people asked for, and so outweighs any three others.
  var weight: Int {
    switch self {
    case .lines, .wordWrap: 10
    case .leastHeight: 11
    case .contentInsets: 20
    case .titleConstraints: 21
    case .radius: 24
    case .leastWidth: 50
    case .shrinkToFit: 100
    }
  }

  /// Whether two changes make no sense together.
  ///
  /// Shrinking works on one line only (fact D15); constraints by the corner rule hold what insets
  /// would, for the radius that there is.
  func excludes(_ other: Cure.Change) -> Bool {
    switch (self, other) {
    case (.shrinkToFit, .lines), (.shrinkToFit, .wordWrap), (.lines, .shrinkToFit),
      (.wordWrap, .shrinkToFit), (.lines, .wordWrap), (.wordWrap, .lines),
      (.titleConstraints, .contentInsets), (.contentInsets, .titleConstraints),
      (.titleConstraints, .radius), (.radius, .titleConstraints):
      true
    default: kind == other.kind
    }
  }

  /// Lets a title go on in the next line; a title's own break mode gives way too.
  private static func wrapWords(of control: inout Control) {
    control.text.lineBreakMode = .wordWrap
    control.text.lineLimit = 0
    for title in control.titles.indices {
      for run in control.titles[title].title.runs.indices {
        control.titles[title].title.runs[run].attributes.paragraph.lineBreakMode = nil
      }
    }
  }
}

extension Control {
  /// The control after some changes.
  func applying(_ changes: [Cure.Change]) -> Control {
    var changed = self
    for change in changes { change.apply(to: &changed) }
    return changed
  }
}
