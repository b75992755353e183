internal import JSONText
internal import Model

/// A closed list of words, each standing for a value of the model.
struct ManifestWords<Value: Sendable>: Sendable {
  /// Name of the list's definition in the JSON Schema.
  let name: String
  /// Words and values, in the order that documents show them.
  let entries: [(word: String, value: Value)]

  /// Lists words.
  init(_ name: String, _ entries: [(word: String, value: Value)]) {
    self.name = name
    self.entries = entries
  }

  /// The words alone.
  var words: [String] { entries.map(\.word) }

  /// Reads one of the words.
  func read(_ node: JSONNode) throws(ManifestError) -> Value {
    let word = try ManifestValue.text(node)
    guard let entry = entries.first(where: { $0.word == word }) else {
      throw ManifestError(
        node.place,
        "unknown word \(NearestWord.quote(word))\(NearestWord.hint(for: word, among: words))")
    }
    return entry.value
  }
}

extension ManifestWords where Value: CaseIterable & RawRepresentable<String> {
  /// Takes the words from the model itself, so that a manifest and a report speak alike.
  init(_ name: String) {
    self.init(name, Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension Manifest {
  static let kinds = ManifestWords<ControlKind>(
    "kind",
    [ControlKind.label, .button, .configuredButton, .appleIDButton].map { ($0.rawValue, $0) })
  static let textStyles = ManifestWords<TextStyle>("textStyle")
  static let weights = ManifestWords<FontWeight>("weight")
  static let lineBreakModes = ManifestWords<LineBreakMode>("lineBreakMode")
  static let alignments = ManifestWords<TextAlignment>("alignment")
  static let states = ManifestWords<ControlState>("state")
  static let standings = ManifestWords<TitleStanding>("standing")
  static let cornerCurves = ManifestWords<CornerShape.Curve>("cornerCurve")
  static let directions = ManifestWords<WritingDirection>("direction")
  static let bases = ManifestWords<LengthRange.Basis>("basis")
  static let doubtSubjects = ManifestWords<Doubt.Subject>("doubtSubject")
  static let corners = ManifestWords<CornerShape.Corners>(
    "corner",
    [
      ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
      ("bottomRight", .bottomRight),
    ])
  static let horizontalAlignments = ManifestWords<ContentAlignment>(
    "horizontalAlignment",
    [ContentAlignment.center, .left, .right, .fill, .leading, .trailing].map { ($0.rawValue, $0) })
  static let verticalAlignments = ManifestWords<ContentAlignment>(
    "verticalAlignment",
    [ContentAlignment.center, .top, .bottom, .fill].map { ($0.rawValue, $0) })
}
