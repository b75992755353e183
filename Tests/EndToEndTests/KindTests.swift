import LargePrint
import Model
import TestSupport
import Testing

/// Fields, text views, segments and bars from a file to findings.
@Suite("More kinds, whole") struct KindTests {
  private static let path = "Examples/fields-and-bars"

  private func broken(_ report: Report, _ object: String) -> [String] {
    let findings = report.findings.filter {
      $0.source.object == object && $0.outcome == .fails
    }
    return Set(findings.map(\.rule)).sorted()
  }

  @Test("flaws fail, cures pass, and what the system keeps small is said and not failed")
  func bundled() async throws {
    let report = try await auditRepository(Self.path)
    #expect(report.notices == [])
    #expect(broken(report, "email") == ["small-target", "text-clipped", "text-truncated"])
    #expect(broken(report, "note") == ["text-clipped"])
    for object in ["email-cured", "note-cured", "span", "tab", "edit", "title"] {
      #expect(broken(report, object) == [], "\(object)")
      #expect(report.cells(of: object).count % 12 == 0)
    }
    for object in ["span", "tab", "edit"] {
      let control = try #require(report.controls.first { $0.control.source.object == object })
      #expect(control.control.remarks.count == 1)
      #expect(!report.findings.contains { $0.control == control.control.id })
    }
  }

  @Test("a placeholder is named in its finding, and has a fingerprint of its own")
  func parts() async throws {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"controls": [{"id": "field", "kind": "text-field", "width": 60, "height": 44,
        "title": "Anna Maria Sommer", "placeholder": "Your name on the ticket",
        "font": {"textStyle": "body"}, "adjustsFontForContentSizeCategory": true}]}
      """#, as: "field.largeprint.json")
    let report = try await workshop.audit()
    let cut = report.findings.filter { $0.rule == "text-truncated" }
    #expect(Set(cut.map(\.part)) == [.text, .placeholder])
    #expect(Set(cut.map(\.fingerprint)).count == 2)
    let placeholder = try #require(cut.first { $0.part == .placeholder })
    #expect(placeholder.message.contains("the placeholder needs"))
    #expect(placeholder.title == "Your name on the ticket")
  }

  @Test("supposing Dynamic Type supposes nothing of bars and segments") func supposed() async throws
  {
    let report = try await auditRepository(Self.path) { $0.assumesScaling = true }
    for object in ["span", "tab", "edit", "title"] {
      #expect(!report.cells(of: object).contains { $0.isWhatIf }, "\(object)")
    }
  }

  @Test("a fixed subtitle below a growing title is told, once") func subtitle() async throws {
    let workshop = try Workshop()
    try workshop.write(
      #"""
      {"controls": [{"id": "book", "kind": "configured-button", "title": "Book now",
        "configuration": {"subtitle": "Two seats left", "subtitleFont": {"system": 13}}}]}
      """#, as: "book.largeprint.json")
    let report = try await workshop.audit { $0.rules = ["fixed-text-size"] }
    #expect(report.findings.map(\.rule) == ["fixed-text-size"])
    #expect(report.findings.first?.message.hasPrefix("The subtitle stays at 13.0 pt") == true)
  }
}
