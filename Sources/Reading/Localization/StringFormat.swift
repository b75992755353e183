package import Model

/// What a string file holds.
package struct StringContents: Hashable, Sendable {
  /// Its tables, one a language; the source language first where a file has several.
  package var tables: [StringTable]
  /// What could not be read of it, and why.
  package var notices: [Notice]

  /// Collects what was read.
  package init(tables: [StringTable] = [], notices: [Notice] = []) {
    self.tables = tables
    self.notices = notices
  }
}

/// A kind of file that holds translations; a new kind is one new file under `Formats/`.
package struct StringFormat: Sendable {
  /// Word that names the format, in kebab-case.
  package let id: String
  /// Ends of the file names it reads, with the leading dot, in lower case.
  package let endings: [String]
  /// One sentence on what is read.
  package let help: String
  /// Turns a file into tables and notices.
  package let read: @Sendable (InputFile) throws(ReadingError) -> StringContents

  /// Every format, in the order that help shows them; one file each under `Formats/`.
  package static let all: [StringFormat] = [.strings, .stringsDict, .stringCatalog, .xliff]

  /// Finds the format of a file by its name, whatever the case.
  package static func of(path: String) -> StringFormat? {
    let name = path.lowercased()
    return all.first { format in format.endings.contains { name.hasSuffix($0) } }
  }

  /// The name of the table in a file: the file's own without its ending.
  package static func tableName(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = of(path: name)?.endings.first { name.lowercased().hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }
}
