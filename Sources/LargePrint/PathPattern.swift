/// Patterns that paths are left out by.
///
/// `*` stands for any characters but a slash, `**` for any characters, `?` for one. A pattern fits
/// a path that it covers whole or from any slash on, so `Pods/**` leaves out every folder `Pods`.
enum PathPattern {
  /// Whether any of the patterns fits.
  static func any(_ patterns: [String], matches path: String) -> Bool {
    patterns.contains { matches(Array($0.utf8), Array(path.utf8)) }
  }

  private static func matches(_ pattern: [UInt8], _ path: [UInt8]) -> Bool {
    if fits(pattern[...], path[...]) { return true }
    return path.indices.contains { path[$0] == slash && fits(pattern[...], path[($0 + 1)...]) }
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  /// Fits a pattern from its beginning, by dynamic programming so that no pattern takes for ever.
  private static func fits(_ pattern: ArraySlice<UInt8>, _ path: ArraySlice<UInt8>) -> Bool {
    let text = Array(path)
    var reachable = [Bool](repeating: false, count: text.count + 1)
    reachable[0] = true
    var rest = pattern
    while let byte = rest.popFirst() {
      if byte == star {
        let crosses = rest.first == star
        if crosses { rest.removeFirst() }
        for index in text.indices where reachable[index] && (crosses || text[index] != slash) {
          reachable[index + 1] = true
        }
      } else {
        for index in text.indices.reversed() {
          reachable[index + 1] =
            reachable[index] && (text[index] == byte || (byte == UInt8(ascii: "?") && text[index] != slash))
        }
        reachable[0] = false
      }
    }
    return reachable[text.count]
  }
}
