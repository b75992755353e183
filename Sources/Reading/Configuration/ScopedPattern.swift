/// A pattern and the folder that it counts from.
package struct ScopedPattern: Hashable, Sendable {
  /// The pattern.
  package let pattern: PathPattern
  /// The folder, with the slash behind it; empty for where paths start.
  package let folder: String

  /// The pattern as it was written.
  package var text: String { pattern.text }

  /// Ties a pattern to a folder.
  package init(_ pattern: PathPattern, folder: String) {
    self.pattern = pattern
    self.folder = folder
  }

  /// Whether a path lies in the folder and meets the pattern there.
  package func matches(_ path: String) -> Bool {
    guard path.hasPrefix(folder) else { return false }
    return pattern.matches(String(path.dropFirst(folder.count)))
  }
}
