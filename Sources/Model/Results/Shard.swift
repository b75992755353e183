/// One of several parts that an audit was split into.
public struct Shard: Hashable, Sendable, Codable {
  /// Which part, from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Names a part; nil for one that there is not, or for more than a thousand.
  public init?(index: Int, count: Int) {
    guard (1...1_000).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads a part such as `2/5`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// The part as the command line writes it.
  public var text: String { "\(index)/\(count)" }
}
