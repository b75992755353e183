/// Why the text engine cannot do what it was asked.
package enum TextEngineError: Error, Hashable, Sendable {
  /// A file cannot be opened or mapped.
  case unreadable(path: String)
  /// The catalogue is no catalogue; the place is line:column.
  case invalidCatalog(path: String, place: String, message: String)
  /// The font file cannot be used.
  case unusableFont(path: String)
  /// No font at all is at hand for the system font; the package brings one.
  case missingFont(name: String, package: String)
  /// A C library refuses to make one of its objects.
  case unavailable(library: String, object: String)
}

extension TextEngineError: CustomStringConvertible {
  /// Says it to a person, without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let path): "\(path) cannot be read"
    case .invalidCatalog(let path, let place, let message): "\(path):\(place): \(message)"
    case .unusableFont(let path): "\(path) is not a font that can be used"
    case .missingFont(let name, let package):
      "no font stands in for \(name): install \(package) or give a folder with the real font"
    case .unavailable(let library, let object): "\(library) made no \(object)"
    }
  }
}
