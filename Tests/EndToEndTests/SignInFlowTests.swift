import LargePrint
import Model
import TestSupport
import Testing

/// The bundled audit of both articles about Sign in with Apple.
@Suite("Sign-in flow, whole") struct SignInFlowTests {
  private func findings(_ report: Report, of object: String) -> [Finding] {
    report.findings.filter { $0.source.object == object }
  }

  @Test("the sizes of the button's example fail and pass as their names say")
  func sizes() async throws {
    let report = try await auditRepository("Examples/apple-id-button")
    #expect(report.notices == [])
    // 30 points are the guidelines' least for this button and below what they ask of a target.
    func broken(_ object: String) -> [String] {
      findings(report, of: object).filter { $0.outcome == .fails }.map(\.rule)
    }
    #expect(broken("too-wide") == ["apple-button-size"])
    #expect(broken("too-high") == ["apple-button-size"])
    #expect(broken("unknown-style") == ["unknown-apple-button-value"])
    #expect(broken("least") == ["small-target"])
    #expect(broken("self-drawn").contains("apple-button-lettering"))
    #expect(!broken("self-drawn-cured").contains("apple-button-lettering"))
    for object in ["every-language", "widest", "highest", "Aid-BT-001"] {
      #expect(broken(object) == [], "\(object)")
    }
  }

  @Test("the smallest way to sign in is named with its neighbour; equals are left alone")
  func prominence() async throws {
    let report = try await auditRepository("Examples/sign-in-flow/providers.largeprint.json")
    let small = findings(report, of: "apple-small").filter { $0.outcome == .fails }
    #expect(small.map(\.rule).sorted() == ["crowded-apple-button", "lesser-apple-button"])
    let lesser = try #require(small.first { $0.rule == "lesser-apple-button" })
    #expect(lesser.message.contains("46.0 pt high and “Use a passkey” beside it 56.0 pt"))
    #expect(lesser.category == .large)
    #expect(findings(report, of: "apple-equal").allSatisfy { $0.outcome != .fails })
  }

  @Test("identifier, name and address are cut on one line and whole on several")
  func result() async throws {
    let report = try await auditRepository("Examples/sign-in-flow/result.largeprint.json")
    for object in ["user-identifier", "full-name", "relay-address"] {
      let flaw = report.cells(of: object)
      let cure = report.cells(of: object + "-cured")
      #expect(flaw.contains { $0.verdicts.contains { $0.rule == "text-truncated" } }, "\(object)")
      #expect(!cure.contains { $0.verdicts.contains { $0.rule == "text-truncated" } })
    }
    let scripts = report.controls.first { $0.control.source.object == "full-name" }
    #expect(scripts?.control.titles.map(\.locale) == ["en", "de", "el", "ar", "hi", "ja"])
  }

  @Test("each state of the credential has its screen; two lead back to Apple's button")
  func states() async throws {
    let report = try await auditRepository(
      "Examples/sign-in-flow/credential-states.largeprint.json")
    #expect(report.screens.compactMap(\.source.object) == ["authorized", "revoked", "not-found"])
    let apple = report.controls.map(\.control).filter { $0.kind == .appleIDButton }
    #expect(apple.compactMap { $0.appleIDButton?.type } == [.continueWith, .signUp])
    let hint = report.cells(of: "not-found-hint")
    #expect(hint.contains { $0.outcome == .fails })
    #expect(report.cells(of: "not-found-hint-cured").allSatisfy { $0.outcome != .fails })
  }

  @Test("one worker and four find the same neighbours") func workers() async throws {
    let reports = [
      try await auditRepository("Examples/sign-in-flow") { $0.workers = 1 },
      try await auditRepository("Examples/sign-in-flow") { $0.workers = 4 },
    ]
    #expect(reports[0].findings == reports[1].findings)
  }
}
