internal import JSONText
internal import Model

/// Turns a property list into the texts of one table.
struct PropertyListStrings {
  /// The file.
  let file: InputFile

  /// Reads the file; a value that is no text is a notice.
  ///
  /// Throws what ``PropertyListReader`` throws, and `invalidValue` for a root without keys.
  func contents() throws(ReadingError) -> StringContents {
    let root = try PropertyListReader.root(of: file)
    guard let entries = root.dictionary else {
      throw .invalidValue(source(root.place), "it holds no keys")
    }
    var table = StringTable(
      name: StringFormat.tableName(of: file.path), locale: FileLocale.locale(of: file.path),
      isSource: FileLocale.isBase(file.path))
    var notices: [Notice] = []
    for entry in entries {
      do throws(ReadingError) {
        table.translations += try translations(of: entry)
      } catch {
        notices.append(error.notice)
      }
    }
    return StringContents(tables: [table], notices: notices)
  }

  private func translations(
    of entry: PropertyListNode.Entry
  ) throws(ReadingError) -> [Translation] {
    let source = source(entry.place)
    if let text = entry.value.string {
      return [Translation(key: entry.key, text: text, source: source)]
    }
    guard entry.value.dictionary != nil else {
      throw .invalidValue(source, "the value of “\(entry.key)” is no text")
    }
    return try VaryingEntry(key: entry.key, node: entry.value, source: source).translations()
  }

  private func source(_ place: TextPlace?) -> SourceReference {
    SourceReference(file: file.path, line: place?.line, column: place?.column)
  }
}
