/// Builds elements from a reader's events, with a stack of its own.
struct XMLTreeBuilder {
  /// Something that no document may do.
  enum Fault { case depth, elementCount, documentType, entity }

  /// The root element, once it is closed.
  private(set) var root: XMLElement?
  /// Place of the last element.
  private(set) var places: XMLPlaces

  private let vocabulary: XMLVocabulary
  private let limits: XMLLimits
  private var open: [XMLElement] = []
  private var count = 0
  private var depth = 0
  /// Depth of the outermost element that is left out; nil outside of such.
  private var skipDepth: Int?

  /// Starts without any element.
  init(vocabulary: XMLVocabulary, limits: XMLLimits, places: XMLPlaces) {
    self.vocabulary = vocabulary
    self.limits = limits
    self.places = places
  }

  /// Takes what a reader stands on; answers what is wrong with it, if anything.
  mutating func take(_ event: TextReader.Event, from reader: borrowing TextReader) -> Fault? {
    switch event {
    case .start(let isEmpty): return start(isEmpty: isEmpty, reader)
    case .end: end()
    case .text: addText(reader)
    case .documentType: return vocabulary.allowsDocumentType ? nil : .documentType
    case .entityReference: return .entity
    case .other: break
    }
    return nil
  }

  private mutating func start(isEmpty: Bool, _ reader: borrowing TextReader) -> Fault? {
    count += 1
    depth += 1
    _ = places.advance()
    if depth > limits.depth { return .depth }
    if count > limits.elementCount { return .elementCount }
    if skipDepth == nil {
      var element = XMLElement(name: reader.name)
      if vocabulary.skipped.contains(element.name) {
        skipDepth = depth
      } else {
        element.attributes = reader.attributes()
        element.line = places.line
        element.column = places.column
        open.append(element)
      }
    }
    if isEmpty { end() }
    return nil
  }

  private mutating func end() {
    depth -= 1
    if let skip = skipDepth {
      if depth < skip { skipDepth = nil }
      return
    }
    guard let done = open.popLast() else { return }
    if open.isEmpty {
      root = done
    } else {
      if vocabulary.inline.contains(done.name) { open[open.count - 1].text += done.text }
      open[open.count - 1].children.append(done)
    }
  }

  private mutating func addText(_ reader: borrowing TextReader) {
    guard skipDepth == nil, let name = open.last?.name else { return }
    if vocabulary.texts.contains(name) { open[open.count - 1].text += reader.value }
  }
}
