/// What is drawn is coded as strings of numbers, each as short as it can be without losing a bit.
private enum NumberText {
  static func text(_ numbers: [Double]) -> String {
    numbers.map { "\($0)" }.joined(separator: " ")
  }

  static func numbers(_ text: some StringProtocol) -> [Double]? {
    let words = text.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    return numbers.count == words.count ? numbers : nil
  }

  static func fault(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "the drawing makes no sense"))
  }
}

extension GlyphRun: Codable {
  private enum CodingKeys: String, CodingKey {
    case face, pointSize, glyphs
  }

  /// Reads glyphs from triples of index, x and y.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .glyphs)
    guard let numbers = NumberText.numbers(text), numbers.count % 3 == 0 else {
      throw NumberText.fault(decoder)
    }
    let glyphs = try stride(from: 0, to: numbers.count, by: 3).map { place in
      guard let glyph = UInt32(exactly: numbers[place]) else { throw NumberText.fault(decoder) }
      return PlacedGlyph(glyph: glyph, x: numbers[place + 1], y: numbers[place + 2])
    }
    self.init(
      face: try container.decode(String.self, forKey: .face),
      pointSize: try container.decode(Double.self, forKey: .pointSize), glyphs: glyphs)
  }

  /// Writes glyphs as triples of index, x and y.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(face, forKey: .face)
    try container.encode(pointSize, forKey: .pointSize)
    let text = glyphs.map { "\($0.glyph) \($0.x) \($0.y)" }.joined(separator: " ")
    try container.encode(text, forKey: .glyphs)
  }
}

extension Outline: Codable {
  /// Reads steps of the pen: M, L, Q, C and Z, each with its numbers, parted by commas.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self.init(
      elements: try text.split(separator: ",").map { step in
        guard let element = Element(step) else { throw NumberText.fault(decoder) }
        return element
      })
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements.map(\.word).joined(separator: ","))
  }
}

extension Outline.Element {
  /// Reads a letter and its numbers; nil for anything else.
  fileprivate init?(_ step: Substring) {
    guard let letter = step.first, let all = NumberText.numbers(step.dropFirst()) else {
      return nil
    }
    let points = stride(from: 0, to: all.count - 1, by: 2).map {
      Position(x: all[$0], y: all[$0 + 1])
    }
    switch (letter, all.count) {
    case ("M", 2): self = .move(points[0])
    case ("L", 2): self = .line(points[0])
    case ("Q", 4): self = .quadratic(control: points[0], end: points[1])
    case ("C", 6): self = .cubic(first: points[0], second: points[1], end: points[2])
    case ("Z", 0): self = .close
    default: return nil
    }
  }

  /// The letter and its numbers.
  fileprivate var word: String {
    switch self {
    case .move(let end): "M" + Self.text([end])
    case .line(let end): "L" + Self.text([end])
    case .quadratic(let control, let end): "Q" + Self.text([control, end])
    case .cubic(let first, let second, let end): "C" + Self.text([first, second, end])
    case .close: "Z"
    }
  }

  private static func text(_ points: [Position]) -> String {
    NumberText.text(points.flatMap { [$0.x, $0.y] })
  }
}

extension FaceOutlines: Codable {
  private enum CodingKeys: String, CodingKey {
    case unitsPerEm, indices, outlines
  }

  /// Reads outlines beside their glyphs' indices.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let indices = try container.decode([UInt32].self, forKey: .indices)
    let outlines = try container.decode([Outline].self, forKey: .outlines)
    guard indices.count == outlines.count else { throw NumberText.fault(decoder) }
    self.init(
      unitsPerEm: try container.decode(Double.self, forKey: .unitsPerEm),
      glyphs: Dictionary(zip(indices, outlines)) { first, _ in first })
  }

  /// Writes outlines in the order of their glyphs' indices.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let sorted = glyphs.sorted { $0.key < $1.key }
    try container.encode(unitsPerEm, forKey: .unitsPerEm)
    try container.encode(sorted.map(\.key), forKey: .indices)
    try container.encode(sorted.map(\.value), forKey: .outlines)
  }
}
