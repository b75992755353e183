/// The side that lines begin on.
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"

  /// Finds the direction of a language by its BCP 47 tag: that of the script it names, else of the
  /// script that the language is likely to be written in, in the region it names.
  ///
  /// The answers are those of ICU 72's `uloc_isRightToLeft`: `pa-PK` and `uz-AF` are in Arabic
  /// letters, `pa`, `uz` and `ku` are not.
  public init(locale: String) {
    let tag = Tag(locale)
    let isRightToLeft: Bool
    if let script = tag.script {
      isRightToLeft = Self.scripts.contains(script)
    } else if let exception = Self.regions[tag.language], let region = tag.region,
      exception.contains(region)
    {
      isRightToLeft = !Self.languages.contains(tag.language)
    } else {
      isRightToLeft = Self.languages.contains(tag.language)
    }
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The parts of a language's tag that its direction rests on, in small letters.
  private struct Tag {
    /// Language.
    var language = ""
    /// Script of four letters.
    var script: String?
    /// Region of two letters.
    var region: String?

    /// Takes a tag apart; what stands behind a single letter is an extension.
    init(_ locale: String) {
      let parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
      language = parts.first ?? ""
      for part in parts.dropFirst().prefix(while: { $0.count > 1 })
      where part.allSatisfy(\.isLetter) {
        if part.count == 4, script == nil { script = part }
        if part.count == 2, region == nil { region = part }
      }
    }
  }
}
