internal import TextEngine

/// Shaped texts, kept without their size: twelve sizes of a title cost one shaping.
struct ShapeCache: ~Copyable {
  /// Most texts that are kept at a time.
  static let capacity = 4096

  private let shaper: Shaper
  private var texts: [Key: ShapedText] = [:]
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
  mutating func text(
    _ text: [UInt16], face: FontFace, features: [OpenTypeFeature], script: ScriptTag,
    language: String, isRightToLeft: Bool
  ) -> ShapedText {
    let key = Key(
      face: ObjectIdentifier(face), features: features, script: script, language: language,
      isRightToLeft: isRightToLeft, text: text)
    if let known = texts[key] { return known }
    count += 1
    let run = shaper.shape(
      text, face: face, features: features, script: script, language: language,
      isRightToLeft: isRightToLeft)
    let shaped = ShapedText(run, units: text, face: face)
    if texts.count >= Self.capacity { texts.removeAll(keepingCapacity: true) }
    texts[key] = shaped
    return shaped
  }
}
