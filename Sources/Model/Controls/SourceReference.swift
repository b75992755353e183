/// Where something stands in the input.
public struct SourceReference: Hashable, Sendable, Codable {
  /// Path as the user would type it: relative to where the audit was started.
  public var file: String
  /// Line, from 1; nil where the format has none.
  public var line: Int?
  /// Column in bytes, from 1; nil where it is not known.
  public var column: Int?
  /// Interface Builder's object id, or a manifest's control id.
  public var object: String?

  /// Points into a file.
  public init(file: String, line: Int? = nil, column: Int? = nil, object: String? = nil) {
    self.file = file
    self.line = line
    self.column = column
    self.object = object
  }
}
