internal import JSONText
internal import Model

extension Report {
  /// The key under which a report holds everything that ``Report`` holds.
  package static let wholeKey = "whole"

  /// Writes everything that the report holds, exactly, for a program of the same version.
  ///
  /// The contract's own keys round lengths and leave drawings out; a report that is read back has to
  /// be what it was, or the reports written from it would differ.
  func whole() -> JSONValue {
    do {
      return .verbatim(try JSONValueEncoder.encode(self).compactText)
    } catch {
      return .null
    }
  }
}

extension Control {
  /// A hash of all that decides where its text stands, but the words: it tells a change of the
  /// layout from one of the strings.
  var layoutDigest: String {
    var bare = self
    bare.id = ""
    bare.name = nil
    bare.source = SourceReference(file: "")
    bare.screen = nil
    bare.doubts = []
    bare.acceptances = []
    bare.titles = Self.looks(of: titles)
    var hash = StableHash()
    if let value = try? JSONValueEncoder.encode(bare) {
      let usual = try? JSONValueEncoder.encode(Self.usual(kind))
      hash.combine(value.differing(from: usual)?.compactText ?? "")
    }
    return hash.hexadecimal
  }

  /// A control that says nothing beside its kind: what is as usual does not count, so that a later
  /// version that knows more properties gives the same hash.
  private static func usual(_ kind: ControlKind) -> Control {
    var control = Control(id: "", kind: kind, source: SourceReference(file: ""))
    control.titles = [ControlTitle(AttributedTitle("", font: .system(17)), locale: "")]
    return control
  }

  /// The titles' fonts and paragraphs, each once and without its words.
  private static func looks(of titles: [ControlTitle]) -> [ControlTitle] {
    var seen: Set<ControlTitle> = []
    return titles.compactMap { title in
      var bare = title
      bare.locale = ""
      bare.standing = .real
      bare.title = bare.title.withoutWords
      bare.subtitle = bare.subtitle?.withoutWords
      return seen.insert(bare).inserted ? bare : nil
    }
  }
}

extension JSONValue {
  /// What is not the same in another value; nil for nothing.
  ///
  /// Elements of an array are held to the first element of the other's.
  fileprivate func differing(from other: JSONValue?) -> JSONValue? {
    switch (self, other) {
    case (.object(let mine), .object(let theirs)?):
      let known = Dictionary(theirs) { first, _ in first }
      let rest = mine.compactMap { key, value in
        value.differing(from: known[key]).map { (key, $0) }
      }
      return rest.isEmpty ? nil : .object(rest)
    case (.array(let mine), .array(let theirs)?):
      guard let first = theirs.first else { return mine.isEmpty ? nil : self }
      return .array(mine.map { $0.differing(from: first) ?? .null })
    default: return compactText == other?.compactText ? nil : self
    }
  }
}

extension AttributedTitle {
  /// The attributes of the runs alone.
  fileprivate var withoutWords: AttributedTitle {
    var copy = self
    for index in copy.runs.indices { copy.runs[index].text = "" }
    return copy
  }
}
