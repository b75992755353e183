import LargePrint
import Model
import TestSupport
import Testing

/// A screen that is too tall for a small phone (case B28, pair P28), rebuilt as two documents of our
/// own: all at fixed places, and the same in a scroll view with an image that may shrink.
@Suite("Pair of screens") struct ScreenPairTests {
  private typealias Fixture = PairFixture

  private static func text(
    _ id: String, _ words: String, lines: Int, y: Double, height: Double, font: String
  ) -> String {
    Fixture.view(
      "label", id, [16, y, 288, height],
      #"text="\#(words)" textAlignment="center" numberOfLines="\#(lines)""#, font)
  }

  private static func button(_ id: String, _ title: String, y: Double) -> String {
    Fixture.view(
      "button", id, [0, y, 288, 56], #"buttonType="system""#,
      Fixture.system(18) + #"<state key="normal" title="\#(title)"/>"#
        + "<constraints>" + Fixture.tie("\(id).height", nil, 56) + "</constraints>")
  }

  /// The parts of the screen, top to bottom, below a place named `top` and above one named `bottom`.
  private static func parts(top: String, bottom: String, sides: String, imageRelation: String)
    -> (views: String, constraints: String)
  {
    let image = Fixture.view(
      "imageView", "image", [80, 60, 160, 160], #"verticalCompressionResistancePriority="250""#,
      "<constraints>" + Fixture.tie("image.height", nil, 160, relation: imageRelation)
        + Fixture.tie("image.width", nil, 160) + "</constraints>")
    let stack = Fixture.view(
      "stackView", "stack", [16, 352, 288, 200], #"axis="vertical" spacing="16""#,
      "<subviews>" + button("email", "Go on with e-mail", y: 0)
        + button("phone", "Go on with a phone number", y: 72) + button("later", "Not now", y: 144)
        + "</subviews>")
    let views =
      image
      + text(
        "heading", "Sign in or join", lines: 1, y: 234, height: 31,
        font: Fixture.system(22, type: "boldSystem"))
      + text(
        "body", "Keep your tickets on all your devices, and never lose a boat you have booked.",
        lines: 0, y: 273, height: 64.5, font: Fixture.system(18))
      + stack
    let sideways = ["heading", "body", "stack"].flatMap { id in
      [
        Fixture.tie("\(id).leading", "\(sides).leading", 16),
        Fixture.tie("\(sides).trailing", "\(id).trailing", 16),
      ]
    }
    let upright = [
      Fixture.tie("image.centerX", "\(sides).centerX"),
      Fixture.tie("image.top", "\(top).top", 60, priority: 750),
      Fixture.tie("heading.top", "image.bottom", 14), Fixture.tie("body.top", "heading.bottom", 8),
      Fixture.tie("heading.height", nil, 31),
      Fixture.tie("stack.top", "body.bottom", 8, relation: "greaterThanOrEqual"),
      Fixture.tie("\(bottom).bottom", "stack.bottom", 16),
    ]
    return (views, (sideways + upright).joined())
  }

  private static func report(_ views: String, constraints: String) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(
      Fixture.xib(device: "retina4_0", width: 320, height: 568, views, constraints: constraints),
      as: "Intro.xib")
    return try await workshop.audit { $0.assumesScaling = true }
  }

  private static func before() async throws -> Report {
    let parts = parts(top: "safe", bottom: "safe", sides: "safe", imageRelation: "equal")
    return try await report(parts.views, constraints: parts.constraints)
  }

  private static func after() async throws -> Report {
    let parts = parts(
      top: "content", bottom: "content", sides: "content", imageRelation: "lessThanOrEqual")
    let fill =
      ["top", "leading"].map { Fixture.tie("content.\($0)", "scroll.\($0)") }
      + ["bottom", "trailing"].map { Fixture.tie("scroll.\($0)", "content.\($0)") }
      + [Fixture.tie("content.width", "scroll.width")]
    let content = Fixture.view(
      "view", "content", [0, 0, 320, 592], "",
      "<subviews>\(parts.views)</subviews><constraints>\(parts.constraints)</constraints>")
    let scroll = Fixture.view(
      "scrollView", "scroll", [0, 64, 320, 504], "",
      "<subviews>\(content)</subviews><constraints>\(fill.joined())</constraints>")
    let outer =
      ["top", "leading"].map { Fixture.tie("scroll.\($0)", "safe.\($0)") }
      + ["bottom", "trailing"].map { Fixture.tie("safe.\($0)", "scroll.\($0)") }
    return try await report(scroll, constraints: outer.joined())
  }

  /// What is said of the paragraph's lines.
  private static func truncation(_ report: Report) throws -> [CellVerdict] {
    let body = try #require(report.controls.first { $0.control.source.object == "body" })
    return body.cells.flatMap { cell in
      cell.verdicts.filter { $0.rule == "text-truncated" }.map {
        CellVerdict(category: cell.traits.category, outcome: $0.outcome, words: $0.message)
      }
    }
  }

  private struct CellVerdict {
    let category: ContentSizeCategory
    let outcome: Outcome
    let words: String
  }

  @Test("P28: fixed places leave the paragraph no room on 320 by 568 points; a scroll view does")
  func intro() async throws {
    let (before, after) = (try await Self.before(), try await Self.after())
    #expect(before.controls.count == 5)
    #expect(before.controls.map(\.control.kind) == after.controls.map(\.control.kind))
    let flaw = try Self.truncation(before)
    let fromMedium = ContentSizeCategory.allCases.filter { $0 >= .accessibilityMedium }
    #expect(flaw.map(\.category) == fromMedium)
    #expect(flaw.first?.words.hasPrefix("The text needs 4 lines and gets 3") == true)
    // Of the cure one size at most is left, where a line is so full that the real font may need one more.
    let rest = try Self.truncation(after)
    #expect(rest.count <= 1 && rest.allSatisfy { $0.outcome == .needsReview })
    withKnownIssue(
      """
      the image's place and the paragraph's height give way at the same priority of 750, which leaves \
      open which of them does; and at Large the image runs 19 points under the bar, where no text is
      """
    ) {
      #expect(flaw.contains { $0.outcome == .fails })
    }
  }
}
