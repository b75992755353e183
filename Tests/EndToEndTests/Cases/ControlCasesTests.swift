import LargePrint
import Model
import TestSupport
import Testing

/// Public reports about buttons, rebuilt as inputs of our own: as reported, and as it was mended.
///
/// Numbers are those of the reports and of the code they name; titles are our own where the report
/// gives none.
@Suite("Reported cases of controls") struct ControlCasesTests {
  /// Buttons before and after the change that mended them.
  private static func report(_ controls: String) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(
      #"{"version": 1, "controls": [\#(controls)]}"#, as: "case.largeprint.json")
    return try await workshop.audit()
  }

  private static func button(_ id: String, _ keys: String) -> String {
    #"{"id": "\#(id)", "kind": "button", \#(keys)}"#
  }

  /// Sizes at which a rule is broken in a language, with a given outcome.
  private static func sizes(
    _ report: Report, _ id: String, _ rule: String, _ locale: String? = nil,
    outcome: Outcome = .fails
  ) -> [ContentSizeCategory] {
    report.cells(of: id).filter { cell in
      (locale.map { $0 == cell.traits.locale } ?? true)
        && cell.verdicts.contains { $0.rule == rule && $0.outcome == outcome }
    }.map(\.traits.category)
  }

  private static func cell(
    _ report: Report, _ id: String, _ category: ContentSizeCategory = .large,
    _ locale: String? = nil
  ) throws -> Cell {
    try #require(
      report.cells(of: id).first {
        $0.traits.category == category && (locale == nil || $0.traits.locale == locale)
      })
  }

  @Test("B08: welcome buttons 50 points high clip their titles at AX5; a least height cures it")
  func welcome() async throws {
    let keys = #"""
      "title": {"en": "Get Started", "de": "Registrieren", "ru": "Присоединиться"}, "lines": 1,
      "font": {"system": 17, "weight": "semibold", "relativeTo": "headline"},
      "adjustsFontForContentSizeCategory": true,
      "width": {"equal": 335, "basis": "tied-to-container"}
      """#
    let report = try await Self.report(
      Self.button("before", keys + #", "height": 50, "contentInsets": 2.2250738585072014e-308"#)
        + ","
        + Self.button("after", keys + #", "height": {"atLeast": 50}, "contentInsets": 8"#))
    for locale in ["en", "de", "ru"] {
      let clipped = Self.sizes(report, "before", "text-clipped", locale)
      #expect(clipped.last == .accessibilityExtraExtraExtraLarge)
      #expect(!clipped.contains(.large))
      #expect(Self.sizes(report, "after", "text-clipped", locale) == [])
    }
    let mended = report.cells(of: "after").filter { $0.traits.locale != "ru" }
    #expect(mended.allSatisfy { $0.outcome == .passes })
    withKnownIssue(
      """
      the Russian title needs 382 points on its one line at AX5 and has 319: the thread calls the
      change a cure and tells of no language but its own
      """
    ) {
      #expect(Self.sizes(report, "after", "text-truncated", "ru") == [])
    }
  }

  @Test(
    "B10: wrapped titles outgrow a button of one line's height; constraints to the title cure it")
  func wrapped() async throws {
    let keys = #"""
      "title": {"de": "Warnungen jetzt einschalten"}, "lineBreakMode": "wordWrap",
      "font": {"system": 17, "weight": "semibold", "relativeTo": "body"},
      "adjustsFontForContentSizeCategory": true, "cornerRadius": 8, "contentInsets": 8,
      "width": {"equal": 343, "basis": "tied-to-container"}, "height": {"atLeast": 50}
      """#
    let held = #""titleConstraints": {"top": 8, "leading": 8, "bottom": 8, "trailing": 8}"#
    let report = try await Self.report(
      Self.button("before", keys) + "," + Self.button("after", keys + ", " + held))
    let clipped = Self.sizes(report, "before", "text-clipped")
    #expect(clipped == ContentSizeCategory.allCases.filter(\.isAccessibilityCategory))
    #expect(report.cells(of: "after").allSatisfy { $0.outcome == .passes })
  }

  @Test("B20: a sign-in button of 170 points is too narrow for its text; as wide as it, it is not")
  func leastWidth() async throws {
    let keys = #"""
      "title": {"en": "Sign in with Google"}, "font": {"family": "Roboto-Bold", "size": 14},
      "lines": 1, "height": 40, "image": {"size": {"width": 40, "height": 40}},
      "contentInsets": {"left": 2, "right": 14}
      """#
    let report = try await Self.report(
      Self.button("before", keys + #", "width": 170"#) + ","
        + Self.button("after", keys + #", "width": {"atLeast": 170}"#))
    let before = try Self.cell(report, "before")
    let text = try #require(before.layout).title
    let verdict = try #require(before.verdicts.first { $0.rule == "text-truncated" })
    #expect(40 + 2 + 14 + text.naturalWidth > 170)
    #expect(text.isTruncated)
    // Where Roboto is not installed its stand-in proves nothing, so the verdict asks for review.
    let isMissing = report.notices.contains { $0.reason == .missingFont }
    #expect(verdict.outcome == (isMissing ? .needsReview : .fails))
    let after = try Self.cell(report, "after")
    #expect(after.outcome == (isMissing ? .needsReview : .passes))
    #expect(after.verdicts.isEmpty)
    #expect((after.layout?.bounds.width ?? 0) > 170)
  }

  @Test("B22: a help button 44 points square holds its English title, not the Spanish one")
  func help() async throws {
    let keys = #"""
      "title": {"en": "Help", "es": "Ayuda"}, "font": {"system": 17}, "lines": 1, "height": 44,
      "contentInsets": 2.2250738585072014e-308
      """#
    let item = #""kind": "bar-button-item", "title": {"en": "Help", "es": "Ayuda"}"#
    let report = try await Self.report(
      Self.button("before", keys + #", "width": 44"#) + ","
        + Self.button("after", keys + #", "width": {"atLeast": 44}"#) + ","
        + #"{"id": "item", \#(item), "width": 44}"#)
    #expect(Self.sizes(report, "before", "text-truncated", "es").contains(.large))
    #expect(Self.sizes(report, "before", "text-truncated", "en") == [])
    #expect(report.cells(of: "after").allSatisfy { $0.outcome == .passes })
    // As an item of a bar the same is for people to judge, since the font is the system's.
    #expect(Self.sizes(report, "item", "text-truncated", "es") == [])
    #expect(Self.sizes(report, "item", "text-truncated", "es", outcome: .needsReview).count == 12)
    #expect(Self.sizes(report, "item", "text-truncated", "en", outcome: .needsReview) == [])
  }

  @Test("B30: a sign-in button is cut on a screen of 320 points and whole on one of 375")
  func smallPhone() async throws {
    let keys = #"""
      "title": {"en": "Continue with WordPress.com"},
      "font": {"system": 17, "weight": "semibold", "relativeTo": "headline", "maximum": 22},
      "adjustsFontForContentSizeCategory": true, "height": {"atLeast": 50},
      "contentInsets": {"left": 20, "right": 20}
      """#
    let held =
      #""lineBreakMode": "wordWrap", "titleConstraints": {"top": 8, "leading": 20, "bottom": 8, "trailing": 20}"#
    let report = try await Self.report(
      [
        Self.button("before", keys + #", "lines": 1, "width": 280"#),
        Self.button("wide", keys + #", "lines": 1, "width": 335"#),
        Self.button("wrapped", keys + #", "width": 280, \#(held)"#),
      ].joined(separator: ","))
    let before = try Self.cell(report, "before")
    #expect(before.layout?.title.isTruncated == true)
    #expect(before.outcome == .needsReview)
    withKnownIssue("at Large the title needs 240.5 ± 3.0 points and has 240: a stand-in can't tell")
    {
      #expect(before.outcome == .fails)
    }
    #expect(Self.sizes(report, "before", "text-truncated").contains(.extraLarge))
    #expect(try Self.cell(report, "wide").outcome == .passes)
    #expect(report.cells(of: "wrapped").allSatisfy { $0.outcome == .passes })
  }

  @Test("B32: insets of 4, 3, 5 and 3 hold the title 3 points from the sides and half a point high")
  func unevenInsets() async throws {
    func keys(_ radius: Int) -> String {
      #"""
      "title": {"en": "Buy"}, "font": {"system": 15}, "cornerRadius": \#(radius),
      "contentInsets": {"top": 4, "left": 3, "bottom": 5, "right": 3}
      """#
    }
    let report = try await Self.report(
      [3, 4, 12, 13].map { Self.button("radius-\($0)", keys($0)) }.joined(separator: ","))
    let layout = try #require(try Self.cell(report, "radius-3").layout)
    #expect(!layout.title.isTruncated)
    #expect((layout.titleFrame.x - 3).magnitude < 0.5)
    #expect(layout.titleFrame.midY - layout.bounds.midY == -0.5)
    func touches(_ radius: Int) throws -> Bool {
      try Self.cell(report, "radius-\(radius)").verdicts.contains {
        $0.rule == "text-touches-corner"
      }
    }
    #expect(try !touches(3))
    #expect(try touches(12))
    let touchesAtFour = try touches(4)
    withKnownIssue(
      """
      the row expects contact above a radius of 3, from the title's box; its ink begins 7 points
      below the edge and comes within 4 points of the curve only from a radius of 12 on
      """
    ) {
      #expect(touchesAtFour)
    }
  }
}
