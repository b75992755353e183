internal import JSONText
internal import Model

/// A width and a height, in points.
struct ManifestExtent: KeyedDraft {
  /// Width, in points.
  var width: Double?
  /// Height, in points.
  var height: Double?

  /// The keys of a size.
  static let table = KeyTable(
    "size",
    [
      TableKey("width", \ManifestExtent.width, ValueReader.length).required,
      TableKey("height", \.height, ValueReader.length).required,
    ])

  /// Reads a size.
  static func read(_ node: JSONNode) throws(ValueError) -> Extent {
    let draft = try table.read(node)
    return Extent(width: draft.width ?? 0, height: draft.height ?? 0)
  }
}

/// An image beside a title.
struct ManifestImage: KeyedDraft {
  /// Its size; left out, not known.
  var size: Extent?

  /// The keys of an image.
  static let table = KeyTable(
    "image", [TableKey("size", \ManifestImage.size, ManifestExtent.read)])

  /// Reads an image.
  static func read(_ node: JSONNode) throws(ValueError) -> TitleImage {
    TitleImage(extent: try table.read(node).size)
  }
}

/// A resizable image behind a title.
struct ManifestBackground: KeyedDraft {
  /// Its size before it is stretched; left out, not known.
  var size: Extent?
  /// The parts that are never stretched.
  var capInsets: EdgeInsets?

  /// The keys of a background image, `UIImage`'s own.
  static let table = KeyTable(
    "backgroundImage",
    [
      TableKey("size", \ManifestBackground.size, ManifestExtent.read),
      TableKey("capInsets", \.capInsets, ManifestInsets.readCaps),
    ])

  /// Reads a background image.
  ///
  /// Throws for caps that are together larger than the image: UIKit has nothing left to stretch.
  static func read(_ node: JSONNode) throws(ValueError) -> BackgroundImage {
    let draft = try table.read(node)
    let caps = draft.capInsets ?? .zero
    if let size = draft.size, caps.horizontal > size.width || caps.vertical > size.height {
      throw ValueError(node.place, "“capInsets” are larger than “size”")
    }
    return BackgroundImage(extent: draft.size, caps: caps)
  }
}
