internal import Model

extension Device {
  /// Screens of Interface Builder's devices, as (points wide, points tall, pixels to a point).
  ///
  /// Source: root views of 2,048 public storyboard screens (fact H, section 2).
  private static let table: [String: (width: Double, height: Double, scale: Double)] = [
    "retina3_5": (320, 480, 2), "retina4_0": (320, 568, 2), "retina4_7": (375, 667, 2),
    "retina5_5": (414, 736, 3), "retina5_9": (375, 812, 3), "retina6_0": (390, 844, 3),
    "retina6_1": (414, 896, 2), "retina6_12": (393, 852, 3), "retina6_3": (402, 874, 3),
    "retina6_5": (414, 896, 3), "retina6_7": (428, 926, 3), "retina6_72": (430, 932, 3),
    "retina6_9": (440, 956, 3),
    "ipad9_7": (768, 1024, 2), "ipad10_2": (810, 1080, 2), "ipad10_5": (834, 1112, 2),
    "ipad11_0rounded": (834, 1194, 2), "ipad12_9": (1024, 1366, 2),
    "ipad12_9rounded": (1024, 1366, 2),
  ]

  /// Looks up a device by Interface Builder's id; nil for one that is not known.
  static func known(_ id: String) -> Device? {
    table[id].map {
      Device(id: id, extent: Extent(width: $0.width, height: $0.height), scale: $0.scale)
    }
  }

  /// Pixels to a point where the device is not known: 2 without a device (fact H, section 2) and
  /// on every iPad; 3 on a phone, as on all phones since 2020 but one.
  static func scale(ofUnknown id: String?) -> Double {
    guard let id else { return 2 }
    return id.hasPrefix("ipad") ? 2 : 3
  }

  /// The same device lying on its side.
  var turned: Device {
    Device(id: id, extent: Extent(width: extent.height, height: extent.width), scale: scale)
  }
}
