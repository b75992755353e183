/// Glyphs of one face and size beside each other, in font units, flipped so that y grows upward.
package struct GlyphRow: Sendable {
  /// A reference to an outline and where it stands, in font units.
  package struct Place: Sendable {
    /// Number of the outline in the page's book.
    let number: Int
    /// Distance from the row's left edge.
    let x: Int64
    /// Height over the row's baseline.
    let y: Int64

    /// Id of the outline.
    var id: String { "g" + String(number, radix: 36) }
  }

  /// Left end of the baseline, as SVG writes it, in points.
  let origin: String
  /// Points to a font unit, as SVG writes it.
  let scale: String
  /// The glyphs.
  let places: [Place]

  /// Writes one reference for each glyph.
  func write(to text: inout String) {
    text += "<g transform=\"translate(" + origin + ")scale(" + scale + " -" + scale + ")\">"
    for place in places {
      text += "<use href=\"#" + place.id + "\""
      if place.x != 0 { text += " x=\"" + String(place.x) + "\"" }
      if place.y != 0 { text += " y=\"" + String(place.y) + "\"" }
      text += "/>"
    }
    text += "</g>"
  }

  /// Writes the same in shorthand: `{origin;scale;number x y,number x …}`.
  func writeShorthand(to text: inout String) {
    text += "{" + origin + ";" + scale + ";"
    for (index, place) in places.enumerated() {
      if index > 0 { text += "," }
      text += String(place.number, radix: 36)
      guard place.x != 0 || place.y != 0 else { continue }
      text += " " + String(place.x)
      if place.y != 0 { text += " " + String(place.y) }
    }
    text += "}"
  }
}
