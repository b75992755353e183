/// Lengths are coded as plain arrays: a report holds millions of them.
extension Encoder {
  /// Writes numbers as one array.
  fileprivate func write(_ numbers: Double...) throws {
    var list = unkeyedContainer()
    for number in numbers { try list.encode(number) }
  }
}

extension Decoder {
  /// Reads so many numbers from an array.
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    var list = try unkeyedContainer()
    return try (0..<count).map { _ in try list.decode(Double.self) }
  }
}

extension Position: Codable {
  /// Reads `[x, y]`.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.numbers(2)
    self.init(x: all[0], y: all[1])
  }

  /// Writes `[x, y]`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(x, y) }
}

extension Extent: Codable {
  /// Reads `[width, height]`.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.numbers(2)
    self.init(width: all[0], height: all[1])
  }

  /// Writes `[width, height]`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(width, height) }
}

extension Rectangle: Codable {
  /// Reads `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.numbers(4)
    self.init(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  /// Writes `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws { try encoder.write(x, y, width, height) }
}

extension EdgeInsets: Codable {
  /// Reads `[top, left, bottom, right]`.
  public init(from decoder: any Decoder) throws {
    let all = try decoder.numbers(4)
    self.init(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }

  /// Writes `[top, left, bottom, right]`.
  public func encode(to encoder: any Encoder) throws {
    try encoder.write(top, left, bottom, right)
  }
}
