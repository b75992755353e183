internal import Model

extension StringFormat {
  /// Files that Xcode and translators exchange.
  package static let xliff = StringFormat(
    id: "xliff", endings: [".xliff", ".xlf"],
    help: "Texts of one language beside those of the source language; XLIFF 1.2 and 2.0."
  ) { (file) throws(ReadingError) in
    let root = try XMLParser(file, vocabulary: .xliff).root()
    return try XLIFFReader(path: file.path, root: root).contents()
  }
}
