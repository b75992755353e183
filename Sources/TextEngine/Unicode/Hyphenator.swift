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
    let named = folders.flatMap { folder in
      Self.fileNames(for: locale).map { "\(folder)/hyph_\($0).dic" }
    }
    let paths = named + folders.flatMap { Self.otherRegions(of: locale, in: $0) }
    let found = paths.first(where: isFile).flatMap(HyphenationPatterns.init)
    known[locale] = .some(found)
    return found
  }

  /// Names to try for a language: with its region, alone, and with the region of the same letters.
  private static func fileNames(for locale: String) -> [String] {
    guard let language = language(of: locale) else { return [] }
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    let region = parts.dropFirst().last { $0.count == 2 }?.uppercased()
    return (region.map { ["\(language)_\($0)"] } ?? [])
      + [language, "\(language)_\(language.uppercased())"]
  }

  /// The patterns of a language for regions that are not asked for, in the order of their names: many
  /// languages come for one region only, such as Danish for Denmark.
  ///
  /// Files for a script of their own are left out, as the text may be in another one.
  private static func otherRegions(of locale: String, in folder: String) -> [String] {
    guard let language = language(of: locale) else { return [] }
    let start = "hyph_\(language)_"
    return folderEntries(folder).filter { name in
      guard name.hasPrefix(start), name.hasSuffix(".dic") else { return false }
      let region = name.dropFirst(start.count).dropLast(4)
      return region.count == 2 && region.allSatisfy(\.isLetter)
    }.map { "\(folder)/\($0)" }
  }

  private static func language(of locale: String) -> String? {
    let first = locale.split { $0 == "-" || $0 == "_" }.first?.lowercased() ?? ""
    return first.isEmpty || !first.allSatisfy(\.isLetter) ? nil : first
  }
}
