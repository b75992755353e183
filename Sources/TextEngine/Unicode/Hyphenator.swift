/// Finds where words may be parted, in any language whose patterns are installed; belongs to one
/// worker.
///
/// iOS has patterns of its own, which are not published: its places may differ.
package final class Hyphenator {
  /// Folders in which Debian's and Homebrew's packages keep patterns.
  package static let systemFolders = ["/usr/share/hyphen", "/opt/homebrew/share/hyphen"]

  private let folders: [String]
  private var known: [String: HyphenationPatterns?] = [:]

  /// Looks for patterns in folders, in order.
  package init(folders: [String] = Hyphenator.systemFolders) {
    self.folders = folders
  }

  /// Marks the units of a text in front of which a word may be parted; nil without patterns for
  /// the language.
  package func marks(in text: [UInt16], locale: String) -> [Bool]? {
    guard let patterns = patterns(for: locale) else { return nil }
    var marks = [Bool](repeating: false, count: text.count + 1)
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, CharacterProperties.isLetter(UInt32(text[end])) { end += 1 }
      for place in patterns.places(in: Array(text[start..<end])) { marks[start + place] = true }
      start = max(end, start + 1)
    }
    return marks
  }

  private func patterns(for locale: String) -> HyphenationPatterns? {
    if let found = known[locale] { return found }
    let paths = folders.flatMap { folder in
      Self.fileNames(for: locale).map { "\(folder)/hyph_\($0).dic" }
    }
    let found = paths.first(where: isFile).flatMap(HyphenationPatterns.init)
    known[locale] = .some(found)
    return found
  }

  /// Names to try for a language: with its region, alone, and with the region of the same letters.
  private static func fileNames(for locale: String) -> [String] {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first?.lowercased(), language.allSatisfy(\.isLetter) else {
      return []
    }
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
    return (region.map { ["\(language)_\($0)"] } ?? [])
      + [language, "\(language)_\(language.uppercased())"]
  }
}
