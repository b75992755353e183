/// Makes a text as long as its translations usually are.
enum Lengthening {
  /// Shares of the length that translations from English take, by the length of the source.
  ///
  /// Source: IBM's guidelines on the expansion of text, as the W3C's article "Text size in
  /// translation" quotes them; the lower end of each span.
  private static let shares: [(upTo: Int, share: Double)] = [
    (10, 2.0), (20, 1.8), (30, 1.6), (50, 1.4), (70, 1.51), (.max, 1.3),
  ]

  /// Length of a translation of so many characters.
  static func length(of count: Int) -> Int {
    let share = shares.first { count <= $0.upTo }?.share ?? 1
    return Int((Double(count) * share).rounded(.up))
  }

  /// Lengthens a text by saying its vowels longer; one without vowels by its own letters.
  static func of(_ text: String) -> String {
    let characters = Array(text)
    let missing = length(of: characters.count) - characters.count
    var places = characters.indices.filter { "aeiouyAEIOUY".contains(characters[$0]) }
    if places.isEmpty { places = characters.indices.filter { characters[$0].isLetter } }
    guard !places.isEmpty, missing > 0 else { return text }
    let (each, rest) = missing.quotientAndRemainder(dividingBy: places.count)
    var extra = [Int](repeating: 0, count: characters.count)
    for (order, place) in places.enumerated() { extra[place] = each + (order < rest ? 1 : 0) }
    return zip(characters, extra).map { character, count in
      String(character) + String(repeating: character.lowercased(), count: count)
    }.joined()
  }
}
