internal import JSONText
internal import Model

/// Turns a string catalogue into one table a language.
struct StringCatalogReader {
  private let path: String
  private let root: JSONNode

  /// Prepares to read the root of a catalogue.
  init(path: String, root: JSONNode) {
    self.path = path
    self.root = root
  }

  /// Reads all languages that any entry has; the source language first, then by tag.
  ///
  /// Throws `invalidValue` for a root that is no catalogue; a single bad entry is a notice.
  func contents() throws(ReadingError) -> StringContents {
    guard let strings = root["strings"]?.object else {
      throw .invalidValue(source(root.place), "a catalogue should have an object “strings”")
    }
    guard let language = root["sourceLanguage"]?.string else {
      throw .invalidValue(source(root.place), "a catalogue should name its “sourceLanguage”")
    }
    let others = Set(strings.flatMap { ($0.value["localizations"]?.object ?? []).map(\.key) })
      .subtracting([language]).sorted()
    let name = StringFormat.tableName(of: path)
    var contents = StringContents(
      tables: ([language] + others).map {
        StringTable(name: name, locale: Self.tag($0), isSource: $0 == language)
      })
    for entry in strings {
      let reader = CatalogEntry(path: path, member: entry, sourceLanguage: language)
      do throws(ReadingError) {
        let texts = try ([language] + others).map { (code) throws(ReadingError) in
          try reader.translations(in: code)
        }
        for (index, found) in texts.enumerated() {
          contents.tables[index].translations += found
        }
      } catch {
        contents.notices.append(error.notice)
      }
    }
    return contents
  }

  /// A language as a BCP 47 tag: catalogues may have underscores.
  private static func tag(_ code: String) -> String {
    code.split(separator: "_").joined(separator: "-")
  }

  private func source(_ place: TextPlace) -> SourceReference {
    SourceReference(file: path, line: place.line, column: place.column)
  }
}
