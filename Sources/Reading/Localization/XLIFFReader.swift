internal import Model

/// Turns an XLIFF document into tables: for each file of it one in either language.
struct XLIFFReader {
  private let path: String
  private let root: XMLElement

  /// Prepares to read the root of a document.
  init(path: String, root: XMLElement) {
    self.path = path
    self.root = root
  }

  /// Reads all files of the document.
  ///
  /// Throws `notWellFormed` for another root and `invalidValue` for a version not known.
  func contents() throws(ReadingError) -> StringContents {
    guard root.name == "xliff" else {
      throw .notWellFormed(source(root), "its root is <\(root.name)>, not <xliff>")
    }
    let version = root["version"] ?? ""
    guard version.hasPrefix("1.") || version.hasPrefix("2.") else {
      throw .invalidValue(source(root), "“\(version)” is no version of XLIFF that is known")
    }
    var contents = StringContents()
    for file in root.children where file.name == "file" {
      contents.tables += tables(of: file)
    }
    return contents
  }

  private func tables(of file: XMLElement) -> [StringTable] {
    let languages = [
      file["source-language"] ?? root["srcLang"], file["target-language"] ?? root["trgLang"],
    ]
    let name = Self.tableName(file["original"] ?? file["id"] ?? "")
    let units = units(in: file).flatMap(segments)
    var tables = [StringTable(name: name, locale: Self.tag(languages[0]), isSource: true)]
    tables[0].translations = units.map { $0.translation($0.source, state: .translated) }
    guard let target = languages[1] else { return tables }
    var table = StringTable(name: name, locale: Self.tag(target))
    table.translations = units.map { $0.translation($0.target, state: $0.state) }
    return tables + [table]
  }

  /// Units in the order of the file, whatever groups they stand in; walks with a list of its own.
  private func units(in file: XMLElement) -> [XMLElement] {
    var found: [XMLElement] = []
    var waiting = [file]
    while let element = waiting.popLast() {
      if element.name == "trans-unit" || element.name == "unit" {
        found.append(element)
      } else {
        waiting += element.children.reversed()
      }
    }
    return found
  }

  /// A unit is one text in version 1.2; in 2.0 its segments together are.
  private func segments(of unit: XMLElement) -> [XLIFFUnit] {
    let id = unit["id"] ?? ""
    if unit.name == "trans-unit" {
      let target = unit.child("target")
      return [
        XLIFFUnit(
          id: id, source: unit.child("source")?.text ?? "", target: target?.text,
          mark: target?["state"], place: source(unit))
      ]
    }
    let parts = unit.children.filter { $0.name == "segment" || $0.name == "ignorable" }
    guard !parts.isEmpty else { return [] }
    let sources = parts.map { $0.child("source")?.text ?? "" }
    let targets = parts.map { $0.child("target")?.text }
    let isTranslated = zip(parts, targets).allSatisfy { $0.name == "ignorable" || $1 != nil }
    let texts = zip(sources, targets).map { $1 ?? $0 }
    return [
      XLIFFUnit(
        id: unit["name"] ?? id, source: sources.joined(),
        target: isTranslated ? texts.joined() : nil,
        mark: parts.compactMap { $0["state"] }.first, place: source(unit))
    ]
  }

  /// The table that an original belongs to: its file name without ending.
  private static func tableName(_ original: String) -> String {
    let name = original.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  private static func tag(_ code: String?) -> String {
    code?.split(separator: "_").joined(separator: "-") ?? "und"
  }

  private func source(_ element: XMLElement) -> SourceReference {
    SourceReference(file: path, line: element.line, column: element.column)
  }
}
