internal import Model

/// Tells documents for iOS from all others by what they say of themselves.
struct DocumentCheck {
  /// The root element.
  let root: XMLElement
  /// Path as reports show it.
  let path: String

  /// Throws `oldArchive`, `otherPlatform` or `invalidValue` for what is no document for iOS.
  func run() throws(ReadingError) {
    let source = SourceReference(file: path, line: root.line, column: root.column)
    if root.name == "archive" { throw .oldArchive(source) }
    guard root.name == "document" else {
      throw .invalidValue(source, "the first element is “\(root.name)” and not “document”")
    }
    if let platform = foreignPlatform { throw .otherPlatform(source, platform) }
  }

  /// Name of a platform that is not iOS; nil for iOS.
  ///
  /// The target runtime decides, as in public files: `iOS.CocoaTouch`, `iOS.CocoaTouch.iPad`,
  /// `MacOSX.Cocoa`, `AppleTV`, `watchKit` (fact E). Without one the document type does.
  private var foreignPlatform: String? {
    guard let word = root["targetRuntime"] ?? root["type"] else { return "an unnamed platform" }
    let folded = word.lowercased()
    let names = [
      ("watch", "watchOS"), ("appletv", "tvOS"), ("tvos", "tvOS"), ("vision", "visionOS"),
      ("xros", "visionOS"),
    ]
    if let (_, name) = names.first(where: { folded.contains($0.0) }) { return name }
    if folded.contains("ios") || folded.contains("cocoatouch") { return nil }
    return folded.contains("cocoa") ? "macOS" : "“\(word)”"
  }
}
