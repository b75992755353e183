/// Finds line and column of each start tag, which libxml2's reader does not tell.
///
/// The reader takes its input in pieces, so its own position is that of the piece. In well-formed
/// XML a start tag is every `<` before a name outside comments, sections and instructions; asked
/// once for each element of the reader, in order, this gives its place.
struct XMLPlaces {
  /// Line of the last start tag found, from 1.
  private(set) var line = 1
  /// Column of the last start tag found, in bytes, from 1.
  private(set) var column = 1

  private let bytes: [UInt8]
  private var index: Int
  private var lineStart: Int

  /// Starts at the beginning of a text, behind a byte order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    index = bytes.starts(with: XMLText.byteOrderMark) ? XMLText.byteOrderMark.count : 0
    lineStart = index
  }

  /// Moves to the next start tag; false when none is left.
  mutating func advance() -> Bool {
    while let kind = nextMarkup() {
      if kind == .element { return true }
    }
    return false
  }

  /// Whether the start tag that was moved to has more attributes than a limit.
  ///
  /// Counts equal signs outside quotes up to the end of the tag, or to a `<`, which stands in no
  /// well-formed tag: so each byte is looked at once, however broken the text.
  func hasAttributes(beyond limit: Int) -> Bool {
    var count = 0
    var quote: UInt8?
    for byte in bytes[index...] {
      switch byte {
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: ">") where quote == nil: return false
      case UInt8(ascii: "=") where quote == nil: count += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      default: continue
      }
      if count > limit { return true }
    }
    return false
  }

  /// Moves to a document type declaration in front of the first element; false when there is none.
  mutating func advanceToDocumentType() -> Bool {
    while let kind = nextMarkup(), kind != .element {
      if kind == .declaration { return true }
    }
    return false
  }

  /// Whether the declaration that was moved to ends before it could define anything.
  var isPlainDeclaration: Bool {
    let end = bytes[index...].firstIndex { "[>".utf8.contains($0) }
    return end.map { bytes[$0] == UInt8(ascii: ">") } ?? false
  }

  private enum Markup { case element, declaration, other }

  /// Moves behind the `<` of the next piece of markup, or behind the whole of one to pass over.
  private mutating func nextMarkup() -> Markup? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index
      } else if byte == UInt8(ascii: "<") {
        column = index - lineStart
        return markup()
      }
    }
    return nil
  }

  private mutating func markup() -> Markup {
    guard index < bytes.count else { return .other }
    switch bytes[index] {
    case UInt8(ascii: "?"): skip(past: "?>")
    case UInt8(ascii: "!"):
      if follows("!--") {
        index += 3
        skip(past: "-->")
      } else if follows("![CDATA[") {
        skip(past: "]]>")
      } else {
        return .declaration
      }
    case UInt8(ascii: "/"): return .other
    default: return .element
    }
    return .other
  }

  private func follows(_ mark: StaticString) -> Bool {
    bytes[index...].starts(with: Array(mark.description.utf8))
  }

  private mutating func skip(past mark: StaticString) {
    let wanted = Array(mark.description.utf8)
    while index < bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) {
        index += wanted.count
        return
      }
      if bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }
}
