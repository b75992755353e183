/// A feature of an OpenType font, turned on or off.
package struct OpenTypeFeature: Hashable, Sendable {
  /// Four letters, such as `calt`.
  package var tag: String
  /// Zero for off.
  package var value: UInt32

  /// Sets a feature.
  package init(tag: String, value: UInt32) {
    self.tag = tag
    self.value = value
  }

  /// Reads `calt` or `+calt` for on and `-calt` for off; nil for anything else.
  package init?(_ text: String) {
    let letters = text.drop { $0 == "+" || $0 == "-" }
    guard letters.utf8.count == 4, text.count - letters.count <= 1 else { return nil }
    self.init(tag: String(letters), value: text.hasPrefix("-") ? 0 : 1)
  }

  /// No pair kerning.
  package static let noKerning = OpenTypeFeature(tag: "kern", value: 0)
  /// Digits of one width.
  package static let tabularDigits = OpenTypeFeature(tag: "tnum", value: 1)
  /// No ligatures but those a script cannot do without.
  package static let noLigatures = [
    OpenTypeFeature(tag: "liga", value: 0), OpenTypeFeature(tag: "clig", value: 0),
  ]
}
