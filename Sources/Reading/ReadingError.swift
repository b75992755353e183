package import Model

/// Why a file cannot be audited, and where that was seen.
package enum ReadingError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; says what the system said.
  case unreadable(SourceReference, String)
  /// The file is larger, longer or deeper than a limit; says which.
  case overLimit(SourceReference, String)
  /// The file has no bytes, or only white space.
  case empty(SourceReference)
  /// The file breaks the grammar of its format; says how.
  case notWellFormed(SourceReference, String)
  /// A line holds a marker of an unresolved merge.
  case mergeConflict(SourceReference)
  /// The file declares a document type.
  case documentType(SourceReference)
  /// The file is for another platform; names it.
  case otherPlatform(SourceReference, String)
  /// The file is in Interface Builder's archive format of Xcode 3.
  case oldArchive(SourceReference)
  /// The file is a compiled nib.
  case compiled(SourceReference)
  /// The file is of no kind known here.
  case unknownFormat(SourceReference)
  /// The file says something that makes no sense; says what.
  case invalidValue(SourceReference, String)

  /// Where the obstacle was seen.
  package var source: SourceReference {
    switch self {
    case .unreadable(let source, _), .overLimit(let source, _), .empty(let source),
      .notWellFormed(let source, _), .mergeConflict(let source), .documentType(let source),
      .otherPlatform(let source, _), .oldArchive(let source), .compiled(let source),
      .unknownFormat(let source), .invalidValue(let source, _):
      source
    }
  }

  /// The notice that a report shows instead of the file's controls.
  package var notice: Notice {
    Notice(source: source, reason: reason, message: message)
  }

  /// The permanent word for the kind of obstacle.
  package var reason: Notice.Reason {
    switch self {
    case .unreadable: .unreadable
    case .overLimit: .overLimit
    case .empty: .empty
    case .notWellFormed: .notWellFormed
    case .mergeConflict: .mergeConflict
    case .documentType: .documentType
    case .otherPlatform: .otherPlatform
    case .oldArchive: .oldArchive
    case .compiled: .compiled
    case .unknownFormat: .unknownFormat
    case .invalidValue: .invalidValue
    }
  }

  /// A sentence for people, without the place.
  package var message: String {
    switch self {
    case .unreadable(_, let detail): "The file cannot be read: \(detail)."
    case .overLimit(_, let detail): "The file is beyond a limit: \(detail)."
    case .empty: "The file is empty."
    case .notWellFormed(_, let detail): "The file is not well-formed: \(detail)."
    case .mergeConflict: "The file holds the markers of an unresolved merge."
    case .documentType: "The file declares a document type (DOCTYPE), which is refused."
    case .otherPlatform(_, let platform): "The file is for \(platform), not for iOS."
    case .oldArchive:
      "The file is in Interface Builder's old archive format; open and save it with a newer Xcode."
    case .compiled: "The file is compiled; audit the storyboard or xib it was made from."
    case .unknownFormat: "The file is of no kind that can be audited."
    case .invalidValue(_, let detail): "The file says something that makes no sense: \(detail)."
    }
  }
}
