import Model

/// Puts controls and screens on a screen of another width.
///
/// What is tied to the container, or takes what the container gives, grows and shrinks with it; what
/// has a length of its own keeps it. A screen's views are moved by solving its constraints anew.
struct WidthAdapter {
  /// Width of the screen, in points.
  let width: Double

  /// A screen whose device and root view have the width.
  func adapted(_ screen: Screen, suffix: String) -> Screen {
    var copy = screen
    copy.id += suffix
    guard let device = screen.device else { return copy }
    let isWhole = screen.root?.frame?.width == device.extent.width
    copy.device?.extent.width = width
    if isWhole { copy.root?.frame?.width = width }
    return copy
  }

  /// The control with the room that it has.
  ///
  /// Without a screen whose width is known nothing can be said to change. A control of a screen that
  /// is solved belongs to the screen of this width.
  func adapted(_ control: Control, on screen: Screen?, suffix: String) -> Control {
    guard let screen, let device = screen.device else { return control }
    var copy = control
    copy.width = adapted(control.width, by: width - device.extent.width)
    if screen.root != nil, screen.setting.owner.isController { copy.screen = screen.id + suffix }
    return copy
  }

  private func adapted(_ range: LengthRange, by change: Double) -> LengthRange {
    var copy = range
    switch range.basis {
    case .tiedToContainer, .unsolved:
      copy.minimum = max(0, range.minimum + change)
      copy.maximum = range.maximum.map { max(0, $0 + change) }
    case .content: copy.maximum = range.maximum.map { max(range.minimum, $0 + change) }
    default: break
    }
    return copy
  }
}
