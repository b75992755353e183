import Auditing
import Model
import TestSupport
import Testing

@Suite("The list of rules")
struct RuleRegistryTests {
  /// Rules that can prove nothing, so that no example fails.
  private static let neverProven: Set<String> = ["missing-glyph"]

  @Test("help and title are sentences for people", arguments: Rule.all.map(\.id))
  func words(id: String) throws {
    let description = try #require(Rule.all.first { $0.id == id }).description
    #expect(description.help.hasSuffix("."))
    #expect(description.help.count > 200, "too short to say why and what to do")
    #expect(!description.title.hasSuffix("."))
    #expect(description.title.count <= 60)
    #expect(!description.tags.isEmpty)
    let isAboutText = description.tags.contains { $0.hasPrefix("wcag") }
    #expect(isAboutText == description.help.contains("WCAG"))
  }

  @Test(
    "every rule shows what it finds, leaves alone and can't decide", arguments: Rule.all.map(\.id))
  func examples(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    let expected = Set(rule.examples.map(\.expected))
    #expect(expected.contains(.fails) != Self.neverProven.contains(id))
    #expect(expected.contains(.passes))
    #expect(expected.contains(.needsReview))
    #expect(Set(rule.examples.map(\.caption)).count == rule.examples.count)
  }

  @Test("every rule says what its proofs rest on", arguments: Rule.all.map(\.id))
  func doubts(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(!rule.restsOn.isEmpty)
  }

  @Test("docs/rules.md is current")
  func documentation() {
    Golden.expect(RuleDocumentation.markdown(), equalsInRepository: "docs/rules.md")
  }
}
