import FoundationEssentials
package import TextEngine

/// Finds the font catalogue and the folders that fonts lie in.
package enum FontSetup {
  /// Folders of installed fonts, most specific first.
  static let systemFolders: [String] = {
    let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
    let own = ["/.fonts", "/.local/share/fonts", "/Library/Fonts"].map { home + $0 }
    return own + FontLibrary.systemFolders
  }()

  /// Opens the library: folders given by the user, then the catalogue's own, then the system's.
  ///
  /// Throws `noFonts` when there is no catalogue or a folder given does not exist.
  package static func library(folders: [String]) throws(AuditError) -> FontLibrary {
    for folder in folders where !isFolder(folder) {
      throw .badOption("fonts: \(folder) is no folder")
    }
    let home = try catalogueFolder(among: folders)
    do {
      return try FontLibrary(
        catalogPath: home + "/catalog.json", folders: folders + [home] + systemFolders)
    } catch {
      throw .noFonts("\(error)")
    }
  }

  /// The folder that holds `catalog.json`: one the user gave, the working folder's `fonts`, or the
  /// nearest one beside or above the tool itself.
  private static func catalogueFolder(among folders: [String]) throws(AuditError) -> String {
    let candidates = folders + ["fonts"] + foldersAboveTool()
    guard let found = candidates.first(where: holdsCatalogue) else {
      throw .noFonts(
        "fonts/catalog.json was found neither here nor near the tool; give its folder with --fonts")
    }
    return found
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  private static func holdsCatalogue(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/catalog.json")
  }

  /// `fonts` and `share/largeprint/fonts` in each folder from the tool's own up to the root.
  private static func foldersAboveTool() -> [String] {
    var found: [String] = []
    var folder = URL(filePath: ProcessInfo.processInfo.arguments.first ?? "")
      .resolvingSymlinksInPath().deletingLastPathComponent()
    for _ in 0..<8 where folder.path != "/" {
      found += ["fonts", "share/largeprint/fonts"].map { folder.path + "/" + $0 }
      folder.deleteLastPathComponent()
    }
    return found
  }
}
