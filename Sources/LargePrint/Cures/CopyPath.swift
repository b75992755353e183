import FoundationEssentials

/// Where the cured copy of a file goes.
package struct CopyPath {
  /// Folder of the copy.
  package let folder: String
  /// Name of the copy.
  package let name: String

  /// The whole path.
  package var path: String { folder.isEmpty ? name : folder + "/" + name }

  /// Chooses the path: as asked, else `Name.cured.storyboard` beside the original.
  ///
  /// Throws `badOption` where the copy would be the original, by whatever name, or would have
  /// another ending.
  package init(of original: String, asked: String?) throws(AuditError) {
    let chosen = asked ?? Self.standard(of: original)
    guard !Self.isSame(chosen, original) else {
      throw .badOption("--output \(chosen) is the original, which is never written over")
    }
    guard Self.ending(of: chosen) == Self.ending(of: original) else {
      throw .badOption("--output \(chosen) should end in \(Self.ending(of: original))")
    }
    let slash = chosen.lastIndex(of: "/")
    folder = slash.map { $0 == chosen.startIndex ? "/" : String(chosen[..<$0]) } ?? "."
    name = slash.map { String(chosen[chosen.index(after: $0)...]) } ?? chosen
  }

  private static func standard(of path: String) -> String {
    path.dropLast(ending(of: path).count) + ".cured" + ending(of: path)
  }

  /// The last dot of the name and what follows.
  private static func ending(of path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return "" }
    return String(path[dot...])
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    let paths = [left, right].map {
      URL(filePath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return paths[0] == paths[1]
  }
}
