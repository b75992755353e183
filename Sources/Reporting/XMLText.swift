/// An element of XML; the one place where text is escaped for it.
struct XMLText: Sendable {
  /// Its name.
  let name: String
  /// Its attributes in order; nil values are left out.
  let attributes: [(name: String, value: String)]
  /// Its words; written only when there are no elements in it.
  let text: String
  /// Elements in it.
  let children: [XMLText]

  /// Makes an element of words or of other elements.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], text: String = "",
    _ children: [XMLText] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { key, value in value.map { (key, $0) } }
    self.text = text
    self.children = children
  }

  /// The element as a document in UTF-8, two spaces a level, with a newline at the end.
  var document: String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &result, indent: "")
    return result
  }

  private func write(to result: inout String, indent: String) {
    result += indent + "<" + name
    for attribute in attributes {
      result += " " + attribute.name + "=\"" + Self.escaped(attribute.value) + "\""
    }
    guard !text.isEmpty || !children.isEmpty else {
      result += "/>\n"
      return
    }
    result += ">"
    if children.isEmpty {
      result += Self.escaped(text).replacing("&#10;", with: "\n")
    } else {
      result += "\n"
      for child in children { child.write(to: &result, indent: indent + "  ") }
      result += indent
    }
    result += "</" + name + ">\n"
  }

  /// Escapes what has a meaning.
  ///
  /// What XML 1.0 forbids (production 2, Char) or discourages becomes U+FFFD. Line breaks and tabs
  /// are written as references, so that no reader folds those of an attribute.
  static func escaped(_ words: String) -> String {
    var result = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\n", "\r", "\t": result += "&#" + String(scalar.value) + ";"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
