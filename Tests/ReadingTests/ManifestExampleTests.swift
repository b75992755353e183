import Model
import TestSupport
import Testing

@testable import Reading

@Suite("Bundled manifests") struct ManifestExampleTests {
  /// Every manifest under `Examples/`, by its path from the top.
  static let paths: [String] = {
    let folders = (try? Repository.names(in: "Examples")) ?? []
    return folders.flatMap { folder in
      ((try? Repository.names(in: "Examples/\(folder)")) ?? [])
        .filter { $0.hasSuffix(".largeprint.json") }.map { "Examples/\(folder)/\($0)" }
    }
  }()

  private func read(_ path: String) throws -> ScreenContents {
    try Manifest.read(InputFile(path: path, bytes: Array(try Repository.text(of: path).utf8)))
  }

  @Test("there are some") func some() {
    #expect(Self.paths.count >= 3)
  }

  @Test("are read without a notice and name their schema", arguments: paths)
  func clean(_ path: String) throws {
    let contents = try read(path)
    #expect(contents.notices == [])
    #expect(!contents.controls.isEmpty)
    #expect(contents.controls.allSatisfy { !$0.titles.isEmpty && $0.screen != nil })
    #expect(
      try Repository.text(of: path).contains(#""$schema": "../../docs/manifest.schema.json""#))
  }

  @Test("the rounded button's flaw and cure differ in the title's constraints alone")
  func roundedPair() throws {
    let controls = try read("Examples/rounded-title/rounded-title.largeprint.json").controls
    let flaw = try #require(controls.first { $0.source.object == "rounded" })
    let cure = try #require(controls.first { $0.id == flaw.curedBy })
    guard case .fixed(let radius) = try #require(flaw.shape).radius else {
      Issue.record("the corner radius is not fixed")
      return
    }
    let insets = EdgeInsets(top: radius / 2, left: radius, bottom: radius / 2, right: radius)
    #expect(flaw.insets.content == insets)
    #expect(flaw.backgroundImage?.extent?.width == 2 * radius + 1)
    #expect(flaw.titleConstraints == TitleConstraints(top: 0, bottom: 0))
    #expect(
      cure.titleConstraints
        == TitleConstraints(
          top: radius / 2, leading: radius, bottom: radius / 2, trailing: radius))
    var same = cure
    same.id = flaw.id
    same.name = flaw.name
    same.source = flaw.source
    same.titleConstraints = flaw.titleConstraints
    same.curedBy = flaw.curedBy
    #expect(same == flaw)
  }

  @Test("the sign-in texts come in English, German, Arabic and Japanese") func languages() throws {
    let controls = try read("Examples/sign-in-flow/welcome.largeprint.json").controls
    for control in controls {
      #expect(control.titles.map(\.locale) == ["en", "de", "ar", "ja"], "\(control.id)")
    }
  }
}

@Suite("Manifest documentation") struct ManifestDocumentationTests {
  /// The blocks of a language in `docs/manifest.md`.
  private func blocks(_ language: String) throws -> [String] {
    let parts = try Repository.text(of: "docs/manifest.md").split(separator: "```")
    return parts.filter { $0.hasPrefix(language + "\n") }.map {
      String($0.dropFirst(language.count + 1))
    }
  }

  @Test("shows nothing that is refused") func json() throws {
    let blocks = try blocks("json")
    #expect(blocks.count >= 4)
    for block in blocks {
      let text =
        if block.contains("\"controls\"") {
          block
        } else if block.hasPrefix("{") {
          #"{"controls": [{"id": "rounded-cured", "kind": "button"}, \#(block)]}"#
        } else {
          #"{"controls": [{"id": "a", "kind": "label", \#(block)}]}"#
        }
      #expect(try readManifest(text).notices == [], "\(block)")
    }
  }
}
