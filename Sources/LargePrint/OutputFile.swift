import FoundationEssentials

/// A file that a report is written into, named from the working folder.
package struct OutputFile {
  /// The path as the user wrote it.
  package let path: String

  /// Names the file; nil where the path can only be a folder's.
  package init?(_ path: String) {
    let last = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard !["", ".", ".."].contains(last) else { return nil }
    self.path = path
  }

  /// Names another file of the same folder.
  package func beside(_ name: String) -> OutputFile? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return OutputFile((parts.dropLast() + [Substring(name)]).joined(separator: "/"))
  }

  /// The same for every way to write the path, links followed.
  package var identity: String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Writes a text as ``OutputFolder`` does; folders that are missing are made.
  package func write(_ text: String) throws(AuditError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let isTop = path.hasPrefix("/") && folder.isEmpty
    try OutputFolder(isTop ? "/" : folder.isEmpty ? "." : folder)
      .write(text, as: parts.last.map(String.init) ?? "")
  }
}
