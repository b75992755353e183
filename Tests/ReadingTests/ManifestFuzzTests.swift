import Model
import TestSupport
import Testing

@testable import Reading

@Suite("Manifest fuzz") struct ManifestFuzzTests {
  private static let pieces = [
    "null", "true", "-1", "1e308", "1e-308", "\"\"", "{}", "[]", "\"id\":", "{\"a\":", "[[[[",
    "\\u0000",
    "\\ud800", "\u{202E}", "\"kind\"", "9999999999999999999", "\"textStyle\"", ",", "}", "]", "\0",
  ]

  private static func mutate(
    _ bytes: [UInt8], by generator: inout SeededGenerator
  ) -> [UInt8] {
    var copy = bytes
    for _ in 0..<Int.random(in: 1...4, using: &generator) where !copy.isEmpty {
      let index = Int.random(in: 0..<copy.count, using: &generator)
      let end = min(copy.count, index + Int.random(in: 0...40, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: copy[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: copy.removeSubrange(index..<end)
      case 2: copy.insert(contentsOf: copy[index..<end], at: index)
      default:
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        copy.replaceSubrange(index..<end, with: piece.utf8)
      }
    }
    return copy
  }

  @Test(
    "mutated manifests are read or refused, twice the same", arguments: ManifestExampleTests.paths)
  func manifests(_ path: String) throws {
    let bytes = Array(try Repository.text(of: path).utf8)
    var generator = SeededGenerator(seed: 1)
    var refused = 0
    for _ in 0..<400 {
      let file = InputFile(path: path, bytes: Self.mutate(bytes, by: &generator))
      let first = Result { try Manifest.read(file) }
      let second = Result { try Manifest.read(file) }
      switch (first, second) {
      case (.success(let one), .success(let two)):
        #expect(one == two)
        #expect(one.notices.allSatisfy { $0.source.line != nil || $0.reason == .nothingToAudit })
      case (.failure(let one), .failure(let two)):
        refused += 1
        let error = try #require(one as? ReadingError)
        #expect(error == two as? ReadingError)
        #expect(error.source.line != nil)
      default: Issue.record("two readings of the same bytes disagree")
      }
    }
    #expect(refused > 0)
  }

  @Test("mutated configurations are read or refused") func configurations() throws {
    let text = """
      assume-scaling: on
      sizes: [L, "AX3", accessibility5]
      rules: {small-target: off, text-clipped: on}
      exclude:
        - Pods
        - "Tests/**/*.xib"
      fonts: Fonts
      """
    let bytes = Array(text.utf8)
    var generator = SeededGenerator(seed: 2)
    var refused = 0
    for _ in 0..<1_000 {
      let file = InputFile(path: ".largeprint.yml", bytes: Self.mutate(bytes, by: &generator))
      let result = Result {
        try Configuration.read(file, ruleIDs: ["small-target", "text-clipped"])
      }
      if case .failure(let error) = result {
        refused += 1
        #expect((error as? ReadingError)?.source.line != nil)
      }
    }
    #expect((1..<1_000).contains(refused))
  }
}
