extension StringFormat {
  /// Property lists of texts that vary by number, device or width.
  static let stringsDict = StringFormat(
    id: "strings-dict", endings: [".stringsdict"],
    help: "Texts of one language that vary by number, device or width; a property list."
  ) { (file) throws(ReadingError) in
    try PropertyListStrings(file: file).contents()
  }
}
