import JSONText
import Model
import Reporting
import TestSupport
import Testing

@testable import LargePrint

/// From storyboards to the screens that a report keeps for drawing.
@Suite("Kept screens") struct KeptScreenTests {
  private typealias Fixture = ScreenFixture

  /// A label of one line that is cut at large sizes, a hidden view with a label in it, an image.
  private static func flawed(_ text: String = "Choose where it goes today") -> ScreenFixture {
    ScreenFixture(
      views: [
        Fixture.label("A", text, (20, 120, 335, 20.5)),
        Fixture.view(
          "H", (20, 200, 200, 40), [Fixture.label("C", "Gone", (0, 0, 40, 20.5))],
          ties: ["C.leading = H.leading 0", "C.top = H.top 0"], attributes: "hidden=\"YES\""),
        Fixture.view("I", (20, 300, 100, 100), [], element: "imageView"),
      ],
      ties: [
        "A.leading = R.leading 20", "A.top = R.top 120", "R.trailing = A.trailing 20",
        "H.leading = R.leading 20", "H.top = R.top 200", "I.leading = R.leading 20",
        "I.top = R.top 300",
      ])
  }

  /// The same with room to wrap.
  private static var sound: ScreenFixture {
    ScreenFixture(
      views: [Fixture.label("A", "Choose where it goes", (20, 120, 165, 20.5), lines: 0)],
      ties: [
        "A.leading = R.leading 20", "A.top = R.top 120", "R.trailing >= A.trailing 20",
      ])
  }

  private static func audit(
    _ files: [(String, String)], change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> Report {
    let workshop = try Workshop()
    for (name, text) in files { try workshop.write(text, as: name) }
    return try await workshop.audit(change: change)
  }

  @Test("a screen with a flaw is kept at every size that was asked for, without hidden views")
  func kept() async throws {
    let report = try await Self.audit([
      ("Bad.storyboard", Self.flawed().storyboard), ("Good.storyboard", Self.sound.storyboard),
    ])
    #expect(report.screenLayouts.count == 1 && report.omittedScreens == 0)
    let screen = try #require(report.screenLayouts.first)
    #expect(screen.screen.contains("Bad.storyboard") && screen.locale == "und")
    #expect(screen.views.map(\.id) == ["R", "A", "I"])
    #expect(screen.views.map(\.parent) == [nil, 0, 0])
    #expect(screen.steps.map(\.category) == ContentSizeCategory.allCases)
    for step in screen.steps {
      let cell = try #require(
        report.cells(of: "A").first { $0.traits.category == step.category })
      let bounds = try #require(cell.layout?.bounds)
      #expect(bounds.width == step.frames[1].width && bounds.height == step.frames[1].height)
    }
    let large = try await Self.audit([("Bad.storyboard", Self.flawed().storyboard)]) { options in
      options.categories = [.accessibilityLarge, .small]
    }
    #expect(large.screenLayouts.first?.steps.map(\.category) == [.small, .accessibilityLarge])
  }

  @Test("the language of the worst cell is kept beside that of the input") func languages()
    async throws
  {
    let report = try await Self.audit([
      ("Base.lproj/Bad.storyboard", Self.flawed("Choose where").storyboard),
      ("de.lproj/Bad.strings", "\"A.text\" = \"Bitte wählen Sie zuerst das Ziel der Reise\";\n"),
      ("fr.lproj/Bad.strings", "\"A.text\" = \"Choisir\";\n"),
    ])
    #expect(report.screenLayouts.map(\.locale) == ["und", "de"])
  }

  @Test("one worker or four keep the same, and parts of an audit joined come to the whole")
  func deterministic() async throws {
    let workshop = try Workshop()
    for number in 1...5 {
      let text = "Choose where it goes " + String(repeating: "now ", count: number)
      try workshop.write(Self.flawed(text).storyboard, as: "\(number).storyboard")
    }
    let whole = try await workshop.audit { $0.workers = 4 }
    #expect(whole.screenLayouts.count == 5)
    let ranks = whole.screenLayouts.map { layouts in
      whole.findings.firstIndex { layouts.screen.hasPrefix($0.source.file + "#") } ?? -1
    }
    #expect(ranks == ranks.sorted())
    #expect(try await workshop.audit { $0.workers = 1 } == whole)
    var parts: [Report] = []
    for index in 1...3 {
      parts.append(try await workshop.audit { $0.shard = Shard(index: index, count: 3) })
    }
    #expect(try ReportMerge(parts).report == whole)
  }

  @Test("of several widths the first is kept", arguments: [true, false])
  func widths(judgesOwnWidth: Bool) async throws {
    let report = try await Self.audit([("Bad.storyboard", Self.flawed().storyboard)]) { options in
      (options.judgesOwnWidth, options.widths) = (judgesOwnWidth, [320, 430])
    }
    #expect(report.screenLayouts.map(\.extent.width) == [judgesOwnWidth ? 375 : 320])
    #expect(report.matrix?.flaws.isEmpty == false)
  }
}
