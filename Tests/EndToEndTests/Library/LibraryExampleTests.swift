import Foundation
import LargePrint
import Model
import TestSupport
import Testing

// The two examples of the documentation, compiled and run as they stand there.

@Suite("Library: a screen in a team's tests") struct SignInScreenExample {
  @Test("what Sign in with Apple needs fits at every size") func signIn() async throws {
    var options = AuditOptions(paths: [Repository.path(of: "Examples/sign-in-flow")])
    try options.adoptConfiguration()
    options.fontFolders = [Repository.path(of: "fonts")]
    options.rules = ["small-apple-button", "apple-button-size"]
    let audit = try await Audit(options).check()
    #expect(audit.passes)
  }
}

@Suite("Library: a control described in code") struct DescribedControlExample {
  /// Audits one label of a width, as a design system would each of its own.
  private func audit(title: String, width: Int) async throws -> AuditCheck {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let manifest = """
      {"version": 1, "controls": [
        {"id": "badge", "kind": "label", "title": "\(title)", "font": {"textStyle": "headline"},
         "lines": 1, "width": \(width), "adjustsFontForContentSizeCategory": true}
      ]}
      """
    let file = folder.appending(path: "badge.largeprint.json")
    try Data(manifest.utf8).write(to: file)
    var options = AuditOptions(paths: [file.path])
    options.fontFolders = [Repository.path(of: "fonts")]
    return try await Audit(options).check(failingOn: ["text-truncated", "text-clipped"])
  }

  @Test("a short title fits, a long one fails with words that say where") func badges() async throws
  {
    let short = try await audit(title: "New", width: 300)
    #expect(short.passes)
    #expect("\(short)" == "nothing fails")
    let long = try await audit(title: "Available from next week on", width: 120)
    #expect(!long.passes)
    #expect("\(long)".contains("badge.largeprint.json:2 badge: "))
    #expect("\(long)".contains("[text-truncated]"))
    #expect(long.failures.first?.rule == "text-truncated")
  }

  @Test("an unknown word is refused") func unknown() async throws {
    let audit = Audit(AuditOptions(paths: ["."]))
    await #expect(throws: AuditError.self) { try await audit.check(failingOn: ["text-trunkated"]) }
  }
}
