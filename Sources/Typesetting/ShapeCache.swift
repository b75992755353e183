internal import TextEngine

/// Shaped texts, kept without their size: twelve sizes of a title cost one shaping.
struct ShapeCache: ~Copyable {
  /// Most texts that are kept at a time.
  static let capacity = 4096

  private let shaper: Shaper
  private var runs: [Key: ShapedRun] = [:]
  /// Shapings done so far.
  private(set) var count = 0

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var features: [OpenTypeFeature]
    var script: ScriptTag
    var language: String
    var isRightToLeft: Bool
    var text: [UInt16]
  }

  /// Starts empty.
  init() throws(TypesettingError) {
    shaper = try engineStep { () throws(TextEngineError) in try Shaper() }
  }

  /// Finds a shaped text, or shapes it.
  mutating func run(
    _ text: [UInt16], face: FontFace, features: [OpenTypeFeature], script: ScriptTag,
    language: String, isRightToLeft: Bool
  ) -> ShapedRun {
    let key = Key(
      face: ObjectIdentifier(face), features: features, script: script, language: language,
      isRightToLeft: isRightToLeft, text: text)
    if let known = runs[key] { return known }
    count += 1
    let run = shaper.shape(
      text, face: face, features: features, script: script, language: language,
      isRightToLeft: isRightToLeft)
    if runs.count >= Self.capacity { runs.removeAll(keepingCapacity: true) }
    runs[key] = run
    return run
  }
}
