internal import Model

/// Gives a button the configuration that its class sets in code.
struct WrappedConfiguration {
  /// What the profile says.
  let profile: ClassProfile
  /// The button's element.
  let element: XMLElement
  /// What the document says about everything in it.
  let canvas: Canvas

  /// Dresses a configured button; titles that a configuration of the file holds are kept.
  func dress(_ control: inout Control) {
    guard let configuration = profile.configuration else { return }
    control.configuration = configuration
    if control.titles.isEmpty {
      let font = FontDescriptor.textStyle(configuration.size.titleStyle)
      ButtonTitleReader(font: font, locale: canvas.locale).read(element, into: &control)
      ButtonImageReader(images: canvas.images).read(element, into: &control)
      control.doubts.removeAll { $0 == .ofBackgroundCaps }
      control.backgroundImage = nil
    }
    if let fonts = profile.font?.value {
      for index in control.titles.indices { control.titles[index].title.setFonts(ofLines: fonts) }
    }
    control.assumptions = ["a configuration of style \(configuration.style.rawValue)"]
  }
}
