import FoundationEssentials

/// A folder that reports are written into.
package struct OutputFolder {
  private let path: String

  /// Names the folder; it is made when first written to.
  package init(_ path: String) {
    self.path = path
  }

  /// Writes a file: first beside its name, then renamed, so that an old report is never half lost.
  package func write(_ text: String, as name: String) throws(AuditError) {
    try write(Array(text.utf8), as: name)
  }

  /// Writes bytes in the same way.
  package func write(_ bytes: [UInt8], as name: String) throws(AuditError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(filePath: path + "/" + name), options: .atomic)
    } catch {
      throw .cannotWrite(
        "\(path)/\(name) cannot be written; is \(path) a folder, and may it be written to?")
    }
  }
}
