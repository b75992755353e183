/// Something that could not be audited, and why.
public struct Notice: Hashable, Sendable, Codable {
  /// A kind of obstacle; its word is permanent.
  public enum Reason: String, Hashable, Sendable, Codable, CaseIterable {
    /// The file cannot be opened or read.
    case unreadable
    /// The file is larger or deeper than the limits.
    case overLimit = "over-limit"
    /// The file is empty.
    case empty
    /// The file is not well-formed.
    case notWellFormed = "not-well-formed"
    /// The file holds the markers of an unresolved merge.
    case mergeConflict = "merge-conflict"
    /// The file declares a document type, which is refused.
    case documentType = "document-type"
    /// The file is for macOS, tvOS, watchOS or visionOS.
    case otherPlatform = "other-platform"
    /// The file is in Interface Builder's archive format of Xcode 3.
    case oldArchive = "old-archive"
    /// The file is a compiled nib.
    case compiled
    /// The file is of no kind known here.
    case unknownFormat = "unknown-format"
    /// The file says something that makes no sense.
    case invalidValue = "invalid-value"
    /// The file holds no control that shows text.
    case nothingToAudit = "nothing-to-audit"
    /// The input holds views of a class that is not laid out, or attributes of texts that are not.
    case notLaidOut = "not-laid-out"
    /// A font is not on this machine.
    case missingFont = "missing-font"
    /// Texts have no translation into a language that others have.
    case untranslated
    /// A control or a screen could not be laid out.
    case layoutFailed = "layout-failed"
    /// Nothing is found that a configuration or a manifest accepts.
    case unusedAcceptance = "unused-acceptance"
  }

  /// Where.
  public var source: SourceReference
  /// What kind of obstacle.
  public var reason: Reason
  /// A sentence for people.
  public var message: String
  /// What it counts, for a notice that stands for many places; nil for one place.
  public var tally: NoticeTally?

  /// States a notice.
  public init(source: SourceReference, reason: Reason, message: String) {
    self.source = source
    self.reason = reason
    self.message = message
  }
}

/// Things of one name that a notice counts.
public struct NoticeTally: Hashable, Sendable, Codable {
  /// What they are called in the input, such as `switch`.
  public var name: String
  /// How many there are.
  public var count: Int
  /// How many files hold them.
  public var files: Int

  /// Counts things.
  public init(name: String, count: Int, files: Int) {
    self.name = name
    self.count = count
    self.files = files
  }
}

extension Notice {
  /// Says that views of one element are not laid out, and how many there are.
  public init(notLaidOut tally: NoticeTally, source: SourceReference) {
    let views = "\(tally.count) \(tally.count == 1 ? "view" : "views") of the kind \(tally.name)"
    let place = tally.files == 1 ? "in 1 file" : "in \(tally.files) files"
    let verb = tally.count == 1 ? "is" : "are"
    self.init(
      source: source, reason: .notLaidOut,
      message: "\(views) \(place) \(verb) not laid out, so nothing is said of them.")
    self.tally = tally
  }

  /// Joins notices that count things of the same name into one, at the place of the first.
  public static func merging(_ notices: [Notice]) -> [Notice] {
    var places: [String: Int] = [:]
    var merged: [Notice] = []
    for notice in notices {
      guard let tally = notice.tally else {
        merged.append(notice)
        continue
      }
      guard let place = places[tally.name], let before = merged[place].tally else {
        places[tally.name] = merged.count
        merged.append(notice)
        continue
      }
      merged[place] = Notice(
        notLaidOut: NoticeTally(
          name: tally.name, count: before.count + tally.count, files: before.files + tally.files),
        source: merged[place].source)
    }
    return merged
  }
}
