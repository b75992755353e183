extension StringFormat {
  /// Property lists of keys and texts: old-style text, XML or binary.
  static let strings = StringFormat(
    id: "strings", endings: [".strings"],
    help: "Texts of one language as “key” = “text”; old-style, XML or binary property list."
  ) { (file) throws(ReadingError) in
    try PropertyListStrings(file: file).contents()
  }
}
