/// Puts accents on Latin letters, so that tall and deep ones are met.
enum Accents {
  /// Letters and what they become; all are in the repertoire of Latin fonts (Latin Extended-A and
  /// Additional).
  private static let letters: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖƤɊŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöƥɋŕšţûṽŵẋýž"))

  /// Replaces the letters of a text.
  static func adding(to text: String) -> String {
    String(text.map { letters[$0] ?? $0 })
  }
}
