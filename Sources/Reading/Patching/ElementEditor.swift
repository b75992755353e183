/// Writes edits of attributes and children of elements.
struct ElementEditor {
  /// The document that is edited; its bytes stay as they are.
  let document: PatchableDocument
  /// Edits so far.
  private(set) var edits: [ByteEdit] = []

  /// Starts without edits.
  init(_ document: PatchableDocument) {
    self.document = document
  }

  /// Sets an attribute; a new one goes behind the first of some others that is there, or last.
  mutating func set(
    _ name: String, to value: String, on element: XMLElement, behind others: [String] = []
  ) throws(PatchError) {
    if element[name] == value { return }
    let tag = try tag(of: element)
    if let present = tag.attribute(name) {
      edits.append(ByteEdit(present.value, value))
      return
    }
    let neighbour = others.lazy.compactMap(tag.attribute).first ?? tag.attributes.last
    let place = neighbour?.whole.upperBound ?? tag.nameEnd
    edits.append(ByteEdit(place..<place, " \(name)=\"\(value)\""))
  }

  /// Takes an attribute away, where it is there.
  mutating func remove(_ name: String, from element: XMLElement) throws(PatchError) {
    guard let present = try tag(of: element).attribute(name) else { return }
    edits.append(ByteEdit(present.whole, ""))
  }

  /// Puts lines into an element: before the first child of some names, or at its end.
  mutating func insert(
    _ lines: [String], into parent: XMLElement, before names: [String] = []
  ) throws(PatchError) {
    let tag = try tag(of: parent)
    if let next = parent.children.first(where: { names.contains($0.name) }) {
      let place = try self.tag(of: next).start
      let indent = document.indent(before: place)
      let text = lines.map { $0 + document.newline + indent }.joined()
      edits.append(ByteEdit(place..<place, text))
      return
    }
    guard let end = document.endTag(of: tag) else {
      throw .notExpressible("its element has no end tag to put something before")
    }
    let indent = document.indent(before: end)
    let text = lines.map { Self.step + $0 + document.newline + indent }.joined()
    edits.append(ByteEdit(end..<end, text))
  }

  /// What Interface Builder indents by.
  static let step = "    "

  private func tag(of element: XMLElement) throws(PatchError) -> StartTag {
    guard let tag = document.tag(of: element) else { throw .lostPlace }
    return tag
  }
}
