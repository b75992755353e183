/// Where everything in a control ended, in points from its top left corner.
public struct ControlLayout: Hashable, Sendable {
  /// The control's own box; its corner is the origin.
  public var bounds: Rectangle
  /// Size that the control asks for.
  public var intrinsicExtent: Extent
  /// Room that insets or constraints promise around the title.
  public var promisedInsets: EdgeInsets
  /// Box of the title label.
  public var titleFrame: Rectangle
  /// The title's lines, from the corner of `titleFrame`.
  public var title: TextLayout
  /// Box of the image beside the title.
  public var imageFrame: Rectangle?

  /// Describes a layout.
  public init(
    bounds: Rectangle, intrinsicExtent: Extent, promisedInsets: EdgeInsets, titleFrame: Rectangle,
    title: TextLayout, imageFrame: Rectangle? = nil
  ) {
    self.bounds = bounds
    self.intrinsicExtent = intrinsicExtent
    self.promisedInsets = promisedInsets
    self.titleFrame = titleFrame
    self.title = title
    self.imageFrame = imageFrame
  }

  /// Moves a box of the title into the control.
  public func inControl(_ box: Rectangle) -> Rectangle {
    box.offset(x: titleFrame.x, y: titleFrame.y)
  }
}
