internal import JSONText
internal import Model

/// Reads a YAML document as the values that JSON knows, each with its place.
///
/// Plain words become values as YAML 1.1's core types say: `true`, `yes`, `on` and their opposites,
/// decimal numbers, `null`, `~` and nothing at all; anything in quotes is a string.
enum YAMLParser {
  /// Largest text that is read, in bytes.
  static let byteLimit = 1 << 20
  /// Deepest nesting that is read.
  static let depthLimit = 32

  /// Reads the one document of a text; null where there is none.
  ///
  /// A text of more bytes or of more values than the limits is refused.
  static func parse(
    _ bytes: [UInt8], byteLimit: Int = byteLimit, valueLimit: Int = YAMLEvents.limit
  ) throws(ValueError) -> JSONNode {
    let start = TextPlace(line: 1, column: 1)
    guard bytes.count <= byteLimit else {
      throw ValueError(
        start, "\(bytes.count) bytes, and \(byteLimit) are read at most", reason: .overLimit)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw ValueError(start, "the text is not UTF-8", reason: .notWellFormed)
    }
    var events = try YAMLEvents(bytes, limit: valueLimit)
    guard case .document = try events.next().event else {
      return JSONNode(content: .null, place: start)
    }
    let root = try value(of: try events.next(), from: &events, depth: 0)
    _ = try events.next()
    let (after, place) = try events.next()
    guard case .finished = after else {
      throw ValueError(place, "a second document begins here", reason: .notWellFormed)
    }
    return root
  }

  private static func value(
    of start: (event: YAMLEvents.Event, place: TextPlace), from events: inout YAMLEvents,
    depth: Int
  ) throws(ValueError) -> JSONNode {
    guard depth <= depthLimit else {
      throw ValueError(
        start.place, "values are nested deeper than \(depthLimit)", reason: .overLimit)
    }
    let content: JSONNode.Content
    switch start.event {
    case .scalar(let text, let isPlain): content = isPlain ? resolve(text) : .string(text)
    case .sequence: content = .array(try elements(from: &events, depth: depth))
    case .mapping: content = .object(try members(from: &events, depth: depth))
    case .document, .end, .finished: content = .null
    }
    return JSONNode(content: content, place: start.place)
  }

  private static func elements(
    from events: inout YAMLEvents, depth: Int
  ) throws(ValueError) -> [JSONNode] {
    var elements: [JSONNode] = []
    while true {
      let start = try events.next()
      if case .end = start.event { return elements }
      elements.append(try value(of: start, from: &events, depth: depth + 1))
    }
  }

  private static func members(
    from events: inout YAMLEvents, depth: Int
  ) throws(ValueError) -> [JSONMember] {
    var members: [JSONMember] = []
    var seen: Set<String> = []
    while true {
      let (event, place) = try events.next()
      if case .end = event { return members }
      guard case .scalar(let key, _) = event else {
        throw ValueError(place, "a key must be a plain word")
      }
      guard seen.insert(key).inserted else {
        throw ValueError(place, "the key \(NearestWord.quote(key)) stands here a second time")
      }
      let node = try value(of: try events.next(), from: &events, depth: depth + 1)
      members.append(JSONMember(key: key, place: place, value: node))
    }
  }

  private static func resolve(_ word: String) -> JSONNode.Content {
    switch word.lowercased() {
    case "", "~", "null": return .null
    case "true", "yes", "on": return .bool(true)
    case "false", "no", "off": return .bool(false)
    default:
      let isNumber = word.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      if isNumber, let number = Double(word), number.isFinite { return .number(number) }
      return .string(word)
    }
  }
}
