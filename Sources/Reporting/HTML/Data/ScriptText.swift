internal import JSONText

/// Data as a `<script>` element holds it: nothing in it can end the element.
enum ScriptText {
  /// Writes a value on one line, every `<` as an escape.
  static func line(_ value: JSONValue) -> String {
    let text = value.compactText
    let sign = UInt8(ascii: "<")
    guard text.utf8.contains(sign) else { return text }
    var safe = ""
    safe.reserveCapacity(text.utf8.count)
    for piece in text.utf8.split(separator: sign, omittingEmptySubsequences: false) {
      if !safe.isEmpty { safe += "\\u003c" }
      safe += Substring(piece)
    }
    return safe
  }

  /// Makes an element that no browser runs.
  static func element(id: String, type: String, lines: [String]) -> Markup {
    .tag("script", ["id": id, "type": type], [.raw(lines.joined(separator: "\n"))])
  }
}
