import FoundationEssentials
package import Model

/// A file that was read, before anybody knows what it says.
package struct InputFile: Sendable {
  /// Largest file that is read, in bytes: eight times the largest public storyboard seen (2 MB).
  package static let sizeLimit = 16 << 20

  /// Path as reports show it.
  package var path: String
  /// Everything in the file.
  package var bytes: [UInt8]
  /// What the project's configuration says about custom classes.
  package var profiles = ClassProfiles.none
  /// Runtime attributes that hold the key of a text.
  package var keyAttributes = StringSettings.usualKeyAttributes

  /// Pairs a path with its bytes, as tests do.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Reads a file of at most so many bytes, ``sizeLimit`` unless said otherwise.
  ///
  /// Throws `unreadable` for what is no ordinary file (a pipe would never end), and `overLimit`.
  package init(reading path: String, limit: Int = sizeLimit) throws(ReadingError) {
    let source = SourceReference(file: path)
    let size = try Self.ordinarySize(of: path)
    guard size <= limit else {
      throw .overLimit(source, "\(size) bytes, and \(limit) are read at most")
    }
    do {
      self.init(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    } catch {
      throw .unreadable(source, "it cannot be opened")
    }
    guard bytes.count <= limit else {
      throw .overLimit(source, "\(bytes.count) bytes, and \(limit) are read at most")
    }
  }

  /// A reference to the whole file.
  package var source: SourceReference { SourceReference(file: path) }

  /// Finds the size of an ordinary file behind any symbolic links, in bytes.
  private static func ordinarySize(of path: String) throws(ReadingError) -> UInt64 {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved)
      if attributes[.type] as? FileAttributeType == .typeRegular {
        return attributes[.size] as? UInt64 ?? 0
      }
    } catch {
      throw .unreadable(SourceReference(file: path), "there is no such file")
    }
    throw .unreadable(SourceReference(file: path), "it is no ordinary file")
  }
}
