internal import JSONText
internal import Model

/// Reads a property list in XML.
struct XMLPropertyList {
  private let path: String

  /// Reads the root; Apple's document type is allowed, since it defines nothing here.
  static func root(of file: InputFile) throws(ReadingError) -> PropertyListNode {
    let root = try XMLParser(file, vocabulary: .propertyList).root()
    let reader = XMLPropertyList(path: file.path)
    guard root.name == "plist" else {
      throw reader.fault(root, "its root is <\(root.name)>, not <plist>")
    }
    guard let value = root.children.first, root.children.count == 1 else {
      throw reader.fault(root, "<plist> should hold one value")
    }
    return try reader.node(value, depth: 0)
  }

  private func node(_ element: XMLElement, depth: Int) throws(ReadingError) -> PropertyListNode {
    let place = TextPlace(line: element.line, column: element.column)
    guard depth <= PropertyListNode.depthLimit else {
      throw .overLimit(
        source(element), "values are nested deeper than \(PropertyListNode.depthLimit)")
    }
    let content: PropertyListNode.Content
    switch element.name {
    case "string": content = .string(element.text)
    case "dict": content = .dictionary(try entries(element, depth: depth))
    case "array":
      var elements: [PropertyListNode] = []
      for child in element.children { elements.append(try node(child, depth: depth + 1)) }
      content = .array(elements)
    case "integer", "real", "true", "false", "date", "data": content = .other
    default: throw fault(element, "<\(element.name)> is no value of a property list")
    }
    return PropertyListNode(content: content, place: place)
  }

  private func entries(
    _ element: XMLElement, depth: Int
  ) throws(ReadingError) -> [PropertyListNode.Entry] {
    var entries: [PropertyListNode.Entry] = []
    var children = element.children[...]
    while let key = children.popFirst() {
      guard key.name == "key" else { throw fault(key, "<key> should stand here") }
      guard let value = children.popFirst() else { throw fault(key, "the key has no value") }
      entries.append(
        PropertyListNode.Entry(
          key: key.text, place: TextPlace(line: key.line, column: key.column),
          value: try node(value, depth: depth + 1)))
    }
    return entries
  }

  private func source(_ element: XMLElement) -> SourceReference {
    SourceReference(file: path, line: element.line, column: element.column)
  }

  private func fault(_ element: XMLElement, _ message: String) -> ReadingError {
    .notWellFormed(source(element), message)
  }
}
