internal import Model

extension AttributedTitle {
  /// Sets fonts line by line, as code does that builds a title of several looks: each hard newline
  /// begins the next font, and the last font holds for all further lines.
  mutating func setFonts(ofLines fonts: [FontDescriptor]) {
    guard let last = fonts.last else { return }
    var line = 0
    var result: [TitleRun] = []
    for run in runs {
      for piece in Self.lines(of: run.text) {
        var attributes = run.attributes
        attributes.font = line < fonts.count ? fonts[line] : last
        result.append(TitleRun(text: piece, attributes: attributes))
        if piece.last?.isNewline == true { line += 1 }
      }
    }
    runs = result
  }

  /// Cuts a text behind each newline; what has none is one piece.
  private static func lines(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      piece.append(character)
      guard character.isNewline else { continue }
      pieces.append(piece)
      piece = ""
    }
    if !piece.isEmpty || pieces.isEmpty { pieces.append(piece) }
    return pieces
  }
}
