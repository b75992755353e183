/// A pattern for files and folders, in the manner of `.gitignore`.
///
/// `*` stands for any letters of one name, `?` for one letter, `**` as a whole name for any folders.
/// A pattern without a slash is met by a name at any depth, one with a slash only from the top. A
/// folder that meets the pattern takes all that is in it along.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as it was written.
  package let text: String
  private let names: [[Unicode.Scalar]]

  private static let here: [Unicode.Scalar] = ["."]
  private static let parent: [Unicode.Scalar] = [".", "."]
  private static let anyFolders: [Unicode.Scalar] = ["*", "*"]

  /// Reads a pattern; nil for one without a name, with `.` or `..` for a name, or that begins with
  /// `!`, which takes nothing back here.
  package init?(_ text: String) {
    var names = text.unicodeScalars.split(separator: "/").map(Array.init)
    let isStrange = names.contains { $0 == Self.here || $0 == Self.parent }
    guard !names.isEmpty, !isStrange, !text.hasPrefix("!") else { return nil }
    let isAnchored = text.hasPrefix("/") || names.count > 1
    if !isAnchored { names.insert(Self.anyFolders, at: 0) }
    self.text = text
    self.names = names
  }

  /// Whether a path, or a folder it lies in, meets the pattern.
  package func matches(_ path: String) -> Bool {
    let parts = path.unicodeScalars.split(separator: "/").map(Array.init)
      .filter { $0 != Self.here }
    // reached[i]: the first i names of the pattern are met by the parts so far.
    var reached = [true] + Array(repeating: false, count: names.count)
    spread(&reached)
    for part in parts {
      reached = step(reached, over: part)
      if reached[names.count] { return true }
    }
    return false
  }

  private func step(_ reached: [Bool], over part: [Unicode.Scalar]) -> [Bool] {
    var next = Array(repeating: false, count: reached.count)
    for (index, name) in names.enumerated() where reached[index] {
      if name == Self.anyFolders {
        next[index] = true
      } else if Self.meets(part, name) {
        next[index + 1] = true
      }
    }
    if names.last == Self.anyFolders, reached[names.count - 1] { next[names.count] = true }
    spread(&next)
    return next
  }

  /// Lets `**` stand for no folder at all, unless it ends the pattern.
  private func spread(_ reached: inout [Bool]) {
    for (index, name) in names.dropLast().enumerated() where reached[index] {
      if name == Self.anyFolders { reached[index + 1] = true }
    }
  }

  /// Whether a name meets a pattern of letters, `*` and `?`: remembers the last star to go back to.
  private static func meets(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
    var at = 0
    var want = 0
    var star: (want: Int, at: Int)?
    while at < name.count {
      if want < pattern.count, pattern[want] == "*" {
        star = (want, at)
        want += 1
      } else if want < pattern.count,
        pattern[want] == name[at] || pattern[want] == "?"
      {
        at += 1
        want += 1
      } else if let last = star {
        star = (last.want, last.at + 1)
        at = last.at + 1
        want = last.want + 1
      } else {
        return false
      }
    }
    return pattern[want...].allSatisfy { $0 == "*" }
  }
}
