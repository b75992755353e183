import LargePrint
import Model
import TestSupport
import Testing

/// Screens from the file to the verdicts: each flaw and its cure.
@Suite("Solved screens, whole") struct SolvedScreenTests {
  private typealias Fixture = ScreenFixture

  private static func audit(_ fixture: ScreenFixture) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(fixture.storyboard, as: "Screen.storyboard")
    return try await workshop.audit { $0.assumesScaling = true }
  }

  private static func outcomes(
    _ report: Report, of rule: String, on id: String
  ) -> [Outcome] {
    report.cells(of: id).map { cell in
      cell.verdicts.filter { $0.rule == rule }.map(\.outcome).max() ?? .passes
    }
  }

  @Test("a button that hugs its title and has room to grow passes at every size")
  func hugging() async throws {
    let report = try await Self.audit(
      ScreenFixture(
        views: [Fixture.button("B", "Continue", (20, 120, 69, 32.5))],
        ties: [
          "B.leading = R.leading 20", "B.top = R.top 120", "R.trailing >= B.trailing 20",
        ]))
    #expect(Set(report.cells(of: "B").map(\.outcome)) == [.passes])
  }

  @Test("the same with a fixed width fails") func fixedWidth() async throws {
    let report = try await Self.audit(
      ScreenFixture(
        views: [
          Fixture.button(
            "B", "Continue", (20, 120, 80, 34),
            inner: "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/>"
              + "</constraints>")
        ],
        ties: ["B.leading = R.leading 20", "B.top = R.top 120"]))
    let outcomes = Self.outcomes(report, of: "text-truncated", on: "B")
    #expect(outcomes.prefix(4) == [.passes, .passes, .passes, .passes])
    #expect(outcomes.last == .fails)
  }

  @Test("two labels that nothing ties to each other overlap") func overlap() async throws {
    let report = try await Self.audit(Self.row(tied: false))
    let outcomes = Self.outcomes(report, of: "views-overlap", on: "B")
    #expect(outcomes[3] == .passes)
    #expect(outcomes.last == .fails)
    #expect(!report.findings.contains { $0.rule == "views-overlap" && $0.control.hasSuffix("#A") })
  }

  @Test("tied to each other they do not; one is cut, and which of the two is open")
  func tiedRow() async throws {
    let report = try await Self.audit(Self.row(tied: true))
    #expect(!report.findings.contains { $0.rule == "views-overlap" })
    let cut = report.findings.filter { $0.rule == "text-truncated" }
    #expect(!cut.isEmpty)
    for finding in cut {
      #expect(finding.outcome == .needsReview, "equal priorities do not say which gives way")
      #expect(finding.message.contains("leave its width open"), "\(finding.message)")
    }
    let large = ["A", "B"].map { Self.outcomes(report, of: "text-truncated", on: $0)[3] }
    #expect(large == [.passes, .passes], "at Large both have room, and nothing is open")
  }

  private static func row(tied: Bool) -> ScreenFixture {
    ScreenFixture(
      views: [
        Fixture.label("A", "Delivery address", (20, 120, 127, 20.5)),
        Fixture.label("B", "Change it today", (234.5, 120, 120.5, 20.5)),
      ],
      ties: [
        "A.leading = R.leading 20", "A.top = R.top 120", "R.trailing = B.trailing 20",
        "B.top = R.top 120",
      ] + (tied ? ["B.leading >= A.trailing 8"] : []))
  }

  @Test("a line that nothing ends is pushed off the screen; a tied one wraps")
  func pushedOff() async throws {
    let ties = ["A.leading = R.leading 20", "A.top = R.top 120"]
    let label = Fixture.label("A", "Choose where it goes", (20, 120, 165, 20.5), lines: 0)
    let open = try await Self.audit(ScreenFixture(views: [label], ties: ties))
    #expect(Self.outcomes(open, of: "pushed-off-screen", on: "A").last == .fails)
    let tied = try await Self.audit(
      ScreenFixture(views: [label], ties: ties + ["R.trailing >= A.trailing 20"]))
    #expect(Set(tied.cells(of: "A").map(\.outcome)) == [.passes])
  }

  private static let story = String(
    repeating: "The ferry leaves at noon and is back before it gets dark. ", count: 4)

  @Test("a column that outgrows the screen needs to scroll; in a scroll view it passes")
  func scroll() async throws {
    let label = Fixture.label("A", Self.story, (20, 400, 335, 130.5), lines: 0)
    let plain = try await Self.audit(
      ScreenFixture(
        views: [label],
        ties: ["A.leading = R.leading 20", "A.top = R.top 400", "R.trailing = A.trailing 20"]))
    #expect(Self.outcomes(plain, of: "needs-scroll", on: "A").last == .fails)
    let inner = [
      "A.leading = V.leading 20", "A.top = V.top 400", "V.trailing = A.trailing 20",
      "V.bottom = A.bottom 20", "A.width = V.width - 40",
    ]
    let scrolled = try await Self.audit(
      ScreenFixture(
        views: [
          Fixture.view("V", (0, 0, 375, 667), [label], element: "scrollView", ties: inner)
        ],
        ties: [
          "V.leading = R.leading", "V.top = R.top", "R.trailing = V.trailing",
          "R.bottom = V.bottom",
        ]))
    #expect(Set(scrolled.cells(of: "A").map(\.outcome)) == [.passes])
  }

  @Test("a neighbour that resists more leaves the other nothing") func squeezed() async throws {
    let report = try await Self.audit(
      ScreenFixture(
        views: [
          Fixture.label(
            "A", "Delivery address and more", (20, 120, 203, 20.5),
            attributes: "horizontalCompressionResistancePriority=\"760\""),
          Fixture.label("B", "Change", (295.5, 120, 59.5, 20.5)),
        ],
        ties: [
          "A.leading = R.leading 20", "A.top = R.top 120", "R.trailing = B.trailing 20",
          "B.top = R.top 120", "B.leading >= A.trailing 8",
        ]))
    #expect(Self.outcomes(report, of: "squeezed-neighbour", on: "B").last == .fails)
  }

  @Test("a text that may not be compressed in a fixed container is a conflict")
  func conflict() async throws {
    let label = Fixture.label(
      "A", "Delivery address", (16, 12, 127, 20.5), lines: 0,
      attributes: "verticalCompressionResistancePriority=\"1000\"")
    let inner = [
      "A.leading = V.leading 16", "A.top = V.top 12", "V.trailing >= A.trailing 16",
      "V.bottom = A.bottom 11.5", "V.height = 44",
    ]
    let report = try await Self.audit(
      ScreenFixture(
        views: [Fixture.view("V", (20, 120, 335, 44), [label], ties: inner)],
        ties: ["V.leading = R.leading 20", "V.top = R.top 120", "R.trailing = V.trailing 20"]))
    let outcomes = Self.outcomes(report, of: "constraint-conflict", on: "A")
    #expect(outcomes[3] == .passes)
    #expect(outcomes.last == .fails)
  }

  @Test("a frame that the constraints do not give is no proof of anything")
  func untrusted() async throws {
    let report = try await Self.audit(
      ScreenFixture(
        views: [Fixture.label("A", "Delivery address", (20, 120, 90, 20.5))],
        ties: [
          "A.leading = R.leading 20", "A.top = R.top 120", "R.trailing >= A.trailing 20",
        ]))
    #expect(report.findings.allSatisfy { $0.rule != "views-overlap" })
  }

  @Test("a screen on which two views have one id is not solved") func twice() async throws {
    let label = Fixture.label("A", "Choose where it goes", (20, 120, 165, 20.5), lines: 0)
    let ties = ["A.leading = R.leading 20", "A.top = R.top 120"]
    let once = try await Self.audit(ScreenFixture(views: [label], ties: ties))
    let twice = try await Self.audit(ScreenFixture(views: [label, label], ties: ties))
    #expect(!once.findings.isEmpty)
    #expect(!twice.findings.contains { $0.rule == "pushed-off-screen" })
  }

  @Test("a screen with a constraint that UIKit refuses is not solved, and nothing on it is proven")
  func refused() async throws {
    let long = "Choose where it goes when you save a document for the first time"
    let views = [
      Fixture.label("A", long, (20, 120, 353, 20.5), lines: 0),
      Fixture.label("B", "Save", (20, 160, 165, 20.5), lines: 0),
    ]
    let ties = [
      "A.leading = R.leading 20", "R.trailing = A.trailing 20", "A.top = R.top 120",
      "B.leading = R.leading 20", "B.top = A.bottom 8", "B.top = A.width 8",
    ]
    let report = try await Self.audit(ScreenFixture(views: views, ties: ties))
    #expect(report.notices.contains { $0.reason == .invalidValue })
    let outcomes = Set(report.controls.flatMap(\.cells).map(\.outcome))
    #expect(outcomes == [.needsReview])
  }

  @Test("boxes of lines that meet without their ink are no overlap") func airBetween() async throws
  {
    let report = try await Self.audit(
      ScreenFixture(
        views: [
          Fixture.label("A", "Why", (20, 120, 120, 44)),
          Fixture.label("B", "Get it", (20, 172, 120, 44)),
        ],
        ties: [
          "A.leading = R.leading 20", "A.top = R.top 120", "B.leading = R.leading 20",
          "B.top = A.top 52", "A.height = R.height -623", "B.height = R.height -623",
        ]))
    #expect(!report.findings.contains { $0.rule == "views-overlap" })
  }
}
