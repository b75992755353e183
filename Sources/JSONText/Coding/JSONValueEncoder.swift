/// Writes any `Encodable` value as JSON, exactly: numbers keep every bit, keys are sorted.
package enum JSONValueEncoder {
  /// Encodes a value; throws what the value itself throws.
  package static func encode(_ value: some Encodable) throws -> JSONValue {
    let box = EncodingBox()
    try value.encode(to: box)
    return box.value
  }
}

/// A place that one value is encoded into.
private final class EncodingBox: Encoder {
  /// What was encoded so far.
  enum Content {
    case leaf(JSONValue)
    case list([EncodingBox])
    case keyed([(key: String, box: EncodingBox)])
  }

  var content = Content.leaf(.null)
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The value as JSON; members sorted by key, so that no dictionary's order shows.
  var value: JSONValue {
    switch content {
    case .leaf(let value): value
    case .list(let boxes): .array(boxes.map(\.value))
    case .keyed(let members):
      .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.box.value) })
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .leaf = content { content = .keyed([]) }
    return KeyedEncodingContainer(KeyedBox(box: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .leaf = content { content = .list([]) }
    return ListBox(box: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleBox(box: self) }

  /// Puts a value under a key.
  func add(_ key: String, _ value: some Encodable) throws {
    let box = EncodingBox()
    try box.take(value)
    add(key, box)
  }

  func add(_ key: String, _ box: EncodingBox) {
    guard case .keyed(var members) = content else { return }
    content = .leaf(.null)
    members.append((key, box))
    content = .keyed(members)
  }

  func append(_ box: EncodingBox) {
    guard case .list(var boxes) = content else { return }
    content = .leaf(.null)
    boxes.append(box)
    content = .list(boxes)
  }

  /// Takes a value; plain ones without asking them.
  func take(_ value: some Encodable) throws {
    switch value {
    case let text as String: content = .leaf(.string(text))
    case let flag as Bool: content = .leaf(.bool(flag))
    case let number as Double: content = .leaf(.exact(number))
    case let number as Int: content = .leaf(.integer(number))
    default: try value.encode(to: self)
    }
  }
}

/// Members of an object.
private struct KeyedBox<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: EncodingBox
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) throws { box.add(key.stringValue, EncodingBox()) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try box.add(key.stringValue, value)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    let inner = EncodingBox()
    let container = inner.container(keyedBy: type)
    box.add(key.stringValue, inner)
    return container
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let inner = EncodingBox()
    box.add(key.stringValue, inner)
    return inner.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { inner("super") }

  mutating func superEncoder(forKey key: Key) -> any Encoder { inner(key.stringValue) }

  private func inner(_ key: String) -> EncodingBox {
    let inner = EncodingBox()
    box.add(key, inner)
    return inner
  }
}

/// Elements of an array.
private struct ListBox: UnkeyedEncodingContainer {
  let box: EncodingBox
  var codingPath: [any CodingKey] { [] }

  var count: Int {
    if case .list(let boxes) = box.content { boxes.count } else { 0 }
  }

  mutating func encodeNil() throws { box.append(EncodingBox()) }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let inner = EncodingBox()
    try inner.take(value)
    box.append(inner)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    let inner = EncodingBox()
    box.append(inner)
    return inner.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let inner = EncodingBox()
    box.append(inner)
    return inner.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    let inner = EncodingBox()
    box.append(inner)
    return inner
  }
}

/// A value alone.
private struct SingleBox: SingleValueEncodingContainer {
  let box: EncodingBox
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() throws { box.content = .leaf(.null) }
  mutating func encode(_ value: Bool) throws { box.content = .leaf(.bool(value)) }
  mutating func encode(_ value: String) throws { box.content = .leaf(.string(value)) }
  mutating func encode(_ value: Double) throws { box.content = .leaf(.exact(value)) }
  mutating func encode(_ value: Float) throws { box.content = .leaf(.exact(Double(value))) }
  mutating func encode(_ value: Int) throws { box.content = .leaf(.integer(value)) }
  mutating func encode(_ value: Int8) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: Int16) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: Int32) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: Int64) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: UInt) throws { box.content = .leaf(.string(String(value))) }
  mutating func encode(_ value: UInt8) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: UInt16) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: UInt32) throws { box.content = .leaf(.integer(Int(value))) }
  mutating func encode(_ value: UInt64) throws { box.content = .leaf(.string(String(value))) }
  mutating func encode<Value: Encodable>(_ value: Value) throws { try value.encode(to: box) }
}
