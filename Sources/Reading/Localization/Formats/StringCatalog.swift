internal import JSONText
internal import Model

extension StringFormat {
  /// Xcode's string catalogues.
  static let stringCatalog = StringFormat(
    id: "string-catalog", endings: [".xcstrings"],
    help: "Texts of all languages in one JSON file, with states and variations; Xcode 15 and later."
  ) { (file) throws(ReadingError) in
    let bytes = try StringText.utf8(of: file)
    let root: JSONNode
    do throws(JSONError) {
      root = try JSONParser.parse(bytes)
    } catch {
      if let line = XMLText.mergeConflictLine(bytes) {
        throw .mergeConflict(SourceReference(file: file.path, line: line, column: 1))
      }
      let source = SourceReference(
        file: file.path, line: error.place.line, column: error.place.column)
      throw error.isOverLimit
        ? .overLimit(source, error.message) : .notWellFormed(source, error.message)
    }
    return try StringCatalogReader(path: file.path, root: root).contents()
  }
}
