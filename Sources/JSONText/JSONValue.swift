/// A JSON value to be written; objects keep the order they are built in.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A length or other measure; written with at most four decimals.
  case number(Double)
  /// A number with every bit; what is not finite becomes a string.
  case exact(Double)
  /// JSON that is written as it is.
  case verbatim(String)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// Writes a string, or null for none.
  package static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// Writes a whole number, or null for none.
  package static func optional(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  /// Writes a measure, or null for none.
  package static func optional(_ number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }
}

extension JSONValue {
  /// Writes the value on one line.
  package var compactText: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// Writes the value over several lines, two spaces a level, with a newline at the end.
  package var prettyText: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.text(of: value)
    case .exact(let value): text += value.isFinite ? "\(value)" : "\"\(value)\""
    case .verbatim(let json): text += json
    case .string(let value): Self.write(string: value, to: &text)
    case .array(let elements):
      Self.write(elements, open: "[", close: "]", to: &text, indent: indent) {
        element, text, indent in
        element.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.write(members, open: "{", close: "}", to: &text, indent: indent) {
        member, text, indent in
        Self.write(string: member.0, to: &text)
        text += indent == nil ? ":" : ": "
        member.1.write(to: &text, indent: indent)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], open: String, close: String, to text: inout String, indent: Int?,
    each: (Item, inout String, Int?) -> Void
  ) {
    text += open
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let indent { text += "\n" + String(repeating: "  ", count: indent + 1) }
      each(item, &text, indent.map { $0 + 1 })
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  /// Writes a measure with at most four decimals; what is not finite becomes null.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    guard number.magnitude < 1e12 else { return String(number) }
    let rounded = (number * 10_000).rounded() / 10_000
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    return String(rounded)
  }

  private static func write(string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
