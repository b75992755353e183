import Foundation
import Model
import TestSupport
import TextEngine

/// Path of the repository's catalogue.
let catalogPath = Repository.path(of: "fonts/catalog.json")

/// Fonts of the catalogue, found in the system's folders.
let testFonts = Result {
  try FontLibrary(catalogPath: catalogPath, folders: FontLibrary.systemFolders)
}

/// A folder that is removed with all it holds when the test is over.
final class TemporaryFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("LargePrint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// Copies a file of the machine under another name.
  func copy(_ source: String, as name: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: path + "/" + name)
  }
}
