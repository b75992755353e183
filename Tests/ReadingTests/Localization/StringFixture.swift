import Model
import Reading
import Testing

/// Reads a text as a string file of a name.
func readStrings(_ text: String, _ path: String = "de.lproj/A.strings") throws -> StringContents {
  try readStrings(Array(text.utf8), path)
}

/// Reads bytes as a string file of a name.
func readStrings(
  _ bytes: [UInt8], _ path: String = "de.lproj/A.strings"
) throws -> StringContents {
  let format = try #require(StringFormat.of(path: path))
  return try format.read(InputFile(path: path, bytes: bytes))
}

/// The error that bytes of a name are refused with.
func stringError(_ bytes: [UInt8], _ path: String = "de.lproj/A.strings") -> ReadingError? {
  guard let format = StringFormat.of(path: path) else { return nil }
  do throws(ReadingError) {
    _ = try format.read(InputFile(path: path, bytes: bytes))
    return nil
  } catch {
    return error
  }
}

/// The error that a text of a name is refused with.
func stringError(_ text: String, _ path: String = "de.lproj/A.strings") -> ReadingError? {
  stringError(Array(text.utf8), path)
}

extension StringContents {
  /// Keys with their texts, of one language or of the only table.
  func texts(_ locale: String? = nil) -> [String] {
    tables.filter { locale == nil || $0.locale == locale }.flatMap(\.translations)
      .map { ([$0.key] + $0.form + [$0.text ?? "–"]).joined(separator: "|") }
  }
}
