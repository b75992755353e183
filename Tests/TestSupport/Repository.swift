import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// Path of its top folder, found from the place of this file.
  package static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Finds a file or folder by its path from the top.
  package static func path(of name: String) -> String {
    top + "/" + name
  }

  /// Reads a text file by its path from the top.
  package static func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(of: name))), as: UTF8.self)
  }

  /// Lists the names in a folder, sorted.
  package static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(of: folder)).sorted()
  }

  /// Lists the files below a folder whose names end so, sorted, by their paths from the top.
  package static func files(below folder: String, ending: String) -> [String] {
    let walker = FileManager.default.enumerator(atPath: path(of: folder))
    let names = (walker?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }
    return names.map { folder + "/" + $0 }.sorted()
  }
}
