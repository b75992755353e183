internal import Model

extension InputFormat {
  /// Interface Builder's storyboards: several screens in one XML document.
  package static let storyboard = InputFormat(
    id: "storyboard", endings: [".storyboard"],
    help: "Interface Builder storyboards for iOS: labels and buttons of every scene."
  ) { (file) throws(ReadingError) in
    try InterfaceBuilderDocument(file).contents()
  }
}
