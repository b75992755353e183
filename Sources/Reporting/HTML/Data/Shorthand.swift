/// Drawings in few bytes: the markup that a page would show, for its script to write out later.
///
/// Frequent pieces are one character, which text never holds because it is written as a character
/// reference there; attributes stand in single quotes. `written` in `Script.cells` is the way back.
enum Shorthand {
  /// Stands for the outline of the control's shape, which a drawing names up to three times.
  static let shapeSign = ":"
  /// Stands for the id of the cell.
  static let idSign = "§"
  /// Stands for the prefix of ids inside a drawing, which differs from place to place.
  static let scopeSign = "¶"

  /// Writes markup in shorthand; the outline of a control's shape becomes one sign.
  static func text(of markup: Markup, shape: String = "") -> String {
    var writer = Writer(shape: shape)
    writer.write(markup)
    return writer.text
  }

  /// Text that grows.
  private struct Writer {
    /// Outline that becomes a sign; empty for none.
    let shape: String
    /// What is written so far.
    var text = ""

    /// Writes a piece and everything in it.
    mutating func write(_ markup: Markup) {
      switch markup {
      case .text(let words): escape(words[...], isText: true)
      case .raw(let words): text += words
      case .fragment(let parts): for part in parts { write(part) }
      case .glyphs(let row): row.writeShorthand(to: &text)
      case .element(let name, let attributes, let children):
        open(name, attributes)
        if children.isEmpty, Markup.closingElements.contains(name) {
          text += attributes.isEmpty ? "/>" : "^"
        } else {
          text += attributes.isEmpty ? ">" : "'>"
          for child in children { write(child) }
          text += Shorthand.endTags[name] ?? ",/" + name + ">"
        }
      }
    }

    /// Writes a start tag up to its last attribute's value.
    private mutating func open(_ name: String, _ attributes: [(name: String, value: String)]) {
      guard let first = attributes.first else {
        text += "," + name
        return
      }
      let opening = "," + name + " " + first.name + "="
      let sign =
        Shorthand.signs[opening + first.value.prefix(2)]
        ?? Shorthand.signs[opening + first.value.prefix(1)]
      if let sign {
        text += sign.text
        escape(first.value.dropFirst(sign.dropped))
      } else {
        text += Shorthand.signs[opening]?.text ?? opening
        writeValue(first.value, of: first.name)
      }
      for attribute in attributes.dropFirst() {
        text += Shorthand.joints[attribute.name] ?? "' " + attribute.name + "="
        writeValue(attribute.value, of: attribute.name)
      }
    }

    /// Writes a value; those of numbers and names of our own need no escape.
    private mutating func writeValue(_ value: String, of name: String) {
      switch name {
      case "x", "y", "width", "height", "class", "transform", "cx", "cy", "r", "clip-path":
        text += value
      default: writeOther(value)
      }
    }

    private mutating func writeOther(_ value: String) {
      guard !shape.isEmpty, value.hasSuffix(shape) else { return escape(value[...]) }
      escape(value.dropLast(shape.count))
      text += Shorthand.shapeSign
    }

    /// Writes what markup or shorthand gives a meaning as a character reference.
    private mutating func escape(_ words: Substring, isText: Bool = false) {
      for scalar in words.unicodeScalars {
        switch scalar {
        case "§" where isText: text += "&#167;"
        case "¶" where isText: text += "&#182;"
        case "&", "<", ">", "\"", "'", "{", "}", "[", "]", "^", "@", "~", "$", "!", "?", "_", "%",
          "*", "+", "|", "`", ":", "=", ",":
          text += "&#" + String(scalar.value) + ";"
        case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": text += "\u{FFFD}"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Signs by the opening that they stand for, with the characters of the value in it.
  private static let signs: [String: (text: String, dropped: Int)] = [
    ",path class=": ("[", 0), ",rect class=": ("?", 0), ",g class=": ("+", 0),
    ",text class=dt": ("@", 2), ",use href=#": ("|", 1),
  ]
  private static let joints = [
    "d": "]", "x": "~", "y": "$", "text-anchor": "!", "width": "%", "height": "*",
  ]
  private static let endTags = ["text": "_", "g": "`"]
}
