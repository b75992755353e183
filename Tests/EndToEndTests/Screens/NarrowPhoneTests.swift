import LargePrint
import Model
import TestSupport
import Testing

/// Screens drawn for 375 points, judged on the narrowest phone as well.
@Suite("The narrowest phone") struct NarrowPhoneTests {
  private typealias Fixture = ScreenFixture

  /// A line of about 310 points at Large, which 335 points hold and 280 do not.
  private static func report(
    _ text: String = "Show all platforms and piers near us now", device: String = "retina4_7",
    change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> Report {
    let fixture = ScreenFixture(
      views: [Fixture.label("L", text, (20, 120, 335, 20.5))],
      ties: ["L.leading = R.leading 20", "L.top = R.top 120", "R.trailing = L.trailing 20"])
    let workshop = try Workshop()
    try workshop.write(
      fixture.storyboard.replacing("retina4_7", with: device), as: "Screen.storyboard")
    return try await workshop.audit { options in
      options.categories = [.large, .accessibilityMedium]
      change(&options)
    }
  }

  @Test("a line that fits on the file's own device alone") func narrower() async throws {
    let report = try await Self.report()
    #expect(report.cells(of: "L").map(\.outcome) == [.passes, .fails])
    let matrix = try #require(report.matrix)
    #expect(matrix.widths == [320] && matrix.isBesideOwn)
    #expect(matrix.counts == [.fails: 2])
    #expect(matrix.flaws.map(\.cell.traits.containerWidth) == [320, 320])
    #expect(matrix.flaws.map(\.cell.layout?.bounds.width) == [280, 280])
  }

  @Test("its finding says on which screen it begins") func words() async throws {
    let report = try await Self.report()
    let finding = try #require(report.findings.first { $0.rule == "text-truncated" })
    #expect(finding.occurrences.map(\.width) == [320, nil])
    #expect(
      finding.message.hasPrefix("At every size, first on a screen 320 pt wide, the text needs"))
  }

  @Test("only a screen that is not its own is named") func alone() async throws {
    let report = try await Self.report { $0.categories = [.large] }
    let finding = try #require(report.findings.first { $0.rule == "text-truncated" })
    #expect(finding.message.hasPrefix("At Large, on a screen 320 pt wide, the text needs"))
  }

  @Test("is left out where it is not asked for, or where the file is drawn for it or a tablet")
  func spared() async throws {
    #expect(try await Self.report { $0.widths = [] }.matrix == nil)
    #expect(try await Self.report(device: "ipad9_7").matrix == nil)
  }

  @Test("a line that both hold passes on both") func both() async throws {
    let report = try await Self.report("Show all platforms")
    #expect(report.matrix?.counts == [.passes: 2])
    #expect(report.findings == [])
  }
}
