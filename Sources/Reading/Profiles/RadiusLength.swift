internal import JSONText
internal import Model

/// A length that follows a corner radius: so many radii and so many points, such as `2r+1`.
struct RadiusLength: Hashable, Sendable {
  /// Factor on the radius.
  var radii: Double
  /// Points added.
  var points: Double

  /// Finds the length in points; nil where it follows a radius that is not known.
  func resolved(radius: Double?) -> Double? {
    guard radii != 0 else { return points }
    return radius.map { radii * $0 + points }
  }

  /// Reads a number of points, or a length by the radius: `r`, `r/2`, `2r+1`, `1.5r-2`.
  static func read(_ node: JSONNode) throws(ValueError) -> RadiusLength {
    if node.number != nil { return RadiusLength(radii: 0, points: try ValueReader.offset(node)) }
    guard let word = node.string else {
      throw ValueReader.wrong(node, "a number, or a length by the radius such as r/2")
    }
    guard let length = parse(word) else {
      throw ValueError(
        node.place, "\(NearestWord.quote(word)) is no length by the radius such as r, r/2 or 2r+1")
    }
    return length
  }

  /// Reads such a length that may not be negative for any radius.
  static func readPositive(_ node: JSONNode) throws(ValueError) -> RadiusLength {
    let length = try read(node)
    guard length.radii >= 0, length.points >= 0 else {
      throw ValueError(node.place, "must not become negative")
    }
    return length
  }

  /// Parses factor, `r`, divisor and points, of which all but the `r` may be missing; spaces are
  /// passed over.
  private static func parse(_ word: String) -> RadiusLength? {
    let letters = Array(word.utf8).filter { $0 != UInt8(ascii: " ") }
    let halves = letters.split(
      separator: UInt8(ascii: "r"), maxSplits: 2, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    guard let factor = halves[0].isEmpty ? 1 : number(halves[0]) else { return nil }
    var rest = halves[1]
    var divisor = 1.0
    if rest.first == UInt8(ascii: "/") {
      let digits = rest.dropFirst().prefix { !signs.contains($0) }
      guard let value = number(digits), value > 0 else { return nil }
      divisor = value
      rest = rest.dropFirst(1 + digits.count)
    }
    guard let points = rest.isEmpty ? 0 : signed(rest) else { return nil }
    let radii = factor / divisor
    guard radii.isFinite, radii <= 100, abs(points) <= ValueReader.lengthLimit else { return nil }
    return RadiusLength(radii: radii, points: points)
  }

  private static let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]

  /// A number that begins with its sign.
  private static func signed(_ letters: ArraySlice<UInt8>) -> Double? {
    guard let sign = letters.first, signs.contains(sign), let value = number(letters.dropFirst())
    else { return nil }
    return sign == UInt8(ascii: "-") ? -value : value
  }

  /// A plain decimal number without a sign.
  private static func number(_ letters: ArraySlice<UInt8>) -> Double? {
    guard letters.allSatisfy({ "0123456789.".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: letters, as: UTF8.self))
  }
}
