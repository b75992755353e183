internal import Model

/// Reads corners and clipping from the runtime attributes that reach a view's layer.
struct LayerReader {
  private let attributes: RuntimeAttributes

  /// Takes the runtime attributes of a view.
  init(_ attributes: RuntimeAttributes) {
    self.attributes = attributes
  }

  /// Adds shape and clipping to a control.
  func apply(to control: inout Control) {
    if let clips = attributes.flag("layer.masksToBounds", "clipsToBounds", "masksToBounds") {
      control.clipsToBounds = clips
    }
    guard let radius = attributes.number("layer.cornerRadius", "cornerRadius"), radius > 0 else {
      return
    }
    control.shape = CornerShape(radius: .fixed(radius), corners: corners, curve: curve)
    if attributes.contains("cornerRadius"), control.kind != .appleIDButton {
      control.doubts.append(.ofClassRadius)
    }
  }

  private var corners: CornerShape.Corners {
    guard let mask = attributes.number("layer.maskedCorners").flatMap(UInt8.init(exactly:)) else {
      return .all
    }
    return CornerShape.Corners(rawValue: mask & CornerShape.Corners.all.rawValue)
  }

  private var curve: CornerShape.Curve {
    let word = attributes.list.last { $0.keyPath == "layer.cornerCurve" }?.string
    return word == "continuous" ? .continuous : .circular
  }
}
