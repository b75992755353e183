import Model
import TestSupport
import Testing

@testable import Reading

@Suite("Configuration documentation") struct ConfigurationDocumentationTests {
  /// The YAML blocks of `docs/configuration.md`.
  static let blocks: [String] = {
    let parts = ((try? Repository.text(of: "docs/configuration.md")) ?? "").split(
      separator: "```")
    return parts.filter { $0.hasPrefix("yaml\n") }.map { String($0.dropFirst(5)) }
  }()

  @Test("shows nothing that is refused", arguments: blocks) func accepted(_ block: String) throws {
    _ = try readConfiguration(block)
  }

  @Test("shows every key of the configuration first") func keys() throws {
    let block = try #require(Self.blocks.first)
    for key in ConfigurationDraft.table.keys { #expect(block.contains("\(key.name):")) }
  }

  @Test("shows every key of a profile and of a rounded button") func profileKeys() {
    let text = Self.blocks.joined() + "lines:"
    for key in ClassProfile.table.keys { #expect(text.contains("\(key.name):"), "\(key.name)") }
    for key in RoundedButton.profileTable.keys { #expect(text.contains("\(key.name):")) }
  }

  @Test("the bundled configuration settles all that the bundled storyboard leaves open")
  func example() throws {
    let folder = "Examples/rounded-title/"
    let text = try Repository.text(of: folder + "RoundedTitle.storyboard")
    var file = InputFile(path: "RoundedTitle.storyboard", bytes: Array(text.utf8))
    let bare = try InputFormat.storyboard.read(file)
    #expect(bare.controls.allSatisfy { $0.doubts.map(\.subject).contains(.appearance) })
    file.profiles = try readConfiguration(try Repository.text(of: folder + ".largeprint.yml"))
      .classes
    let dressed = try InputFormat.storyboard.read(file)
    #expect(dressed.controls.count == 3)
    #expect(dressed.controls.allSatisfy { $0.doubts == [] && !$0.assumptions.isEmpty })
  }
}
