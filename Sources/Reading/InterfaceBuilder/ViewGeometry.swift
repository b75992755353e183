internal import Model

/// Reads the geometry that Interface Builder stores with a view.
enum ViewGeometry {
  /// Reads the stored frame; that of a size class in force wins.
  ///
  /// Very old documents store frames inside variations only, or not at all (fact H, section 2).
  static func frame(of element: XMLElement, _ sizeClasses: SizeClasses) -> Rectangle? {
    let varied = sizeClasses.variations(of: element).compactMap { $0.child("rect", key: "frame") }
    return (varied.last ?? element.child("rect", key: "frame")).flatMap(rectangle)
  }

  /// Reads a `rect` element; nil when a side is missing or no number.
  static func rectangle(_ element: XMLElement) -> Rectangle? {
    guard let x = element.number("x"), let y = element.number("y"),
      let width = element.number("width"), let height = element.number("height")
    else { return nil }
    return Rectangle(x: x, y: y, width: max(0, width), height: max(0, height))
  }

  /// All attributes of a view but its id and class, and those of the geometry inside it, with those
  /// of variations in force in their place.
  ///
  /// What is stored as an element of its own appears under its key and attribute:
  /// `autoresizingMask.widthSizable`, `layoutMargins.top`, `fontDescription.pointSize`; texts under
  /// their key, and titles of segments as `segments.0`. The layout of a collection appears so too,
  /// with its class or kind under the key alone. A view that size classes leave out has
  /// `installed` = `NO`.
  static func attributes(
    of element: XMLElement, _ sizeClasses: SizeClasses? = nil
  ) -> [String: String] {
    var result: [String: String] = [:]
    for attribute in element.attributes where !["id", "customClass"].contains(attribute.name) {
      result[attribute.name] = attribute.value
    }
    for child in element.children where geometry.contains(child.name) {
      guard let key = child["key"] else { continue }
      for attribute in child.attributes where attribute.name != "key" {
        result[key + "." + attribute.name] = attribute.value
      }
    }
    for variation in sizeClasses?.variations(of: element) ?? [] {
      for attribute in variation.attributes where attribute.name != "key" {
        result[attribute.name] = attribute.value
      }
    }
    result.merge(texts(of: element)) { first, _ in first }
    if let layout = element.children.first(where: { $0["key"] == "collectionViewLayout" }) {
      for (name, value) in attributes(of: layout) where name != "key" {
        result["collectionViewLayout." + name] = value
      }
      result["collectionViewLayout"] = layout["customClass"] ?? layout.name
    }
    return result
  }

  /// Elements whose attributes decide sizes.
  private static let geometry: Set<String> = [
    "autoresizingMask", "edgeInsets", "directionalEdgeInsets", "size", "fontDescription",
    "imageReference", "preferredSymbolConfiguration",
  ]

  /// Long texts and the titles of segments.
  private static func texts(of element: XMLElement) -> [String: String] {
    var result: [String: String] = [:]
    for child in element.children where child.name == "string" || child.name == "mutableString" {
      if let key = child["key"] { result[key] = child.text }
    }
    let segments = element.child("segments")?.children.filter { $0.name == "segment" } ?? []
    for (index, segment) in segments.enumerated() {
      result["segments.\(index)"] = segment["title"] ?? ""
    }
    return result
  }

  /// Reads insets stored as `inset`: minX is left, minY top, maxX right, maxY bottom (fact E).
  ///
  /// Nil when the element is missing or all four are zero, which is UIKit's own default. Xcode's
  /// smallest number counts as set and is 0 points (fact A4).
  static func insets(_ element: XMLElement?) -> EdgeInsets? {
    guard let element else { return nil }
    let sides = ["minY", "minX", "maxY", "maxX"].map { element.number($0) ?? 0 }
    guard sides.contains(where: { $0 != 0 }) else { return nil }
    let points = sides.map { abs($0) < 1e-300 ? 0 : $0 }
    return EdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
  }
}
