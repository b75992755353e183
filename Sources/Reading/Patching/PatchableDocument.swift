/// A storyboard or xib as bytes, with its elements and their places.
struct PatchableDocument {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The root element; nothing is left out.
  let root: XMLElement

  private let lineStarts: [Int]

  /// Parses a file; throws what the parser does, and `invalidValue` for UTF-16, whose bytes stand
  /// elsewhere than those that were read.
  init(_ file: InputFile) throws(ReadingError) {
    guard XMLText.decodedFromUTF16(file.bytes) == nil else {
      throw .invalidValue(file.source, "it is UTF-16, and only UTF-8 is patched")
    }
    let mark = XMLText.byteOrderMark
    var starts = [file.bytes.starts(with: mark) ? mark.count : 0]
    for (place, byte) in file.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    bytes = file.bytes
    root = try XMLParser(file).root()
    lineStarts = starts
  }

  /// The start tag of an element; nil where its place does not hold one of its name.
  func tag(of element: XMLElement) -> StartTag? {
    guard lineStarts.indices.contains(element.line - 1) else { return nil }
    let place = lineStarts[element.line - 1] + element.column - 1
    guard let tag = StartTag(bytes, at: place), tag.name == element.name else { return nil }
    return tag
  }

  /// Finds the element of an object id, with the elements around it, outermost first.
  func element(id: String) -> XMLElement? {
    first(in: root) { $0["id"] == id && $0.child("rect", key: "frame") != nil }
      ?? first(in: root) { $0["id"] == id }
  }

  /// The first element that fits, in the order of the file.
  func first(in element: XMLElement, where fits: (XMLElement) -> Bool) -> XMLElement? {
    if fits(element) { return element }
    for child in element.children {
      if let found = first(in: child, where: fits) { return found }
    }
    return nil
  }

  /// Every element inside another that fits, with the element it stands in, in file order.
  func all(
    in element: XMLElement, where fits: (XMLElement, _ parent: XMLElement) -> Bool
  ) -> [XMLElement] {
    element.children.flatMap { child in
      (fits(child, element) ? [child] : []) + all(in: child, where: fits)
    }
  }

  /// Place of the `</` that closes an element; nil for an element that closes itself.
  func endTag(of tag: StartTag) -> Int? {
    guard !tag.isEmpty else { return nil }
    var cursor = ByteCursor(bytes, at: tag.end)
    var depth = 1
    while cursor.moveToMarkup() {
      let place = cursor.place
      if let skip = Self.skips.first(where: { cursor.stands(at: $0.from) }) {
        cursor.skip(past: skip.to)
      } else if cursor.stands(at: "</") {
        depth -= 1
        if depth == 0 { return place }
        cursor.skip(past: ">")
      } else {
        guard let inner = StartTag(bytes, at: place) else { return nil }
        if !inner.isEmpty { depth += 1 }
        cursor = ByteCursor(bytes, at: inner.end)
      }
    }
    return nil
  }

  /// White space from the start of the line to a place; empty where something else stands there.
  func indent(before place: Int) -> String {
    let start = bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let text = bytes[start..<place]
    guard text.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return "" }
    return String(decoding: text, as: UTF8.self)
  }

  /// The line ending of the file.
  var newline: String {
    guard let first = bytes.firstIndex(of: UInt8(ascii: "\n")), first > 0 else { return "\n" }
    return bytes[first - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  private static let skips = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    .map { (from: $0.0, to: $0.1) }
}
