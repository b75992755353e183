import Model
import TestSupport
import Testing

@testable import LargePrint

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

  @Test("a field of a fixed height is cured by a least height, in the file as well")
  func curedField() async throws {
    func field(_ relation: String, _ height: Int) -> String {
      PairFixture.storyboard(
        device: "retina6_12", width: 393, height: 852,
        PairFixture.view(
          "textField", "field", [20, 100, 353, 34],
          #"borderStyle="roundedRect" placeholder="E-mail" adjustsFontForContentSizeCategory="YES""#,
          #"<constraints><constraint firstAttribute="height" \#(relation)constant="\#(height)" "#
            + #"id="h"/></constraints>"# + PairFixture.style("Body")),
        constraints: PairFixture.tie("field.leading", "root.leading", 20)
          + PairFixture.tie("root.trailing", "field.trailing", 20)
          + PairFixture.tie("field.top", "root.top", 100))
    }
    let workshop = try Workshop()
    try workshop.write(field("", 34), as: "Sign.storyboard")
    let report = try await workshop.audit { $0.searchesCures = true }
    let cure = try #require(report.controls.first?.cure)
    #expect(cure.changes == [.leastHeight(44, inPlaceOf: 34)])
    #expect(cure.outcome == .passes)
    var options = AuditOptions(paths: [])
    options.fontFolders = [Repository.path(of: "fonts")]
    let result = try FileCure(path: workshop.path + "/Sign.storyboard", options: options).run()
    #expect(
      String(decoding: result.bytes, as: UTF8.self)
        == field(#"relation="greaterThanOrEqual" "#, 44))
  }

  @Test("supposing Dynamic Type supposes nothing of bars and segments") func supposed() async throws
  {
    let report = try await auditRepository(Self.path) { $0.assumesScaling = true }
    for object in ["span", "tab", "edit", "title"] {
      #expect(!report.cells(of: object).contains { $0.isWhatIf }, "\(object)")
    }
  }

  @Test("placeholders, segments and bar items are translated by their own keys") func translated()
    async throws
  {
    let field = PairFixture.view(
      "textField", "fie-ld-001", [20, 100, 353, 34], #"placeholder="Your name""#,
      PairFixture.style("Body"))
    let segments = PairFixture.view(
      "segmentedControl", "seg-me-001", [20, 200, 353, 32], "",
      #"<segments><segment title="Day"/><segment title="Week"/></segments>"#)
    let workshop = try Workshop()
    try workshop.write(
      PairFixture.storyboard(
        device: "retina6_12", width: 393, height: 852, field + segments, constraints: ""
      ).replacing(
        "</viewController>",
        with: #"<navigationItem title="Account" id="nav-it-001"/></viewController>"#),
      as: "Base.lproj/Main.storyboard")
    try workshop.write(
      """
      "fie-ld-001.placeholder" = "Dein Name";
      "seg-me-001.segmentTitles[1]" = "Woche";
      "nav-it-001.title" = "Konto";
      """, as: "de.lproj/Main.strings")
    let report = try await workshop.audit()
    func german(_ object: String) -> [String] {
      let control = report.controls.first { $0.control.source.object == object }?.control
      let titles = control?.titles.filter { $0.locale == "de" && $0.origin == .translated } ?? []
      return titles.map { ($0.part.name ?? "text") + ": " + $0.title.text }
    }
    #expect(german("fie-ld-001") == ["placeholder: Dein Name"])
    #expect(german("seg-me-001") == ["segment 2: Woche"])
    #expect(german("nav-it-001") == ["text: Konto"])
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
