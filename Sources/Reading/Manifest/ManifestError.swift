internal import JSONText
internal import Model

/// What a manifest says that makes no sense, and where.
struct ManifestError: Error, Hashable, Sendable {
  /// Where the fault stands.
  var place: TextPlace
  /// What is wrong, as a sentence without a full stop.
  var message: String
  /// Keys that lead to the fault, outermost first, such as `titles[0].font`; empty at the top.
  var path = ""
  /// Kind of obstacle that the report names.
  var reason = Notice.Reason.invalidValue

  /// States a fault.
  init(_ place: TextPlace, _ message: String, reason: Notice.Reason = .invalidValue) {
    self.place = place
    self.message = message
    self.reason = reason
  }

  /// Adds the key, or the place in a list, that the fault was found under.
  func under(_ key: String) -> ManifestError {
    var copy = self
    if path.isEmpty {
      copy.path = key
    } else {
      copy.path = path.hasPrefix("[") ? key + path : key + "." + path
    }
    return copy
  }

  /// The notice that a report shows for the fault.
  func notice(file: String, object: String? = nil) -> Notice {
    Notice(
      source: SourceReference(
        file: file, line: place.line, column: place.column, object: object),
      reason: reason, message: path.isEmpty ? message : "\(path): \(message)")
  }
}
