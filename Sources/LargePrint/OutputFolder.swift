import FoundationEssentials

/// A folder that reports are written into.
package struct OutputFolder {
  private let path: String

  /// Names the folder; it is made when first written to.
  package init(_ path: String) {
    self.path = path
  }

  /// Writes a file as ``FileTarget`` does: an old one is replaced at once, a pipe or device is
  /// written into.
  package func write(_ text: String, as name: String) throws(AuditError) {
    try write(Array(text.utf8), as: name)
  }

  /// Writes bytes in the same way.
  package func write(_ bytes: [UInt8], as name: String) throws(AuditError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try FileTarget(path == "/" ? path + name : path + "/" + name).put(bytes)
    } catch {
      throw .cannotWrite(
        "\(path)/\(name) cannot be written; is \(path) a folder, and may it be written to?")
    }
  }
}
