import Auditing
import Model
import Testing

@Suite("Examples of the rules")
struct RuleExampleTests {
  @Test("a rule says of its examples what they promise", arguments: Rule.all.map(\.id))
  func examples(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples {
      let answer = rule.judge(example.subject, RuleOptions())
      #expect(answer.outcome == example.expected, "\(example.caption): \(answer)")
    }
  }

  @Test("what a rule finds wrong carries its numbers", arguments: Rule.all.map(\.id))
  func verdicts(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.examples {
      guard case .broken(let verdict) = rule.judge(example.subject, RuleOptions()) else { continue }
      #expect(verdict.rule == id)
      #expect(!verdict.measured.isEmpty, "\(example.caption)")
      #expect(verdict.measured.first?.limit != nil, "\(example.caption): nothing to compare with")
      #expect(verdict.message.hasSuffix("."), "\(verdict.message)")
      #expect(verdict.message.contains { $0.isNumber }, "no number in “\(verdict.message)”")
      #expect(verdict.shortfall >= 0)
    }
  }
}
