import Auditing
import Model
import TestSupport
import Testing

@testable import LargePrint

/// Screens that take more work than is allowed.
@Suite("Screens beyond the limit of work") struct UnsolvedScreenTests {
  private typealias Fixture = ScreenFixture

  /// Labels below each other.
  private static func list(_ count: Int) -> String {
    var fixture = Fixture()
    for index in 0..<count {
      fixture.views.append(
        Fixture.label("L\(index)", "Label", (16, 20 + 28.5 * Double(index), 45, 20.5)))
      fixture.ties += [
        "L\(index).leading = R.leading 16",
        index == 0 ? "L0.top = R.top 20" : "L\(index).top = L\(index - 1).bottom 8",
      ]
    }
    return fixture.storyboard
  }

  /// Lays out a screen of many labels and one of few.
  private static func run(mostWork: Int?, workers: Int) async throws -> LayoutRun.Result {
    let workshop = try Workshop()
    try workshop.write(list(40), as: "Many.storyboard")
    try workshop.write(list(1), as: "One.storyboard")
    var options = AuditOptions(paths: [workshop.path])
    options.workers = workers
    let input = try await InputReading(options: options).readLocalized()
    let fonts = try FontSetup.library(folders: [Repository.path(of: "fonts")])
    var run = LayoutRun(
      controls: input.controls, screens: input.screens, options: options, fonts: fonts,
      auditor: Auditor())
    run.mostWork = mostWork
    return await run.run { _, _ in }
  }

  @Test("such a screen is one notice, and its controls are judged alone", arguments: [1, 4])
  func notice(workers: Int) async throws {
    let result = try await Self.run(mostWork: 1500, workers: workers)
    #expect(result.notices.count == 1 && result.failure == nil)
    let notice = try #require(result.notices.first)
    #expect(notice.reason == .layoutFailed)
    #expect(notice.source.file.hasSuffix("Many.storyboard"))
    #expect(
      notice.message == "The screen viewController is not solved: solving its constraints takes "
        + "too much work. Each of its controls is judged as if it stood alone.")
    #expect(result.controls.count == 41)
    for control in result.controls {
      #expect(control.cells.count == 12 && control.cells.allSatisfy { $0.layout != nil })
    }
  }

  @Test("within the usual limit there is no notice") func usual() async throws {
    #expect(try await Self.run(mostWork: nil, workers: 1).notices.isEmpty)
  }

  @Test(
    "a screen that is not solved in several widths is one notice, at the same place when merged")
  func merged() {
    func notice(_ file: String, _ reason: Notice.Reason, _ message: String) -> Notice {
      Notice(source: SourceReference(file: file), reason: reason, message: message)
    }
    let unsolved = ["a.xib", "b.xib"].map { notice($0, .layoutFailed, "Not solved.") }
    #expect(NoticeMerge.once([unsolved[0], unsolved[0], unsolved[1]]) == unsolved)
    let (empty, font) = (notice("b.xib", .empty, "E"), notice("a.xib", .missingFont, "F"))
    var parts = [SampleFinding.report([]), SampleFinding.report([])]
    parts[0].notices = [unsolved[0], font]
    parts[1].notices = [empty, unsolved[1]]
    #expect(NoticeMerge(parts).notices == [empty, unsolved[0], unsolved[1], font])
  }
}
