import LargePrint
import Model
import Testing

/// Public reports about measuring, rebuilt as inputs of our own with the verdict that was seen.
///
/// The buttons of B02 and B06 shrink to 0.85 before they cut.
@Suite("Reported cases") struct ReportedCasesTests {
  private static let shrinking =
    #""adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.85"#

  private static func button(_ titles: String, _ size: Double, _ more: String) -> String {
    """
    {"version": 1, "controls": [{
      "id": "case", "kind": "button", "title": \(titles),
      "font": {"system": \(size), "weight": "bold"}, "lines": 1,
      "lineBreakMode": "truncateMiddle", "contentInsets": 2.2250738585072014e-308, \(more)}]}
    """
  }

  private static func report(_ manifest: String) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(manifest, as: "case.largeprint.json")
    return try await workshop.audit()
  }

  /// The cell at Large in a language, as it is and not as it would be if it scaled.
  private static func cell(_ report: Report, _ locale: String = "en") throws -> Cell {
    try #require(
      report.cells(of: "case").first {
        $0.traits.category == .large && !$0.isWhatIf && $0.traits.locale == locale
      })
  }

  private static func outcome(_ cell: Cell, of rule: String = "text-truncated") -> Outcome {
    cell.verdicts.first { $0.rule == rule }?.outcome ?? .passes
  }

  @Test("B02: a send button 50 points wide holds its English title, not the German one")
  func sendButton() async throws {
    let titles = #"{"en": "Send", "de": "Senden", "ro": "Trimiteți"}"#
    let report = try await Self.report(
      Self.button(titles, 17, #""width": 50, "height": 32, \#(Self.shrinking)"#))
    #expect(Self.outcome(try Self.cell(report, "en")) == .passes)
    for locale in ["de", "ro"] {
      #expect(Self.outcome(try Self.cell(report, locale)) == .fails, "\(locale)")
    }
  }

  @Test(
    "B06: leaves the characters that were seen around the ellipsis",
    arguments: [
      ("de", "Senden", "Se…en"), ("fr", "Envoyer", "E…yer"), ("nl", "Versturen", "Ve…en"),
    ])
  func charactersLeft(_ locale: String, _ title: String, _ left: String) async throws {
    let report = try await Self.report(
      Self.button(
        #"{"\#(locale)": "\#(title)"}"#, 17,
        #""width": 50, "height": 32, \#(Self.shrinking)"#))
    let cell = try Self.cell(report, locale)
    #expect(Self.outcome(cell) == .fails)
    #expect(cell.layout?.title.lines.map(\.text) == [left])
  }

  @Test("B12: a French title of 15 points is cut in 52 points") func frenchTitle() async throws {
    let report = try await Self.report(
      Self.button(#"{"fr": "Envoyer"}"#, 15, #""width": 52, "height": 36"#))
    let cell = try Self.cell(report, "fr")
    #expect(Self.outcome(cell) == .fails)
    #expect(cell.layout?.title.isTruncated == true)
  }

  @Test("B14: a Russian title keeps its first character and its last two")
  func russianTitle() async throws {
    let report = try await Self.report(
      Self.button(#"{"ru": "Отправить"}"#, 16, #""width": 63, "height": 27"#))
    let cell = try Self.cell(report, "ru")
    #expect(Self.outcome(cell) == .fails)
    withKnownIssue(
      """
      the last three are left. What was seen leaves 17.8 of 63 points free, room for either
      neighbour, while six other recorded cuts leave less than their next character; and B06 keeps
      a tail of 0.62 of the room where this one would refuse 0.58. No rule about shares gives both,
      in the system font or in Helvetica: the label seen was 45.5 to 54 points wide
      """
    ) {
      #expect(cell.layout?.title.lines.map(\.text) == ["О…ть"])
    }
  }

  @Test("B14: in a label 52 points wide the characters are left that were seen")
  func narrowRussianTitle() async throws {
    let report = try await Self.report(
      Self.button(#"{"ru": "Отправить"}"#, 16, #""width": 52, "height": 27"#))
    let cell = try Self.cell(report, "ru")
    #expect(Self.outcome(cell) == .fails)
    #expect(cell.layout?.title.lines.map(\.text) == ["О…ть"])
  }

  @Test("B24: a font whose box is lower than its ink lets descenders out at the bottom")
  func lowFont() async throws {
    let report = try await Self.report(
      """
      {"version": 1, "controls": [{
        "id": "case", "kind": "label", "title": {"en": "For more about prices, see our shop page"},
        "font": {"family": "HiraginoSans-W3", "size": 30}, "lines": 0, "lineBreakMode": "wordWrap",
        "clipsToBounds": true, "width": {"equal": 187.5}}]}
      """)
    let cell = try Self.cell(report)
    let verdict = try #require(cell.verdicts.first { $0.rule == "text-clipped" })
    #expect(verdict.measured.first?.name == "overflow-bottom")
    #expect((3...5).contains(verdict.shortfall), "\(verdict.message)")
  }

  @Test("B26: a box of just the text's width is neither cut nor sure", arguments: [16.0, 17])
  func exactWidth(_ size: Double) async throws {
    func manifest(_ width: String) -> String {
      Self.button(#"{"en": "Show all reservations"}"#, size, width)
    }
    let free = try await Self.report(manifest(#""alignment": "natural""#))
    let natural = try #require(try Self.cell(free).layout).title.naturalWidth
    let cell = try Self.cell(try await Self.report(manifest(#""width": \#(natural)"#)))
    let verdict = try #require(cell.verdicts.first { $0.rule == "text-truncated" })
    #expect(verdict.outcome == .needsReview)
    #expect(verdict.message.contains("±"))
    #expect(cell.layout?.title.isTruncated == false)
  }

  @Test("B34: an attributed title in a box that hugs it is whole") func hugged() async throws {
    let report = try await Self.report(
      """
      {"version": 1, "controls": [{
        "id": "case", "kind": "button", "titles": [{"locale": "en", "runs": [
          {"text": "Already a member? ", "font": {"system": 15}},
          {"text": "Log in", "font": {"system": 15, "weight": "semibold"}}]}],
        "lines": 1, "lineBreakMode": "truncateMiddle",
        "contentInsets": {"left": 16, "right": 16}}]}
      """)
    for cell in report.cells(of: "case") {
      #expect(Self.outcome(cell) == .passes, "\(cell.traits.category.shortName)")
    }
  }
}
