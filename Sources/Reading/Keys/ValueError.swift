package import JSONText
internal import Model

/// What a manifest or a configuration says that makes no sense, and where.
package struct ValueError: Error, Hashable, Sendable {
  /// Where the fault stands.
  package var place: TextPlace
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
  func under(_ key: String) -> ValueError {
    var copy = self
    if path.isEmpty {
      copy.path = key
    } else {
      copy.path = path.hasPrefix("[") ? key + path : key + "." + path
    }
    return copy
  }

  /// The notice that a report shows in place of the control that the fault stands in.
  func notice(file: String, control: String?) -> Notice {
    Notice(
      source: source(file: file, object: control), reason: reason,
      message: "The control is left out: \(detail).")
  }

  /// The error that refuses the whole file.
  func readingError(file: String) -> ReadingError {
    let source = source(file: file, object: nil)
    return switch reason {
    case .empty: .empty(source)
    case .overLimit: .overLimit(source, detail)
    case .mergeConflict: .mergeConflict(source)
    case .notWellFormed: .notWellFormed(source, detail)
    default: .invalidValue(source, detail)
    }
  }

  /// What is wrong, with the keys that lead there.
  package var detail: String { path.isEmpty ? message : "\(path): \(message)" }

  private func source(file: String, object: String?) -> SourceReference {
    SourceReference(file: file, line: place.line, column: place.column, object: object)
  }
}
