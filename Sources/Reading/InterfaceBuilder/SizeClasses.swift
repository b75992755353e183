/// The size classes that a canvas has, and the variations of a file that are in force there.
struct SizeClasses: Hashable {
  /// `compact`, `regular`, or nil for any.
  let width: String?
  /// `compact`, `regular`, or nil for any.
  let height: String?

  /// Finds the size classes of a device (fact H, section 2); without a device both are any.
  init(device: String?, isLandscape: Bool) {
    guard let device else {
      (width, height) = (nil, nil)
      return
    }
    let wide: Set<String> = [
      "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9",
    ]
    if device.hasPrefix("ipad") {
      (width, height) = ("regular", "regular")
    } else if isLandscape {
      (width, height) = (wide.contains(device) ? "regular" : "compact", "compact")
    } else {
      (width, height) = ("compact", "regular")
    }
  }

  /// The variations of an element that are in force, weakest first: default, one class, two.
  func variations(of element: XMLElement) -> [XMLElement] {
    let ranked = element.children.compactMap { child -> (rank: Int, element: XMLElement)? in
      guard child.name == "variation", let rank = rank(child["key"] ?? "") else { return nil }
      return (rank, child)
    }
    return (0...2).flatMap { rank in ranked.filter { $0.rank == rank }.map(\.element) }
  }

  /// Number of classes that a key such as `heightClass=compact-widthClass=regular` names; nil when
  /// one of them is not ours, and for other conditions such as the device idiom.
  private func rank(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    let ours = [width.map { "widthClass=" + $0 }, height.map { "heightClass=" + $0 }]
    guard !parts.isEmpty, parts.allSatisfy({ ours.contains(String($0)) }) else { return nil }
    return parts.count
  }

  /// Ids of the constraints or subviews that the variations in force leave out.
  func excluded(_ key: String, in element: XMLElement) -> Set<String> {
    var result: Set<String> = []
    for variation in variations(of: element) {
      for change in variation.child("mask", key: key)?.children ?? [] {
        guard let reference = change["reference"] else { continue }
        if change.name == "exclude" { result.insert(reference) }
        if change.name == "include" { result.remove(reference) }
      }
    }
    return result
  }
}
