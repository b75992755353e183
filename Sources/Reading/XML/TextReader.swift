internal import CLibXML2

/// Owner of one of libxml2's streaming readers over bytes in memory.
///
/// Errors go into ``fault`` and never to standard error.
@safe struct TextReader: ~Copyable {
  /// What the reader stands on.
  enum Event {
    case start(isEmpty: Bool)
    case end
    case text
    case documentType
    case entityReference
    case other
  }

  /// The first error of a parse.
  struct Fault {
    /// Line from 1; 0 when not known.
    var line = 0
    /// Column in bytes from 1; 0 when not known.
    var column = 0
    /// What is wrong, in libxml2's words, without a full stop.
    var message = "the text ends too early"
    /// Whether one of libxml2's own limits was hit.
    var isLimit = false
  }

  private let reader: xmlTextReaderPtr?
  private let sink: FaultSink
  private let names: NameTable
  /// The bytes that libxml2 reads from: it keeps a pointer, so they have to stay in place.
  private let buffer: UnsafeMutableRawBufferPointer

  /// Starts to read; a named encoding overrules what the document says of itself.
  init(_ bytes: [UInt8], encoding: String?) {
    _ = Self.initialize
    unsafe buffer = .allocate(byteCount: max(1, bytes.count), alignment: 1)
    unsafe buffer.copyBytes(from: bytes)
    sink = FaultSink()
    names = NameTable()
    let options = Int32(XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue)
    unsafe xmlSetStructuredErrorFunc(
      Unmanaged.passUnretained(sink).toOpaque(), { unsafe FaultSink.receive($0, $1) })
    unsafe reader = xmlReaderForMemory(
      buffer.bindMemory(to: CChar.self).baseAddress, Int32(clamping: bytes.count), nil, encoding,
      options)
  }

  deinit {
    unsafe xmlFreeTextReader(reader)
    xmlSetStructuredErrorFunc(nil, nil)
    unsafe buffer.deallocate()
  }

  /// What went wrong; nil when nothing did.
  var fault: Fault? { sink.fault }

  /// Moves on; nil at the end and after an error.
  func next() -> Event? {
    guard let reader = unsafe reader else {
      sink.fail()
      return nil
    }
    let result = unsafe xmlTextReaderRead(reader)
    if result < 0 { sink.fail() }
    guard result == 1 else { return nil }
    switch unsafe xmlTextReaderNodeType(reader) {
    case Int32(XML_READER_TYPE_ELEMENT.rawValue):
      return .start(isEmpty: unsafe xmlTextReaderIsEmptyElement(reader) == 1)
    case Int32(XML_READER_TYPE_END_ELEMENT.rawValue): return .end
    case Int32(XML_READER_TYPE_TEXT.rawValue), Int32(XML_READER_TYPE_CDATA.rawValue),
      Int32(XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue):
      return .text
    case Int32(XML_READER_TYPE_DOCUMENT_TYPE.rawValue): return .documentType
    case Int32(XML_READER_TYPE_ENTITY_REFERENCE.rawValue): return .entityReference
    default: return .other
    }
  }

  /// The name of the element or attribute the reader stands on.
  var name: String {
    guard let reader = unsafe reader, let name = unsafe xmlTextReaderConstName(reader) else {
      return ""
    }
    return unsafe names.string(name)
  }

  /// The text or attribute value the reader stands on.
  var value: String {
    guard let reader = unsafe reader, let value = unsafe xmlTextReaderConstValue(reader) else {
      return ""
    }
    return unsafe String(cString: value)
  }

  /// Reads all attributes of the element the reader stands on, and returns to the element.
  func attributes() -> [XMLElement.Attribute] {
    guard let reader = unsafe reader else { return [] }
    let count = unsafe xmlTextReaderAttributeCount(reader)
    guard count > 0 else { return [] }
    var result: [XMLElement.Attribute] = []
    result.reserveCapacity(Int(count))
    while unsafe xmlTextReaderMoveToNextAttribute(reader) == 1 {
      result.append(XMLElement.Attribute(name: name, value: value))
    }
    _ = unsafe xmlTextReaderMoveToElement(reader)
    return result
  }

  /// libxml2 wants its tables made before threads come.
  private static let initialize: Void = xmlInitParser()
}

/// Keeps the first error that libxml2 reports for one reader.
private final class FaultSink {
  var fault: TextReader.Fault?

  /// Notes that reading failed, where nothing was reported.
  func fail() {
    if fault == nil { fault = TextReader.Fault() }
  }

  /// The C callback; warnings are passed over.
  static func receive(_ context: UnsafeMutableRawPointer?, _ error: xmlErrorPtr?) {
    guard let context = unsafe context, let error = unsafe error?.pointee else { return }
    let sink = unsafe Unmanaged<FaultSink>.fromOpaque(context).takeUnretainedValue()
    guard sink.fault == nil, unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
    var fault = TextReader.Fault()
    fault.line = unsafe Int(error.line)
    fault.column = unsafe Int(error.int2)
    if let message = unsafe error.message {
      fault.message = unsafe cleaned(String(cString: message))
    }
    fault.isLimit =
      unsafe error.code == Int32(XML_ERR_INTERNAL_ERROR.rawValue)
      && fault.message.contains("depth")
    sink.fault = fault
  }

  /// One line without a full stop or white space at the end.
  private static func cleaned(_ message: String) -> String {
    let line = message.split(separator: "\n").first.map(String.init) ?? message
    return String(line.reversed().drop { " .\r\t".contains($0) }.reversed())
  }
}

/// Turns names into strings once: libxml2 keeps one copy of each name for a reader's life.
@safe private final class NameTable {
  private var strings: [UnsafePointer<xmlChar>: String] = unsafe [:]

  func string(_ name: UnsafePointer<xmlChar>) -> String {
    if let known = unsafe strings[name] { return known }
    let string = unsafe String(cString: name)
    unsafe strings[name] = string
    return string
  }
}
