#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input, line by line, as the bytes that came.
///
/// Swift's own `readLine` mends what is not UTF-8; here it is for the reader of the line to refuse.
struct StandardInput {
  /// Longest line that is kept, in bytes; what lies beyond is dropped, and the line is no JSON then.
  static let lineLimit = 1 << 24

  private var waiting: [UInt8] = []
  private var place = 0
  private var isOver = false

  /// Reads the next line without its newline; nil at the end.
  mutating func nextLine() -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      if let end = waiting[place...].firstIndex(of: UInt8(ascii: "\n")) {
        line += waiting[place..<end].prefix(Self.lineLimit - line.count)
        place = end + 1
        return line
      }
      line += waiting[place...].prefix(Self.lineLimit - line.count)
      guard refill() else { return line.isEmpty ? nil : line }
    }
  }

  private mutating func refill() -> Bool {
    guard !isOver else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = chunk.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
    place = 0
    isOver = count <= 0
    waiting = isOver ? [] : Array(chunk.prefix(count))
    return !isOver
  }
}
