import Model
import Typesetting

/// Sizes and places of the parts of Apple's button, in points.
///
/// All parts are shares of the height, measured in pictures of four apps between 42.8 and 55 points
/// high; their widths agree within 1 % (fact I, "Sign in with Apple").
struct AppleIDAnatomy {
  /// The button.
  let control: Control
  /// Conditions of the layout.
  let traits: Traits

  /// Width of the logo's ink.
  private static let logoWidth = 0.231
  /// Height of the logo's ink.
  private static let logoHeight = 0.285
  /// Distance of the logo's ink from the top.
  private static let logoTop = 0.348
  /// Room between logo and title.
  private static let gap = 0.155
  /// Distance of the baseline from the top.
  private static let baseline = 0.63
  /// Font whose letterforms, scaled, the title has at every height.
  ///
  /// Its ink was 3.02 to 3.06 heights wide in buttons of all heights, where a label's would change
  /// with the cut and tracking of its size. Medium was seen in the first beta; at 36 points its ink
  /// is 7.79 em wide, and 0.39 heights of that are 3.04.
  private static let drawnFont = FontDescriptor.system(36, weight: .medium)

  /// The button's box.
  ///
  /// The button's own limits are not applied against the app's: which of two contradicting
  /// constraints UIKit breaks is not known, and the rule about its size reports them.
  var bounds: Rectangle {
    let wish = AppleIDButton.standInExtent
    let widths = AppleIDButton.ownWidths
    let height = min(wish.height, AppleIDButton.ownGreatestHeight)
    return Rectangle(
      x: 0, y: 0,
      width: control.width.clamp(min(max(wish.width, widths.lowerBound), widths.upperBound)),
      height: control.height.clamp(height))
  }

  private var height: Double { bounds.height }

  /// Sets the title on one line, in the size that the height asks for.
  func title(
    _ title: ControlTitle, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> TextLayout {
    let drawn = AttributedTitle(title.title.text, font: Self.drawnFont)
    let room = TextRoom(lineLimit: 1, lineBreakMode: .clip)
    do {
      let large = try typesetter.layOut(drawn, in: room, traits: traits)
      let size = Self.drawnFont.pointSize(at: traits.category)
      return large.scaled(by: height * AppleIDButton.titleShare / size)
    } catch {
      throw .typesetting("\(error)")
    }
  }

  /// Places the title behind the logo, its baseline where Apple's is.
  func titleFrame(_ title: TextLayout) -> Rectangle {
    let lead = traits.direction == .leftToRight ? (Self.logoWidth + Self.gap) * height : 0
    let line = title.lines.first?.baseline ?? 0
    return Rectangle(
      origin: Position(x: contentStart(title) + lead, y: Self.baseline * height - line),
      extent: title.extent)
  }

  /// Places the ink of the logo before the title: at its right in right-to-left.
  ///
  /// That the system mirrors it is assumed, as for every UIControl; no picture was found (fact C17).
  func logoFrame(_ title: TextLayout) -> Rectangle {
    let lead =
      traits.direction == .leftToRight ? 0 : title.extent.width + Self.gap * height
    return Rectangle(
      x: contentStart(title) + lead, y: Self.logoTop * height, width: Self.logoWidth * height,
      height: Self.logoHeight * height)
  }

  /// Left edge of logo and title, which stand in the middle as one block.
  private func contentStart(_ title: TextLayout) -> Double {
    let content = (Self.logoWidth + Self.gap) * height + title.extent.width
    return (bounds.width - content) / 2
  }
}
