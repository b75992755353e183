internal import JSONText

/// The data files beside the fonts.
enum DataFile {
  /// Reads a JSON file; a fault names file, line and column.
  static func parse(path: String) throws(TextEngineError) -> JSONNode {
    let file = try MappedFile(path: path)
    do {
      return try JSONParser.parse(file.copy(0..<file.count))
    } catch {
      throw .invalidCatalog(
        path: path, place: "\(error.place.line):\(error.place.column)", message: error.message)
    }
  }

  /// Names the file that lies beside another one.
  static func path(of name: String, beside path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }
}
