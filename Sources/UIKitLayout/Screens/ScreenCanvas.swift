package import Model

/// Whether stored frames are to be met or an app's behaviour foretold; the two never mix
/// (fact H, section 11).
package enum LayoutMode: Hashable, Sendable {
  /// As Interface Builder lays out: placeholder constraints hold, views of unknown size keep theirs.
  case canvas
  /// As UIKit lays out in the running app: none of that.
  case runTime
}

/// The surface that a screen is laid out on.
package struct ScreenCanvas: Hashable, Sendable {
  /// Whose behaviour is imitated.
  package var mode: LayoutMode
  /// Size of the root view in points; nil takes the stored one.
  package var extent: Extent?
  /// Room that bars, notch and home indicator take from the root, in points.
  package var safeArea: EdgeInsets
  /// Pixels to a point.
  package var displayScale: Double
  /// Width of the whole screen in points, which margins of cells depend on (fact H5).
  package var screenWidth: Double
  /// Whether the stored sizes of views that nothing else sizes are kept (fact H8); canvas only.
  package var keepsStoredSizes: Bool
  /// Name for people, such as `retina4_7` or `320 × 568`.
  package var name: String

  /// Describes a surface; the app's, without a safe area, unless said otherwise.
  package init(
    mode: LayoutMode = .runTime, extent: Extent? = nil, safeArea: EdgeInsets = .zero,
    displayScale: Double = 3, screenWidth: Double? = nil, keepsStoredSizes: Bool = false,
    name: String = ""
  ) {
    self.mode = mode
    self.extent = extent
    self.safeArea = safeArea
    self.displayScale = displayScale
    self.screenWidth = screenWidth ?? extent?.width ?? 375
    self.keepsStoredSizes = keepsStoredSizes
    self.name = name
  }

  /// The surface that a screen was drawn on in Interface Builder.
  package static func of(_ screen: Screen) -> ScreenCanvas {
    let device = screen.device
    let stored = screen.root?.frame?.extent
    return ScreenCanvas(
      mode: .canvas, extent: stored ?? device?.extent,
      safeArea: CanvasSafeArea(screen: screen).insets, displayScale: device?.scale ?? 2,
      screenWidth: device?.extent.width ?? stored?.width, keepsStoredSizes: true,
      name: device?.id ?? "no device")
  }

  /// The surface that a device gives a screen in the running app.
  ///
  /// A root as large as the canvas' device becomes as large as this one. Any other root keeps its
  /// stored size, but for a cell, which is as wide as the screen.
  package static func runTime(_ screen: Screen, on device: LayoutDevice) -> ScreenCanvas {
    let stored = screen.root?.frame?.extent
    var extent = stored ?? device.extent
    let isScreen = screen.setting.owner.isController && screen.root?.element != "tableViewCell"
    if isScreen || stored == screen.device?.extent { extent = device.extent }
    if screen.root?.element == "tableViewCell" { extent.width = device.extent.width }
    return ScreenCanvas(
      mode: .runTime, extent: extent,
      safeArea: isScreen ? device.safeArea(under: screen.setting.bars) : .zero,
      displayScale: device.scale, screenWidth: device.extent.width, name: device.name)
  }
}
