/// Text of any length that is like a given one: the text itself over and over.
struct Ruler {
  private let characters: [Character]

  /// Takes a text with its breaks of lines; one without any letters measures with "n".
  ///
  /// A text of several words is repeated behind a space, so that no two words become one.
  init(_ text: String) {
    guard text.contains(where: { !$0.isWhitespace }) else {
      characters = ["n"]
      return
    }
    let isSeveralWords = text.contains(where: \.isWhitespace)
    let endsInSpace = text.last?.isWhitespace == true
    characters = Array(text) + (isSeveralWords && !endsInSpace ? [" "] : [])
  }

  /// The first characters, as many as asked for; no space stands at the end.
  func prefix(_ count: Int) -> String {
    guard count > 0 else { return "" }
    var text = (0..<count).map { characters[$0 % characters.count] }
    if text.last?.isWhitespace == true {
      text[count - 1] = characters.first { !$0.isWhitespace } ?? "n"
    }
    return String(text)
  }
}
