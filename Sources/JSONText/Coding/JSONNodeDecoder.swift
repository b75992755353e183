/// Reads any `Decodable` value from JSON that ``JSONValueEncoder`` wrote.
package enum JSONNodeDecoder {
  /// Decodes a value; throws ``JSONError`` with the place of what does not fit.
  package static func decode<Value: Decodable>(
    _ type: Value.Type, from node: JSONNode
  ) throws -> Value {
    try Value(from: NodeDecoder(node: node))
  }
}

/// A value that something is decoded from.
private struct NodeDecoder: Decoder {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = node.object else { throw node.fault("an object") }
    return KeyedDecodingContainer(KeyedNodes(node: node, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard let elements = node.array else { throw node.fault("an array") }
    return NodeList(node: node, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { SingleNode(node: node) }
}

extension JSONNode {
  /// Says that something else should stand here.
  fileprivate func fault(_ wanted: String) -> JSONError {
    JSONError(place: place, message: "\(wanted) should stand here, not \(kindName)")
  }

  fileprivate var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// Decodes a value; plain ones without asking them.
  fileprivate func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch content {
    case .string(let text): if let value = text as? Value { return value }
    case .bool(let flag): if let value = flag as? Value { return value }
    case .number(let number) where type == Double.self:
      if let value = number as? Value { return value }
    default: break
    }
    return try Value(from: NodeDecoder(node: self))
  }

  fileprivate func whole<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    if let number, let value = Value(exactly: number) { return value }
    if let string, let value = Value(string) { return value }
    throw fault("a whole number")
  }

  fileprivate func exact() throws -> Double {
    if let number { return number }
    switch string {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default: throw fault("a number")
    }
  }
}

/// Members of an object.
private struct KeyedNodes<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: JSONNode
  let members: [JSONMember]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

  private func find(_ key: Key) throws -> JSONNode {
    let name = key.stringValue
    guard let member = members.first(where: { $0.key == name }) else {
      throw JSONError(place: node.place, message: "the key “\(name)” is missing")
    }
    return member.value
  }

  func contains(_ key: Key) -> Bool { members.contains { $0.key == key.stringValue } }

  func decodeNil(forKey key: Key) throws -> Bool { try find(key).isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try find(key).decode(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try NodeDecoder(node: find(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(node: find(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { NodeDecoder(node: node) }

  func superDecoder(forKey key: Key) throws -> any Decoder { NodeDecoder(node: try find(key)) }
}

/// Elements of an array.
private struct NodeList: UnkeyedDecodingContainer {
  let node: JSONNode
  let elements: [JSONNode]
  var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  init(node: JSONNode, elements: [JSONNode]) {
    self.node = node
    self.elements = elements
  }

  private mutating func next() throws -> JSONNode {
    guard currentIndex < elements.count else {
      throw JSONError(place: node.place, message: "the array is too short")
    }
    currentIndex += 1
    return elements[currentIndex - 1]
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decode(type)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    try NodeDecoder(node: next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(node: next()).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { NodeDecoder(node: try next()) }
}

/// A value alone.
private struct SingleNode: SingleValueDecodingContainer {
  let node: JSONNode
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { node.isNull }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard let flag = node.bool else { throw node.fault("true or false") }
    return flag
  }

  func decode(_ type: String.Type) throws -> String {
    guard let text = node.string else { throw node.fault("a string") }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double { try node.exact() }
  func decode(_ type: Float.Type) throws -> Float { Float(try node.exact()) }
  func decode(_ type: Int.Type) throws -> Int { try node.whole(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try node.whole(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try node.whole(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try node.whole(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try node.whole(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try node.whole(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try node.whole(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try node.whole(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try node.whole(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try node.whole(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try node.decode(type) }
}
