internal import Model

extension InputFormat {
  /// Interface Builder's xibs: the views of one XML document.
  package static let xib = InputFormat(
    id: "xib", endings: [".xib"],
    help: "Interface Builder xibs for iOS: labels and buttons of every root view."
  ) { (file) throws(ReadingError) in
    try InterfaceBuilderDocument(file).contents()
  }
}
