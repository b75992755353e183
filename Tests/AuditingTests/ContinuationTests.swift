import Model
import Testing

@testable import Auditing

/// Sentences of rules behind the sizes and controls that they are said of.
@Suite("Sentences that go on") struct ContinuationTests {
  private static func message(ofConflict statement: String) throws -> String {
    let subject = ExampleScreen(
      box: Rectangle(x: 20, y: 40, width: 200, height: 60),
      broken: [BrokenConstraint(id: "c", statement: statement, error: 21)]
    ).subject
    guard case .broken(let verdict) = Rule.constraintConflict.judge(subject, RuleOptions()) else {
      return ""
    }
    let cell = FindingFolderTests.cell(.large, verdict)
    let findings = FindingFolder().fold(
      [ControlResult(control: FindingFolderTests.control(), cells: [cell])])
    return try #require(findings.first).message
  }

  @Test(
    "the names of views stay as they are",
    arguments: ["Alpha.height = 60", "Inside vertical compression resistance", "The.top = A.top"])
  func views(_ statement: String) throws {
    #expect(
      try Self.message(ofConflict: statement)
        == "At Large, the constraint \(statement) cannot be kept and is missed by 21.0 pt.")
  }

  @Test("a sentence's own word is made small, a name is not") func words() {
    #expect("The title runs over.".goingOn == "the title runs over.")
    #expect("Text is left out".goingOn == "text is left out")
    #expect("Apple’s button forbids this size".goingOn == "Apple’s button forbids this size")
    #expect("Sign in with Apple is too small".goingOn == "Sign in with Apple is too small")
    #expect("".goingOn.isEmpty)
  }

  @Test(
    "what rules say of cells begins with a word of its own",
    arguments: Rule.all.filter { $0.scope == .cell })
  func begin(_ rule: Rule) {
    let own = ["The", "A", "No", "Ink", "Were"]
    for example in rule.examples {
      guard case .broken(let verdict) = rule.judge(example.subject, RuleOptions()) else { continue }
      let first = verdict.message.split(separator: " ").first.map(String.init) ?? ""
      #expect(own.contains(first), "\(verdict.message)")
    }
  }
}
