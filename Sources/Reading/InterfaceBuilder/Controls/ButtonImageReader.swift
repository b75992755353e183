internal import Model

/// Reads the images that a button has in its normal state.
struct ButtonImageReader {
  /// Sizes of images by name, in points.
  let images: [String: Extent]

  /// Adds image and background image, and says what is not known of them.
  func read(_ element: XMLElement, into control: inout Control) {
    let normal = element.child("state", key: "normal")
    if let name = Self.name("image", in: normal) {
      add(name, to: &control)
    } else if Self.typesWithImage.contains(element["buttonType"] ?? "") {
      control.image = TitleImage(extent: nil)
      control.doubts.append(Doubt(.image, "its type brings an image of a size that is not known"))
    }
    guard let name = Self.name("backgroundImage", in: normal) else { return }
    control.backgroundImage = BackgroundImage(extent: images[name], caps: .zero)
    control.doubts.append(.ofBackgroundCaps)
  }

  /// Adds the image of a configuration, else that of the state, which it takes the place of.
  ///
  /// An activity indicator stands where the image would; its size is not in the file.
  func read(
    _ element: XMLElement, configuration: XMLElement, into control: inout Control
  ) {
    if configuration.flag("showsActivityIndicator") == true {
      control.image = TitleImage(extent: nil)
      control.doubts.append(Doubt(.image, "an activity indicator stands in place of its image"))
    } else if let name = Self.name("image", in: configuration) {
      add(name, to: &control)
    } else {
      read(element, into: &control)
    }
  }

  private func add(_ name: String, to control: inout Control) {
    control.image = TitleImage(extent: images[name])
    if images[name] == nil {
      control.doubts.append(Doubt(.image, "the file does not say how large its image is"))
    }
  }

  /// Types whose image UIKit draws by itself.
  private static let typesWithImage: Set<String> = [
    "close", "contactAdd", "detailDisclosure", "infoDark", "infoLight",
  ]

  private static func name(_ key: String, in state: XMLElement?) -> String? {
    state?[key] ?? state?.child("imageReference", key: key)?["image"]
  }
}
