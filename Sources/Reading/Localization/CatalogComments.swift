internal import JSONText
internal import Model

/// Writes comments into a string catalogue and leaves every other byte as it is.
package struct CatalogComments {
  /// What begins the part of a comment that is ours, so that it can be written anew.
  package static let mark = "LargePrint: "

  private let bytes: [UInt8]
  private let root: JSONNode
  private let lineStarts: [Int]

  /// Reads a catalogue; throws what its reader throws.
  package init(_ file: InputFile) throws(ReadingError) {
    _ = try StringFormat.stringCatalog.read(file)
    let bytes = try StringText.utf8(of: file)
    self.bytes = bytes
    do throws(JSONError) {
      root = try JSONParser.parse(bytes)
    } catch {
      throw .notWellFormed(
        SourceReference(file: file.path, line: error.place.line, column: error.place.column),
        error.message)
    }
    let newlines = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    lineStarts = [0] + newlines.map { $0 + 1 }
  }

  /// The catalogue with comments by key; a comment that a person wrote stays in front.
  package func adding(_ comments: [String: String]) -> [UInt8] {
    var result: [UInt8] = []
    var done = 0
    for member in root["strings"]?.object ?? [] {
      guard let comment = comments[member.key], let edit = edit(member, comment) else { continue }
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text.utf8
      done = edit.range.upperBound
    }
    return result + bytes[done...]
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private func edit(_ member: JSONMember, _ comment: String) -> Edit? {
    guard let members = member.value.object, let start = offset(of: member.value.place) else {
      return nil
    }
    if let old = members.first(where: { $0.key == "comment" })?.value, let text = old.string,
      let place = offset(of: old.place)
    {
      let kept = Self.withoutOurs(text)
      let whole = kept.isEmpty ? Self.mark + comment : kept + "\n" + Self.mark + comment
      return (place..<endOfString(from: place), Self.quoted(whole))
    }
    let line = "\"comment\" : " + Self.quoted(Self.mark + comment)
    guard let first = members.first, let next = offset(of: first.place) else {
      return (start + 1..<start + 1, line)
    }
    let space = String(decoding: bytes[start + 1..<max(start + 1, next)], as: UTF8.self)
    return (start + 1..<start + 1, space + line + ",")
  }

  private static func withoutOurs(_ text: String) -> String {
    guard let range = text.firstRange(of: mark) else { return text }
    var kept = text[..<range.lowerBound]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return String(kept)
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).compactText }

  private func offset(of place: TextPlace) -> Int? {
    guard lineStarts.indices.contains(place.line - 1) else { return nil }
    let offset = lineStarts[place.line - 1] + place.column - 1
    return bytes.indices.contains(offset) ? offset : nil
  }

  /// Index behind the closing mark of the string that begins at an index.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.count)
  }
}
