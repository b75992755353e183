/// Why a change cannot be written into a file.
package enum PatchError: Error, Hashable, Sendable {
  /// No element has the object id.
  case noSuchObject(String)
  /// The file has no words for the change; a sentence without a full stop.
  case notExpressible(String)
  /// The bytes are not what the parser saw; should not happen.
  case lostPlace

  /// A sentence without a full stop.
  package var sentence: String {
    switch self {
    case .noSuchObject(let id): "no element has the object id \(id)"
    case .notExpressible(let reason): reason
    case .lostPlace: "the place of an element was not found in the bytes of the file"
    }
  }
}
