/// Where everything in a control ended, in points from its top left corner.
public struct ControlLayout: Hashable, Sendable, Codable {
  /// The control's own box; its corner is the origin.
  public var bounds: Rectangle
  /// Size that the control asks for.
  public var intrinsicExtent: Extent
  /// Room that insets or constraints promise around the title.
  public var promisedInsets: EdgeInsets
  /// Box of the title label.
  public var titleFrame: Rectangle
  /// The title's lines, then those of a subtitle, from the corner of `titleFrame`.
  public var title: TextLayout
  /// Box of the image beside the title.
  public var imageFrame: Rectangle?
  /// What is drawn behind the content, where the layout decides it; nil leaves the control's own
  /// shape in its bounds.
  public var background: BackgroundLayout?
  /// Width that a line of the title may take, in points; nil where the control's insets tell.
  public var titleRoom: Double?
  /// What the layout rests on without proof, beside the doubts of the control.
  public var doubts: [Doubt] = []

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

  /// Finds the shape that is drawn: of the layout's background, else of the control.
  public func shape(of control: Control) -> CornerShape? { background?.shape ?? control.shape }

  /// Box of the drawn shape, in the control.
  public var shapeBox: Rectangle { background?.frame ?? bounds }

  /// Moves a box of the title into the control.
  public func inControl(_ box: Rectangle) -> Rectangle {
    box.offset(x: titleFrame.x, y: titleFrame.y)
  }
}

/// The shape behind a control's content, where the layout decides it.
public struct BackgroundLayout: Hashable, Sendable, Codable {
  /// Its box in the control.
  public var frame: Rectangle
  /// Its corners, as far as is known.
  public var shape: CornerShape
  /// The roundest corners that it may have in truth; nil where `shape` is sure.
  public var roundest: CornerShape?

  /// Describes a background; sure of its shape unless said otherwise.
  public init(frame: Rectangle, shape: CornerShape, roundest: CornerShape? = nil) {
    self.frame = frame
    self.shape = shape
    self.roundest = roundest
  }
}
