/// The steps a screen can show, and UIKit's ways of snapping lengths to them.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels to a point: 1, 2 or 3.
  public let scale: Double

  /// Describes a screen of so many pixels to a point; a scale that is not positive becomes 1.
  public init(scale: Double) {
    self.scale = scale > 0 ? scale : 1
  }

  /// Rounds a length up to whole pixels, as a label rounds its size (facts D2, D8).
  ///
  /// A millionth of a pixel is forgiven, so that noise in a sum never costs a pixel.
  public func roundUp(_ length: Double) -> Double {
    (length * scale - 1e-6).rounded(.up) / scale
  }

  /// Rounds a length to the nearest pixel, half away from zero, as `scaledValue(for:)` does.
  public func roundToNearest(_ length: Double) -> Double {
    (length * scale).rounded() / scale
  }

  /// Rounds a length down to whole pixels, as sizes of images that code draws are.
  ///
  /// A millionth of a pixel is forgiven, as when rounding up.
  public func roundDown(_ length: Double) -> Double {
    (length * scale + 1e-6).rounded(.down) / scale
  }

  /// Rounds both sides of an extent up to whole pixels.
  public func roundUp(_ extent: Extent) -> Extent {
    Extent(width: roundUp(extent.width), height: roundUp(extent.height))
  }
}
