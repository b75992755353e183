/// Where a file stands among its translations: the folder above its `.lproj` folder, and its table.
package struct StringPlace: Hashable, Sendable {
  /// Folder that holds the `.lproj` folders, with a slash behind it; empty for the working folder.
  package var folder: String
  /// Name of the table: the file's name without its ending.
  package var table: String
  /// Language of the innermost `.lproj` folder; `und` for `Base`, `mul` and none.
  package var locale: String

  /// Finds the place of a file, be it a string file, a storyboard or a xib.
  package init(of path: String) {
    var folder = Configuration.folder(of: path)
    let name = path.dropFirst(folder.count)
    if folder.hasSuffix(".lproj/") { folder = Configuration.folder(of: String(folder.dropLast())) }
    self.folder = folder
    locale = FileLocale.locale(of: path)
    if StringFormat.of(path: path) != nil {
      table = StringFormat.tableName(of: path)
    } else {
      table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    }
  }
}
