import Model

/// Reads an XML document into elements, safely.
///
/// No network, no entities but XML's own five, no document type, limits on depth and number.
package struct XMLParser {
  private let file: InputFile
  private let bytes: [UInt8]
  private let vocabulary: XMLVocabulary
  private let limits: XMLLimits

  /// Prepares to read a file; subtrees of the names in `skipped` are left out.
  package init(_ file: InputFile, skipping skipped: Set<String> = [], limits: XMLLimits = .init()) {
    self.init(file, vocabulary: XMLVocabulary(skipped: skipped), limits: limits)
  }

  /// Prepares to read a file whose elements are known.
  init(_ file: InputFile, vocabulary: XMLVocabulary, limits: XMLLimits = .init()) {
    self.file = file
    self.vocabulary = vocabulary
    self.limits = limits
    bytes = XMLText.decodedFromUTF16(file.bytes) ?? file.bytes
  }

  /// Reads the root element.
  ///
  /// A document type without definitions of its own may be allowed; nothing it names is ever fetched.
  /// Throws `empty`, `documentType`, `overLimit`, `mergeConflict` or `notWellFormed`.
  package func root() throws(ReadingError) -> XMLElement {
    if XMLText.isBlank(bytes) { throw .empty(file.source) }
    try refuseAttacks()
    let isUTF16 = XMLText.decodedFromUTF16(file.bytes) != nil
    let reader = TextReader(bytes, encoding: isUTF16 ? "UTF-8" : nil)
    var tree = XMLTreeBuilder(
      vocabulary: vocabulary, limits: limits, places: XMLPlaces(bytes))
    while let event = reader.next() {
      if let fault = tree.take(event, from: reader) { throw error(fault, tree) }
    }
    if let fault = reader.fault { throw error(fault) }
    guard let root = tree.root else { throw .notWellFormed(file.source, "there is no element") }
    return root
  }

  /// Looks for what has to be refused before libxml2 sees it.
  private func refuseAttacks() throws(ReadingError) {
    var prologue = XMLPlaces(bytes)
    if prologue.advanceToDocumentType(),
      !(vocabulary.allowsDocumentType && prologue.isPlainDeclaration)
    {
      throw .documentType(place(prologue.line, prologue.column))
    }
    var places = XMLPlaces(bytes)
    while places.advance() {
      guard places.hasAttributes(beyond: limits.attributeCount) else { continue }
      let here = place(places.line, places.column)
      throw .overLimit(here, "an element has more than \(limits.attributeCount) attributes")
    }
  }

  private func place(_ line: Int, _ column: Int?) -> SourceReference {
    SourceReference(file: file.path, line: line, column: column)
  }

  private func error(_ fault: XMLTreeBuilder.Fault, _ tree: XMLTreeBuilder) -> ReadingError {
    let here = place(tree.places.line, tree.places.column)
    switch fault {
    case .depth: return .overLimit(here, "elements nest deeper than \(limits.depth)")
    case .elementCount: return .overLimit(here, "more than \(limits.elementCount) elements")
    case .documentType: return .documentType(here)
    case .entity: return .notWellFormed(here, "it uses an entity that XML does not define")
    }
  }

  private func error(_ fault: TextReader.Fault) -> ReadingError {
    if let line = XMLText.mergeConflictLine(bytes) { return .mergeConflict(place(line, 1)) }
    let here = place(max(1, fault.line), fault.column > 0 ? fault.column : nil)
    return fault.isLimit ? .overLimit(here, fault.message) : .notWellFormed(here, fault.message)
  }
}
