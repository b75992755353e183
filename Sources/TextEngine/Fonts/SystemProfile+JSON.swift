internal import JSONText
internal import Model

extension SystemProfile {
  /// Reads a profile; a fault names file, line and column.
  init(path: String) throws(TextEngineError) {
    let root = try DataFile.parse(path: path)
    guard root["version"]?.number == 1, let weights = root["weights"]?.object else {
      throw .invalidCatalog(
        path: path, place: "1:1", message: "this is no system profile of version 1")
    }
    blend = SizeValue.list(root["blend"])
    classes = (root["classes"]?.object ?? []).map { member in
      CharacterClass(
        name: member.key,
        ranges: (member.value.array ?? []).compactMap { ClosedRange<UInt32>(node: $0) })
    }
    bases = [:]
    for member in root["bases"]?.object ?? [] {
      guard let base = member.key.unicodeScalars.first?.value else { continue }
      for scalar in member.value.string?.unicodeScalars ?? "".unicodeScalars {
        bases[scalar.value] = base
      }
    }
    self.weights = [:]
    for member in weights {
      guard let weight = FontWeight(rawValue: member.key) else { continue }
      self.weights[weight] = WeightProfile(member.value)
    }
    pairs = PairProfile(kerning: root["kerning"], pairs: root["pairs"])
    substitutes = [:]
    for member in root["substitutes"]?.object ?? [] {
      guard let weight = FontWeight(rawValue: member.key) else { continue }
      substitutes[weight] = member.value.string.flatMap { FontWeight(rawValue: $0) }
    }
    let rows = root["errorBands"]?.array ?? []
    bands = rows.compactMap { ErrorBand($0) }
    missingFontBand = rows.first { $0["script"]?.string == "missing-font" }
      .flatMap { ErrorBand($0, script: nil) }
  }
}

extension WeightProfile {
  fileprivate init(_ node: JSONNode) {
    text = DesignProfile(node["text"])
    display = DesignProfile(node["display"])
    sizeScale = SizeValue.list(node["sizeScale"])
  }
}

extension PairProfile {
  fileprivate init(kerning: JSONNode?, pairs: JSONNode?) {
    self.init()
    kerningScale = kerning?["scale"]?.number ?? 0
    for member in kerning?["left"]?.object ?? [] {
      guard let scalar = member.key.unicodeScalars.first?.value else { continue }
      kerningByLeft[scalar] = member.value.number
    }
    rightEdges = Self.edges(pairs?["rightEdges"])
    leftEdges = Self.edges(pairs?["leftEdges"])
    text = Self.values(pairs?["text"])
    display = Self.values(pairs?["display"])
  }

  /// Reads what one edge beside another adds.
  private static func values(_ node: JSONNode?) -> [String: [String: Double]] {
    (node?.object ?? []).reduce(into: [:]) { values, member in
      values[member.key] = (member.value.object ?? []).reduce(into: [:]) { row, cell in
        row[cell.key] = cell.value.number
      }
    }
  }

  /// Reads the letters of each kind of edge.
  private static func edges(_ node: JSONNode?) -> [UInt32: String] {
    var edges: [UInt32: String] = [:]
    for member in node?.object ?? [] {
      for scalar in (member.value.string ?? "").unicodeScalars { edges[scalar.value] = member.key }
    }
    return edges
  }
}

extension DesignProfile {
  fileprivate init(_ node: JSONNode?) {
    scales = [:]
    for member in node?["scales"]?.object ?? [] { scales[member.key] = member.value.number }
    characters = [:]
    for member in node?["characters"]?.object ?? [] {
      guard let scalar = member.key.unicodeScalars.first?.value else { continue }
      characters[scalar] = member.value.number
    }
  }
}

extension SizeValue {
  /// Reads pairs of size and value, and sorts them.
  fileprivate static func list(_ node: JSONNode?) -> [SizeValue] {
    (node?.array ?? []).compactMap { pair in
      guard let size = pair.array?.first?.number, let value = pair.array?.last?.number else {
        return nil
      }
      return SizeValue(size: size, value: value)
    }
    .sorted { $0.size < $1.size }
  }
}

extension ClosedRange<UInt32> {
  fileprivate init?(node: JSONNode) {
    guard let low = node.array?.first?.number.flatMap({ UInt32(exactly: $0) }),
      let high = node.array?.last?.number.flatMap({ UInt32(exactly: $0) }), low <= high
    else { return nil }
    self = low...high
  }
}

extension ErrorBand {
  /// Scripts that the profile may call by name.
  private static let letters = ["latin": "Latn", "cyrillic": "Cyrl", "greek": "Grek"]

  /// Reads a band of a script; nil for words that name none.
  fileprivate init?(_ node: JSONNode) {
    let word = node["script"]?.string ?? "any"
    let letters = Self.letters[word] ?? word
    guard word == "any" || letters.utf8.count == 4 else { return nil }
    self.init(node, script: word == "any" ? nil : ScriptTag(letters))
  }

  fileprivate init?(_ node: JSONNode, script: ScriptTag?) {
    guard let fraction = node["fraction"]?.number, let points = node["points"]?.number,
      let low = node["sizes"]?.array?.first?.number, let high = node["sizes"]?.array?.last?.number,
      low <= high, fraction >= 0, points >= 0
    else { return nil }
    let weights = (node["weights"]?.array ?? []).compactMap(\.string)
    self.init(
      script: script, sizes: low...high,
      weights: weights.contains("any")
        ? nil : Set(weights.compactMap { FontWeight(rawValue: $0) }), fraction: fraction,
      points: points)
  }
}
