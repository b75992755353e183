internal import Model
internal import TextEngine

/// Splits paragraphs into stretches of one look, script, direction and font.
struct Itemizer {
  private let units: [UInt16]
  private let runs: [AnalyzedRun]
  private let levels: [UInt8]
  private let characterStarts: [Bool]
  private let locale: String
  private var run = 0
  /// Stretches found so far.
  private(set) var items: [TextItem] = []
  /// Characters that no font has, each once.
  private(set) var missingCharacters: [String] = []

  /// Starts at the beginning of a title.
  init(
    units: [UInt16], runs: [AnalyzedRun], levels: [UInt8], characterStarts: [Bool], locale: String
  ) {
    self.units = units
    self.runs = runs
    self.levels = levels
    self.characterStarts = characterStarts
    self.locale = locale
  }

  /// Adds the stretches of a paragraph; tabs and images are in none.
  mutating func add(_ paragraph: Range<Int>, fonts: FontResolver) throws(TypesettingError) {
    let characters = characters(in: paragraph)
    let scripts = Self.resolve(characters.map(\.script))
    for (character, script) in zip(characters, scripts) {
      while run < runs.count - 1, character.range.lowerBound >= runs[run].range.upperBound {
        run += 1
      }
      guard units[character.range.lowerBound] != 0x09, runs[run].attachment == nil else {
        continue
      }
      let source = try source(of: character, script: script, fonts: fonts)
      append(character.range, script: script, source: source)
    }
  }

  private mutating func append(_ range: Range<Int>, script: ScriptTag, source: FontSource) {
    let level = levels[range.lowerBound]
    if let last = items.last, last.range.upperBound == range.lowerBound, last.run == run,
      last.level == level, last.script == script, last.source == source
    {
      items[items.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      items.append(
        TextItem(range: range, run: run, level: level, script: script, source: source))
    }
  }

  private func characters(in paragraph: Range<Int>) -> [ItemCharacter] {
    var characters: [ItemCharacter] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      var end = start + 1
      while end < paragraph.upperBound, !characterStarts[end] { end += 1 }
      characters.append(ItemCharacter(range: start..<end, in: units))
      start = end
    }
    return characters
  }

  /// Gives shared characters the script before them, and at the beginning the one after.
  private static func resolve(_ scripts: [ScriptTag]) -> [ScriptTag] {
    let isShared = { (script: ScriptTag) in script == .common || script == .inherited }
    var current = scripts.first { !isShared($0) } ?? .latin
    return scripts.map { script in
      if !isShared(script) { current = script }
      return current
    }
  }

  private mutating func source(
    of character: ItemCharacter, script: ScriptTag, fonts: FontResolver
  ) throws(TypesettingError) -> FontSource {
    let request = runs[run].request
    if !character.isEmoji {
      let font = try fonts.font(request, size: SystemFont.textSize).font.text
      let isForeign = character.isPrivateUse && font.isStandIn
      if !isForeign, character.isCovered(by: font.face) { return .requested }
    }
    let wanted = character.isEmoji ? ScriptTag.emoji : script
    let order = fonts.fallbackOrder(script: wanted, locale: locale)
    if let index = try first(of: order, covering: character, fonts: fonts) {
      return .fallback(index)
    }
    let catalogued = fonts.library.catalog.fonts
    let all = catalogued.indices.filter { catalogued[$0].role.isLastResort }
    if let index = try first(of: all, covering: character, fonts: fonts) {
      return .fallback(index)
    }
    let text = String(decoding: units[character.range], as: UTF16.self)
    if !missingCharacters.contains(text) { missingCharacters.append(text) }
    return .requested
  }

  private func first(
    of order: [Int], covering character: ItemCharacter, fonts: FontResolver
  ) throws(TypesettingError) -> Int? {
    guard !character.isPrivateUse else { return nil }
    let size = SystemFont.textSize
    for index in order {
      guard let cut = try fonts.fallback(index, for: runs[run].request, size: size) else {
        continue
      }
      if character.isCovered(by: cut.face) { return index }
    }
    return nil
  }
}

/// What people take for one character, on its way into an item.
private struct ItemCharacter {
  let range: Range<Int>
  let script: ScriptTag
  let isEmoji: Bool
  private let scalars: [UInt32]

  init(range: Range<Int>, in units: [UInt16]) {
    self.range = range
    if range.count == 1 {
      scalars = [UInt32(units[range.lowerBound])]
    } else {
      scalars = String(decoding: units[range], as: UTF16.self).unicodeScalars.map(\.value)
    }
    script = CharacterProperties.script(of: scalars.first ?? 0x20)
    let isText = scalars.contains(0xFE0E)
    isEmoji =
      !isText && (scalars.contains(0xFE0F) || scalars.contains(where: CharacterProperties.isEmoji))
  }

  var isPrivateUse: Bool { scalars.contains(where: CharacterProperties.isPrivateUse) }

  func isCovered(by face: FontFace) -> Bool {
    scalars.allSatisfy { scalar in
      face.glyph(of: scalar) != nil || CharacterProperties.isIgnorable(scalar) || scalar < 0x20
    }
  }
}
