internal import JSONText
internal import Model

/// Something that is filled key by key.
protocol KeyedDraft: SendableMetatype {
  /// Starts with nothing said.
  init()
}

/// A key of an object and what its value says.
struct TableKey<Draft: KeyedDraft>: Sendable {
  /// The key as the file spells it.
  let name: String
  /// Whether the object makes no sense without it.
  var isRequired = false
  /// Whether `defaults` may say it; such a key is taken back by null.
  var isInherited = false
  /// Whether only buttons have it.
  var isForButtons = false
  /// The one kind of control that has it; nil for several.
  var onlyKind: ControlKind?
  /// Takes a value into the draft.
  let take: @Sendable (JSONNode, inout Draft) throws(ValueError) -> Void
  /// Forgets the value.
  let forget: @Sendable (inout Draft) -> Void

  /// Ties a key to the field that its value fills.
  init<Value>(
    _ name: String, _ field: any WritableKeyPath<Draft, Value?> & Sendable,
    _ read: @escaping @Sendable (JSONNode) throws(ValueError) -> Value
  ) {
    self.name = name
    take = { (node, draft) throws(ValueError) in draft[keyPath: field] = try read(node) }
    forget = { draft in draft[keyPath: field] = nil }
  }

  /// The same key, not to be left out.
  var required: TableKey {
    var copy = self
    copy.isRequired = true
    return copy
  }

  /// The same key, open to `defaults`.
  var inherited: TableKey {
    var copy = self
    copy.isInherited = true
    return copy
  }

  /// The same key, for buttons only and open to `defaults`.
  var forButtons: TableKey {
    var copy = inherited
    copy.isForButtons = true
    return copy
  }

  /// The same key, for one kind of control only.
  func only(_ kind: ControlKind) -> TableKey {
    var copy = self
    copy.onlyKind = kind
    return copy
  }
}

/// All keys of one kind of object: the one list that drives reading, messages and the schema's test.
struct KeyTable<Draft: KeyedDraft>: Sendable {
  /// Name of the object's definition in the JSON Schema.
  let name: String
  /// The keys, in the order that documents show them.
  let keys: [TableKey<Draft>]
  private let indices: [String: Int]

  /// Lists the keys of an object.
  init(_ name: String, _ keys: [TableKey<Draft>]) {
    self.name = name
    self.keys = keys
    indices = Dictionary(
      keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds a key by its name.
  func key(_ name: String) -> TableKey<Draft>? {
    indices[name].map { keys[$0] }
  }

  /// Reads an object into a fresh draft.
  func read(_ node: JSONNode) throws(ValueError) -> Draft {
    var draft = Draft()
    try read(node, into: &draft)
    return draft
  }

  /// Reads an object over what a draft already says.
  ///
  /// Throws for a value that is no object, for an unknown key and for a missing one.
  func read(_ node: JSONNode, into draft: inout Draft) throws(ValueError) {
    let members = try ValueReader.members(node)
    for member in members {
      try take(member, into: &draft)
    }
    for key in keys where key.isRequired {
      if !members.contains(where: { $0.key == key.name }) {
        throw ValueError(node.place, "the key “\(key.name)” is missing")
      }
    }
  }

  private func take(_ member: JSONMember, into draft: inout Draft) throws(ValueError) {
    guard let key = key(member.key) else {
      let hint = NearestWord.hint(for: member.key, among: keys.map(\.name))
      throw ValueError(
        member.place, "unknown key \(NearestWord.quote(member.key))\(hint)")
    }
    if key.isInherited, case .null = member.value.content {
      key.forget(&draft)
      return
    }
    do {
      try key.take(member.value, &draft)
    } catch {
      throw error.under(key.name)
    }
  }
}
