import Model
import TestSupport
import Testing

@testable import LargePrint

@Suite("Budgets and audits") struct BudgetAgreementTests {
  private static let rules = ["text-truncated", "text-clipped", "text-touches-edge", "word-broken"]
  private static let sizes: [ContentSizeCategory] = [.large, .accessibilityExtraExtraExtraLarge]

  private static func options(_ path: String) -> AuditOptions {
    var options = AuditOptions(paths: [path])
    options.fontFolders = [Repository.path(of: "fonts")]
    options.categories = sizes
    options.widths = []
    return options
  }

  /// Holds budgets to what an audit of the same files says; gives the budgets.
  private static func compare(_ path: String) async throws -> [Budget] {
    var asked = options(path)
    let budgets = try await BudgetRun(asked).result().budgets
    asked.rules = rules
    let report = try await Audit(asked).run()
    let failing = Set(
      report.controls.flatMap { result in
        result.cells.filter { $0.outcome == .fails }.map {
          let title = result.control.titles[$0.titleIndex]
          return "\(result.control.id) \(title.locale) \(title.state) \(title.title.text)"
        }
      })
    let exceeded = Set(
      budgets.filter(\.isExceeded).map { "\($0.control) \($0.locale) \($0.state) \($0.text)" })
    #expect(exceeded == failing)
    for budget in budgets where !budget.text.isEmpty {
      for room in budget.rooms {
        #expect(room.characters ?? 0 <= room.mostCharacters ?? .max)
        #expect((room.characters == nil) == (room.mostCharacters == nil))
      }
    }
    return budgets
  }

  @Test("agree on labels of every number of lines, with breaks and in other scripts")
  func labels() async throws {
    let texts = [
      ("en", #"First line\nSecond line"#), ("ar", "لا توجد رسائل جديدة في هذا الصندوق."),
      ("ja", "このアカウントでは、写真と連絡先をまとめて保存できます。"), ("de", "Rechtsschutzversicherung"),
    ]
    let controls = texts.enumerated().flatMap { index, text in
      [0, 1, 2].map { lines in
        """
        {"id": "c\(index)-\(lines)", "kind": "label", "font": {"textStyle": "body"},
         "titles": [{"locale": "\(text.0)", "text": "\(text.1)"}], "lines": \(lines), "width": 230}
        """
      }
    }
    let workshop = try Workshop()
    try workshop.write(
      "{\"version\": 1, \"controls\": [\(controls.joined(separator: ","))]}",
      as: "a.largeprint.json")
    let budgets = try await Self.compare(workshop.path)
    #expect(budgets.count == 12)
    let unlimited = budgets.filter { $0.control.hasSuffix("c0-0") || $0.control.hasSuffix("c1-0") }
    #expect(unlimited.map(\.isExceeded) == [false, false])
    #expect(unlimited.flatMap(\.rooms).allSatisfy { ($0.characters ?? .max) > 3 })
  }

  @Test("agree on the bundled storyboards, whose screens are solved")
  func storyboards() async throws {
    let budgets = try await Self.compare(Repository.path(of: "Examples/sign-in-flow"))
    #expect(budgets.contains { $0.doubts.contains { $0.hasPrefix("its room is what its screen") } })
  }

  @Test("a text of several lines is measured as it stands") func ruler() {
    #expect(Ruler("First line\nSecond").prefix(17) == "First line\nSecond")
    #expect(Ruler("Sign in").prefix(15) == "Sign in Sign in")
    #expect(Ruler("Sign in").prefix(8) == "Sign inS")
    #expect(Ruler("Name: ").prefix(12) == "Name: Name:N")
    #expect(Ruler("Send").prefix(6) == "SendSe")
    #expect(Ruler(" \n").prefix(2) == "nn")
  }

  @Test("what cannot be read is told") func notices() async throws {
    let workshop = try Workshop()
    try workshop.write("{", as: "a.largeprint.json")
    let result = try await BudgetRun(Self.options(workshop.path)).result()
    #expect(result.budgets.isEmpty)
    #expect(result.notices.map(\.reason) == [.notWellFormed])
  }
}
