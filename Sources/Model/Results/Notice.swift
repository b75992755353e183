/// Something that could not be audited, and why.
public struct Notice: Hashable, Sendable {
  /// A kind of obstacle; its word is permanent.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
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
    /// The file holds no label and no button.
    case nothingToAudit = "nothing-to-audit"
    /// A font is not on this machine.
    case missingFont = "missing-font"
    /// Texts have no translation into a language that others have.
    case untranslated
    /// A control could not be laid out.
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

  /// States a notice.
  public init(source: SourceReference, reason: Reason, message: String) {
    self.source = source
    self.reason = reason
    self.message = message
  }
}
