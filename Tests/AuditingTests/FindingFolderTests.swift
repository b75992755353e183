import Model
import Testing

@testable import Auditing

@Suite("Findings folded over sizes")
struct FindingFolderTests {
  /// A verdict with so many points missing.
  static func verdict(
    _ rule: String = "text-clipped", _ outcome: Outcome = .fails, points: Double = 3
  ) -> RuleVerdict {
    RuleVerdict(
      rule: rule, outcome: outcome,
      message: "The title runs \(Points.measured(points)) over the top edge.",
      measured: [MeasuredValue("overflow-top", points, limit: 0)], shortfall: points)
  }

  static func control(
    _ object: String = "b-1", file: String = "Main.storyboard", line: Int = 12,
    titles: [ControlTitle] = [ControlTitle(AttributedTitle("Book", font: .textStyle(.body)))]
  ) -> Control {
    var control = Control(
      id: "\(file)#\(object)", kind: .button,
      source: SourceReference(file: file, line: line, object: object))
    control.titles = titles
    return control
  }

  static func cell(
    _ category: ContentSizeCategory, title: Int = 0, isWhatIf: Bool = false,
    _ verdicts: RuleVerdict...
  ) -> Cell {
    Cell(
      traits: Traits(category: category), titleIndex: title, isWhatIf: isWhatIf, layout: nil,
      outcome: verdicts.map(\.outcome).max() ?? .passes, verdicts: verdicts)
  }

  /// Cells at all sizes, with the points missing at each; nil passes.
  static func cells(
    _ points: [Double?], rule: String = "text-clipped", reviewed: Set<Int> = []
  ) -> [Cell] {
    zip(ContentSizeCategory.allCases, points).enumerated().map { index, pair in
      guard let missing = pair.1 else { return cell(pair.0) }
      let outcome: Outcome = reviewed.contains(index) ? .needsReview : .fails
      return cell(pair.0, verdict(rule, outcome, points: missing))
    }
  }

  private func fold(_ cells: [Cell], titles: [ControlTitle]? = nil) -> [Finding] {
    var control = Self.control()
    if let titles { control.titles = titles }
    return FindingFolder().fold([ControlResult(control: control, cells: cells)])
  }

  private static let none = [Double?](repeating: nil, count: 7)

  @Test("one finding tells of all sizes, names the first and the worst")
  func overSizes() throws {
    let findings = fold(Self.cells(Self.none + [3, 5.5, 9, 14, 27.3]))
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.occurrences.count == 5)
    #expect(finding.category == .accessibilityMedium)
    #expect(
      finding.message
        == "From AX1 on, the title runs 3.0 pt over the top edge. Worst at AX5: off by 27.3 pt.")
    #expect(finding.impact == .critical)
    #expect(finding.worst?.category == .accessibilityExtraExtraExtraLarge)
  }

  @Test("the category is the first with the worst outcome")
  func worstOutcome() throws {
    let cells = Self.cells(Self.none + [1, 2, 9, 9.5, 10], reviewed: [7, 8])
    let finding = try #require(fold(cells).first)
    #expect(finding.outcome == .fails)
    #expect(finding.category == .accessibilityExtraLarge)
    #expect(finding.occurrences.count == 5)
    #expect(finding.message.hasPrefix("From AX3 on, the title runs 9.0 pt"))
  }

  @Test("sizes are worded by where they lie")
  func spans() {
    func message(_ points: [Double?]) -> String? { fold(Self.cells(points)).first?.message }
    let rest = [Double?](repeating: nil, count: 5)
    let all = [Double?](repeating: 2, count: 12)
    #expect(message(all) == "At every size, the title runs 2.0 pt over the top edge.")
    #expect(message(Self.none + [2, nil, nil, nil, nil])?.hasPrefix("At AX1, the") == true)
    #expect(
      message([nil, 2, 2, 2] + [Double?](repeating: nil, count: 8))?
        .hasPrefix("From Small to Large, the") == true)
    #expect(
      message([2] + [Double?](repeating: nil, count: 6) + [2] + [nil, nil, nil, 2])?
        .hasPrefix("At 3 sizes, first at xSmall, the") == true)
    #expect(message(Self.none + rest) == nil)
    #expect(message([2]) == "At xSmall, the title runs 2.0 pt over the top edge.")
  }

  @Test("a worst size at which another length decides is told in full")
  func anotherLength() throws {
    var worse = Self.verdict(points: 9)
    worse.measured[0].name = "overflow-left"
    worse.message = "The title runs 9.0 pt over the left edge."
    let cells = [Self.cell(.large, Self.verdict()), Self.cell(.extraLarge, worse)]
    let finding = try #require(fold(cells).first)
    #expect(
      finding.message == "At every size, the title runs 3.0 pt over the top edge. "
        + "Worst at xLarge: the title runs 9.0 pt over the left edge.")
  }

  @Test("rules, titles and what-ifs stay apart")
  func apart() {
    let title = AttributedTitle("Book", font: .textStyle(.body))
    let cells = [
      Self.cell(.large, Self.verdict(), Self.verdict("text-truncated")),
      Self.cell(.large, title: 1, Self.verdict()),
      Self.cell(.large, title: 1, isWhatIf: true, Self.verdict()),
    ]
    let titles = [ControlTitle(title, locale: "en"), ControlTitle(title, locale: "de")]
    let findings = fold(cells, titles: titles)
    #expect(findings.count == 4)
    #expect(Set(findings.map(\.fingerprint)).count == 4)
    #expect(findings.filter(\.isWhatIf).map(\.locale) == ["de"])
  }

  @Test("two cells of one size count once, by the worse")
  func sameSize() throws {
    let cells = [
      Self.cell(.large, Self.verdict(points: 2)), Self.cell(.large, Self.verdict(points: 5)),
    ]
    let finding = try #require(fold(cells).first)
    #expect(finding.occurrences.map(\.verdict.shortfall) == [5])
  }

  @Test("a cell of a title that is not there is left out")
  func noSuchTitle() {
    #expect(fold([Self.cell(.large, title: 4, Self.verdict())]).isEmpty)
  }

  @Test("a verdict on the whole control is a finding of one size, in its own words")
  func wholeControl() throws {
    let subject = WidthBandTests.subject()
    let verdict = ControlVerdict(subject: subject, verdict: Self.verdict("small-target"))
    var control = Self.control()
    control.id = subject.control.id
    let findings = FindingFolder().fold(
      [ControlResult(control: control, cells: [])], controlVerdicts: [verdict])
    let finding = try #require(findings.first)
    #expect(finding.occurrences.count == 1)
    #expect(finding.category == .large)
    #expect(finding.message == verdict.verdict.message)
    #expect(finding.impact == .moderate)
  }
}
