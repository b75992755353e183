internal import Model

/// What a document says about everything in it.
struct Canvas {
  /// Path as reports show it.
  let path: String
  /// Device it was drawn on; nil where none is given or known.
  let device: Device?
  /// Pixels to a point.
  let displayScale: Double
  /// Size classes of the device as it is turned.
  let sizeClasses: SizeClasses
  /// Language of the texts, as a BCP 47 tag.
  let locale: String
  /// Whether constraints place views; without it springs and struts do.
  let usesAutoLayout: Bool
  /// Sizes of images by name, in points.
  let images: [String: Extent]
  /// What is known about custom classes.
  let profiles: ClassProfiles
  /// Runtime attributes that hold the key of a text.
  let keyAttributes: Set<String>

  /// Reads a document's head and resources.
  init(
    root: XMLElement, path: String, profiles: ClassProfiles = .none,
    keyAttributes: Set<String> = []
  ) {
    self.path = path
    self.keyAttributes = keyAttributes
    self.profiles = profiles
    let element = root.child("device")
    let id = element?["id"]
    let isLandscape = element?["orientation"] == "landscape"
    let upright = id.flatMap { Device.known($0) }
    device = upright.map { isLandscape ? $0.turned : $0 }
    displayScale = upright?.scale ?? Device.scale(ofUnknown: id)
    sizeClasses = SizeClasses(device: id, isLandscape: isLandscape)
    locale = FileLocale.locale(of: path)
    usesAutoLayout = root.flag("useAutolayout") ?? false
    images = Self.images(root.child("resources"))
  }

  /// A reference to an element.
  func source(of element: XMLElement, object: String?) -> SourceReference {
    SourceReference(file: path, line: element.line, column: element.column, object: object)
  }

  /// Sizes of the images that a document names.
  ///
  /// System symbols are left out: their stored size is of one large drawing and not of the place
  /// where they stand.
  private static func images(_ resources: XMLElement?) -> [String: Extent] {
    var result: [String: Extent] = [:]
    for image in resources?.children ?? [] where image.name == "image" {
      guard let name = image["name"], image["catalog"] != "system",
        let width = image.number("width"), let height = image.number("height"),
        width > 0, height > 0
      else { continue }
      result[name] = Extent(width: width, height: height)
    }
    return result
  }
}
