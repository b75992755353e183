package import Model

/// A size class of one axis.
package enum SizeClass: String, Hashable, Sendable {
  case compact, regular
}

/// A screen that an app may run on.
package struct LayoutDevice: Hashable, Sendable {
  /// Name for people: its points, such as `320 × 568`.
  package var name: String
  /// The screen, in points, as it is held.
  package var extent: Extent
  /// Room that status bar, notch and home indicator take, in points.
  package var safeArea: EdgeInsets
  /// Pixels to a point.
  package var scale: Double
  /// Size class of the width.
  package var widthClass: SizeClass
  /// Size class of the height.
  package var heightClass: SizeClass

  /// Whether it lies on its side.
  package var isLandscape: Bool { extent.width > extent.height }

  /// Room that the device and a screen's bars take, in points (fact H4).
  package func safeArea(under bars: ScreenBars) -> EdgeInsets {
    var insets = safeArea
    if bars.hasNavigationBar {
      insets.top += isLandscape && heightClass == .compact ? 32 : bars.hasLargeTitles ? 96 : 44
    }
    if bars.hasTabBar { insets.bottom += 49 }
    if bars.hasToolbar { insets.bottom += 44 }
    return insets
  }
}

extension LayoutDevice {
  /// Screens by width, each upright and then on its side.
  package static let all: [LayoutDevice] = upright.flatMap { [$0, $0.turned] }

  /// The narrowest phone that runs a system with Dynamic Type: 320 × 568.
  package static var narrowest: LayoutDevice { upright[0] }

  /// The upright screen of a width in points; nil where none is known.
  package static func upright(width: Double) -> LayoutDevice? {
    upright.first { $0.extent.width == width }
  }

  /// Whether an upright screen of a width in points is compact: narrower than every tablet.
  package static func isCompact(width: Double) -> Bool {
    width < (upright.first { $0.widthClass == .regular }?.extent.width ?? 0)
  }

  /// Upright screens, narrowest first: points, top and bottom of the safe area (fact H4; 744, 820
  /// and 1024 points are tablets: 24 above and 20 below on rounded ones).
  private static let upright: [LayoutDevice] = [
    phone(320, 568, top: 20, bottom: 0, scale: 2),
    phone(375, 667, top: 20, bottom: 0, scale: 2),
    phone(390, 844, top: 47, bottom: 34, scale: 3),
    phone(393, 852, top: 59, bottom: 34, scale: 3),
    phone(402, 874, top: 62, bottom: 34, scale: 3),
    phone(430, 932, top: 59, bottom: 34, scale: 3),
    tablet(744, 1133), tablet(820, 1180), tablet(1024, 1366),
  ]

  private static func phone(
    _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double
  ) -> LayoutDevice {
    LayoutDevice(
      name: "\(Int(width)) × \(Int(height))", extent: Extent(width: width, height: height),
      safeArea: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), scale: scale,
      widthClass: .compact, heightClass: .regular)
  }

  private static func tablet(_ width: Double, _ height: Double) -> LayoutDevice {
    LayoutDevice(
      name: "\(Int(width)) × \(Int(height))", extent: Extent(width: width, height: height),
      safeArea: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0), scale: 2,
      widthClass: .regular, heightClass: .regular)
  }

  /// The same device on its side.
  ///
  /// A phone with a notch then has it at a side, as much at the other, and 21 points below (fact
  /// H4: one sample); the wide ones, from 428 points, are regular in width (fact H, section 2).
  package var turned: LayoutDevice {
    var device = self
    device.extent = Extent(width: extent.height, height: extent.width)
    device.name = "\(Int(extent.height)) × \(Int(extent.width))"
    guard widthClass == .compact else { return device }
    let hasNotch = safeArea.bottom > 0
    device.heightClass = .compact
    device.widthClass = extent.width >= 414 ? .regular : .compact
    device.safeArea = EdgeInsets(
      top: 0, left: hasNotch ? safeArea.top : 0, bottom: hasNotch ? 21 : 0,
      right: hasNotch ? safeArea.top : 0)
    return device
  }
}
