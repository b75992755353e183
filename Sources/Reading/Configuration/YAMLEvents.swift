internal import CYAML
internal import JSONText
internal import Model

/// Owner of libyaml's parser over bytes in memory.
@safe struct YAMLEvents: ~Copyable {
  /// What the parser met; collections and documents end with `end`.
  enum Event {
    case document
    case mapping
    case sequence
    case scalar(String, isPlain: Bool)
    case end
    case finished
  }

  /// Most events that are taken from a file unless another limit is given.
  static let limit = 100_000

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// The bytes that libyaml reads from: it keeps a pointer, so they have to stay in place.
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  private var places: TextPlaces
  private var count = 0
  private let limit: Int

  /// Starts to read UTF-8.
  init(_ bytes: [UInt8], limit: Int = limit) throws(ValueError) {
    self.limit = limit
    let fresh = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(fresh) == 1 else {
      unsafe fresh.deallocate()
      throw ValueError(TextPlace(line: 1, column: 1), "there is no memory to read it")
    }
    places = TextPlaces(bytes)
    unsafe parser = fresh
    unsafe buffer = .allocate(capacity: max(1, bytes.count))
    _ = unsafe buffer.initialize(from: bytes)
    unsafe yaml_parser_set_input_string(parser, buffer.baseAddress, bytes.count)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe buffer.deallocate()
  }

  /// Takes the next event and where it begins.
  ///
  /// Throws for what is no YAML, for more events than ``limit``, and for aliases and tags: nothing
  /// here needs them, and a few aliases of aliases are a way to make a small file huge.
  mutating func next() throws(ValueError) -> (event: Event, place: TextPlace) {
    count += 1
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { unsafe yaml_event_delete(&event) }
    let place = places.place(ofScalar: unsafe event.start_mark.index)
    guard count <= limit else {
      throw ValueError(place, "there are more than \(limit) entries", reason: .overLimit)
    }
    guard let known = unsafe Self.event(event) else { return try next() }
    if case .success(let found) = known { return (found, place) }
    throw ValueError(place, "aliases and tags are not understood")
  }

  private struct Refused: Error {}

  /// Translates an event; nil for one that says nothing.
  private static func event(_ event: yaml_event_t) -> Result<Event, Refused>? {
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT: return .success(.document)
    case YAML_MAPPING_START_EVENT:
      return unsafe event.data.mapping_start.tag == nil ? .success(.mapping) : .failure(Refused())
    case YAML_SEQUENCE_START_EVENT:
      return unsafe event.data.sequence_start.tag == nil ? .success(.sequence) : .failure(Refused())
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      guard unsafe scalar.tag == nil else { return .failure(Refused()) }
      let text = unsafe String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      return .success(.scalar(text, isPlain: unsafe scalar.style == YAML_PLAIN_SCALAR_STYLE))
    case YAML_ALIAS_EVENT: return .failure(Refused())
    case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT, YAML_DOCUMENT_END_EVENT:
      return .success(.end)
    case YAML_STREAM_END_EVENT: return .success(.finished)
    default: return nil
    }
  }

  /// The parser's complaint, with the place it names.
  private mutating func fault() -> ValueError {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let context = unsafe parser.pointee.context.map { unsafe " \(String(cString: $0))" }
    let place =
      if unsafe parser.pointee.error == YAML_READER_ERROR {
        places.place(ofByte: unsafe parser.pointee.problem_offset)
      } else {
        places.place(ofScalar: unsafe parser.pointee.problem_mark.index)
      }
    return ValueError(
      place, (problem ?? "it can't be read") + (context ?? ""), reason: .notWellFormed)
  }
}
