import Foundation
package import Testing

/// Texts kept in the repository that a test compares with what is made today.
///
/// `LARGEPRINT_ACCEPT=1 swift test` writes what is made over what is kept; read the difference
/// before committing it.
package enum Golden {
  /// Whether this run writes goldens anew.
  package static var isAccepting: Bool {
    ProcessInfo.processInfo.environment["LARGEPRINT_ACCEPT"] == "1"
  }

  /// Compares a text with a golden beside the test file, such as `Goldens/first.txt`.
  package static func expect(
    _ text: String, equals name: String, beside filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    expect(text, equals: folder.appendingPathComponent(name), sourceLocation: sourceLocation)
  }

  /// Compares a text with a file named from the top of the repository, such as `docs/rules.md`.
  package static func expect(
    _ text: String, equalsInRepository path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      text, equals: URL(fileURLWithPath: Repository.path(of: path)), sourceLocation: sourceLocation)
  }

  /// Finds the first line in which two texts differ and words it; nil when they are equal.
  package static func firstDifference(kept: String, made: String) -> String? {
    guard Array(kept.utf8) != Array(made.utf8) else { return nil }
    let old = lines(of: kept)
    let new = lines(of: made)
    let place = zip(old, new).enumerated().first { Array($1.0.utf8) != Array($1.1.utf8) }
    let index = place?.offset ?? min(old.count, new.count)
    func line(_ all: [Substring]) -> String {
      all.indices.contains(index) ? "“\(all[index])”" : "(the text is over)"
    }
    return "line \(index + 1)\n  kept: \(line(old))\n  made: \(line(new))"
  }

  private static func expect(_ text: String, equals file: URL, sourceLocation: SourceLocation) {
    let kept = (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) }
    guard kept.map({ Array($0.utf8) }) != Array(text.utf8) else { return }
    if isAccepting {
      accept(text, as: file, sourceLocation: sourceLocation)
    } else {
      let difference = kept.flatMap { firstDifference(kept: $0, made: text) } ?? "there is none yet"
      Issue.record(
        "\(file.lastPathComponent) differs: \(difference)\n(LARGEPRINT_ACCEPT=1 writes it anew)",
        sourceLocation: sourceLocation)
    }
  }

  private static func accept(_ text: String, as file: URL, sourceLocation: SourceLocation) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      Issue.record(
        error, "\(file.lastPathComponent) can't be written", sourceLocation: sourceLocation)
    }
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
