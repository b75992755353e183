import FoundationEssentials
import Model

/// Cuts a list of files into parts of about the same number of bytes.
struct ShardCut {
  /// The part that is wanted.
  let shard: Shard

  /// The files of the part: a stretch of the list, so that parts joined are the list.
  func files<File>(of all: [File], size: (File) -> Int) -> [File] {
    let sizes = all.map { max(1, min(size($0), 1 << 40)) }
    let total = sizes.reduce(0, +)
    var before = 0
    return zip(all, sizes).filter { _, size in
      // The middle of a file decides, so that no file is in two parts.
      let middle = Double(before) + Double(size) / 2
      before += size
      let place = Int(middle / Double(total) * Double(shard.count))
      return min(place, shard.count - 1) == shard.index - 1
    }.map(\.0)
  }

  /// The size of a file in bytes; 0 where it cannot be told.
  static func size(of path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: path).resolvingSymlinksInPath().path)
    return (attributes?[.size] as? UInt64).map { Int(min($0, 1 << 40)) } ?? 0
  }
}
