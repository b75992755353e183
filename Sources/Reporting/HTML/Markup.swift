/// A piece of HTML or SVG; the one place where text is escaped.
///
/// String literals are text, array literals are fragments, so that a page reads like its markup.
package indirect enum Markup: Sendable {
  /// An element with its attributes in order.
  case element(String, [(name: String, value: String)], [Markup])
  /// Words, escaped when written.
  case text(String)
  /// Markup made of our own words and numbers only; never of input.
  case raw(String)
  /// Pieces one after the other.
  case fragment([Markup])
  /// Glyphs of one face and size.
  case glyphs(GlyphRow)

  /// Nothing.
  package static let nothing = Markup.fragment([])

  /// Makes an element; `nil` attributes are left out, empty ones stand alone.
  package static func tag(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ children: [Markup] = []
  ) -> Markup {
    let kept = attributes.compactMap { key, value in value.map { (name: key, value: $0) } }
    return .element(name, kept, children)
  }

  /// Makes an element with a class.
  package static func tag(_ name: String, class styleClass: String, _ children: [Markup])
    -> Markup
  {
    .element(name, [(name: "class", value: styleClass)], children)
  }

  /// Makes words from the input that keep their own direction to themselves.
  package static func isolated(_ text: String) -> Markup {
    .tag("bdi", [:], [.text(text)])
  }

  /// Makes a piece of code or a name from a file.
  package static func code(_ text: String) -> Markup {
    .tag("code", ["dir": "auto"], [.text(text)])
  }

  /// Writes a piece that may be missing.
  package static func when(_ condition: Bool, _ piece: @autoclosure () -> Markup) -> Markup {
    condition ? piece() : .nothing
  }
}

extension Markup: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Takes a literal as text.
  package init(stringLiteral value: String) { self = .text(value) }
  /// Takes a literal as a fragment.
  package init(arrayLiteral elements: Markup...) { self = .fragment(elements) }
}

extension Markup {
  /// Elements of HTML that have no content and no end tag.
  static let voidElements: Set<String> = ["meta", "input", "br", "hr", "col"]
  /// Elements of SVG that close themselves when empty.
  static let closingElements: Set<String> = ["path", "use", "rect", "circle"]

  /// The markup as text.
  package var html: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let words): Self.escape(words, to: &text)
    case .raw(let markup): text += markup
    case .fragment(let pieces): for piece in pieces { piece.write(to: &text) }
    case .glyphs(let row): row.write(to: &text)
    case .element(let name, let attributes, let children):
      Self.open(name, attributes, to: &text)
      if Self.voidElements.contains(name) {
        text += ">"
      } else if children.isEmpty, Self.closingElements.contains(name) {
        text += "/>"
      } else {
        text += ">"
        for child in children { child.write(to: &text) }
        text += "</" + name + ">"
      }
    }
  }

  private static func open(
    _ name: String, _ attributes: [(name: String, value: String)], to text: inout String
  ) {
    text += "<" + name
    for attribute in attributes {
      text += " " + attribute.name
      guard !attribute.value.isEmpty else { continue }
      text += "=\""
      escape(attribute.value, to: &text)
      text += "\""
    }
  }

  /// Escapes what has a meaning in text or in a quoted attribute; control characters, which HTML
  /// forbids, become the replacement character.
  private static func escape(_ words: String, to text: inout String) {
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
