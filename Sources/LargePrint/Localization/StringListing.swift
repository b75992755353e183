import JSONText
import Model
import Reading

/// What string files say, as JSON: for checks by other readers and for a look at what is read.
package struct StringListing {
  /// The listing, one object a file.
  package let text: String
  /// Whether every file could be read whole.
  package let isComplete: Bool

  /// Reads files and folders; a file that cannot be read is listed with its notice.
  ///
  /// Throws `badPath` for a path that does not exist and for a file of another kind.
  package init(paths: [String]) throws(AuditError) {
    let files = try StringWalk.files(below: paths)
    let read = files.map { ($0, StringFile.read($0)) }
    text = JSONValue.array(read.map { Self.json($0, $1) }).prettyText
    isComplete = read.allSatisfy { $1.notices.isEmpty }
  }

  private static func json(_ path: String, _ contents: StringContents) -> JSONValue {
    .object([
      ("file", .string(path)),
      ("tables", .array(contents.tables.map(json))),
      ("notices", .array(contents.notices.map(json))),
    ])
  }

  private static func json(_ table: StringTable) -> JSONValue {
    .object([
      ("name", .string(table.name)), ("locale", .string(table.locale)),
      ("isSource", .bool(table.isSource)),
      ("translations", .array(table.translations.map(json))),
    ])
  }

  private static func json(_ translation: Translation) -> JSONValue {
    .object([
      ("key", .string(translation.key)), ("text", .optional(translation.text)),
      ("form", .array(translation.form.map(JSONValue.string))),
      ("state", .string(translation.state.rawValue)),
      ("line", .optional(translation.source.line)),
      ("column", .optional(translation.source.column)),
    ])
  }

  private static func json(_ notice: Notice) -> JSONValue {
    .object([
      ("line", .optional(notice.source.line)), ("column", .optional(notice.source.column)),
      ("reason", .string(notice.reason.rawValue)), ("message", .string(notice.message)),
    ])
  }
}
