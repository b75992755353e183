import FoundationEssentials

/// A git checkout, read from its files; git itself is not run.
struct GitCheckout {
  /// The folder that holds `HEAD`.
  private let head: String
  /// The folder that holds the refs; another one where a repository has several worktrees.
  private let common: String

  /// Most folders to climb from a path.
  private static let deepest = 64
  /// Most bytes of a file of git's that is read: lists of packed refs can be long.
  private static let largest = 16_000_000

  /// Finds the checkout that a path lies in; nil outside of one.
  init?(containing path: String) {
    var folder = URL(filePath: path.isEmpty ? "." : path).standardizedFileURL.absoluteURL
    for _ in 0..<Self.deepest {
      if let found = Self.gitFolder(in: folder.path) {
        head = found
        let other = Self.text(of: found + "/commondir")
        common = other.map { Self.join(found, $0) } ?? found
        return
      }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path, parent.path.count < folder.path.count else { return nil }
      folder = parent
    }
    return nil
  }

  /// The commit that is checked out, in hexadecimal; nil where nothing is committed yet.
  var commit: String? {
    guard let text = Self.text(of: head + "/HEAD") else { return nil }
    guard text.hasPrefix("ref: ") else { return Self.hash(text) }
    let name = String(text.dropFirst(5))
    guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/") else { return nil }
    for folder in [head, common] {
      if let hash = Self.text(of: folder + "/" + name).flatMap(Self.hash) { return hash }
    }
    return packed(name)
  }

  /// Looks a ref up in the list of packed ones, whose lines are `hash name`.
  private func packed(_ name: String) -> String? {
    guard let text = Self.text(of: common + "/packed-refs") else { return nil }
    let line = text.split(separator: "\n").first { line in
      line.hasSuffix(" " + name) && !line.hasPrefix("#")
    }
    return line.flatMap { Self.hash(String($0.prefix { $0 != " " })) }
  }

  /// The `.git` of a folder: a folder, or a file that names one.
  private static func gitFolder(in folder: String) -> String? {
    let path = folder + "/.git"
    if FileManager.default.fileExists(atPath: path + "/HEAD") { return path }
    guard let text = text(of: path), text.hasPrefix("gitdir: ") else { return nil }
    let named = join(folder, String(text.dropFirst(8)))
    return FileManager.default.fileExists(atPath: named + "/HEAD") ? named : nil
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  /// Reads a small file without the white space around it; nil where there is none.
  private static func text(of path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: path)), data.count <= largest else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    return String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func hash(_ text: String) -> String? {
    [40, 64].contains(text.utf8.count) && text.utf8.allSatisfy(isHexadecimal) ? text : nil
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }
}
