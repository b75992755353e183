import Model
import UIKitLayout

/// Puts controls and screens on a screen of another width.
///
/// What is tied to the container, or takes what the container gives, grows and shrinks with it; what
/// has a length of its own keeps it. A screen's views are moved by solving its constraints anew.
struct WidthAdapter {
  /// Width of the screen, in points; nil leaves everything on its own device.
  let width: Double?
  /// Whether only screens that can be solved, and are drawn for a wider phone, are put on it.
  var sparesOthers = false

  /// A screen that is laid out for the width.
  func adapted(_ screen: Screen, suffix: String) -> Screen {
    guard let width, applies(to: screen) else { return screen }
    var copy = screen
    copy.id += suffix
    copy.displayWidth = width
    return copy
  }

  /// Whether a screen is put on the width.
  func applies(to screen: Screen) -> Bool {
    guard let width, let device = screen.device else { return false }
    guard sparesOthers else { return true }
    return isSolved(screen) && width < device.extent.width
      && LayoutDevice.isCompact(width: device.extent.width)
  }

  /// The control with the room that it has.
  ///
  /// Without a screen whose width is known nothing can be said to change. A control of a screen that
  /// is solved belongs to the screen of this width.
  func adapted(_ control: Control, on screen: Screen?, suffix: String) -> Control {
    guard let width, let screen, applies(to: screen), let device = screen.device else {
      return control
    }
    var copy = control
    copy.width = adapted(control.width, by: width - device.extent.width)
    if isSolved(screen) { copy.screen = screen.id + suffix }
    return copy
  }

  private func isSolved(_ screen: Screen) -> Bool {
    screen.root != nil && screen.setting.owner.isController
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
