import Auditing
import JSONText
import Model
import Reporting
import TestSupport
import Testing

@testable import LargePrint

@Suite("Merging reports") struct ReportMergeTests {
  /// Controls that fail at some sizes, in some files, each with a glyph of its own.
  private static func audit(files: Int, controls: Int) -> Report {
    var report = SampleFinding.report([])
    for file in 0..<files {
      let path = "App/\(100 + file).storyboard"
      report.files.append(path)
      for number in 0..<controls { add(number, in: path, to: &report) }
    }
    report.notices = [
      Notice(
        source: SourceReference(file: "App/100.storyboard"), reason: .empty, message: "Empty."),
      Notice(
        source: SourceReference(file: "App/101.storyboard"), reason: .missingFont,
        message: "The font A is not on this machine."),
    ]
    report.findings = FindingOrder.sorted(report.findings)
    report.causes = CauseFolder().fold(report.findings, report.controls)
    report.summary.files = files
    report.summary.controls = report.controls.count
    report.summary.cells = [.fails: report.controls.count]
    report.recount()
    return report
  }

  private static func add(_ number: Int, in path: String, to report: inout Report) {
    let object = "o\(number)"
    let control = Control(
      id: path + "#" + object, kind: .label, source: SourceReference(file: path, object: object))
    let points = Double((number * 7919 + report.controls.count * 31) % 97) / 7
    var finding = SampleFinding.make(
      "\(report.controls.count)", impact: number % 2 == 0 ? .serious : .minor, points: points)
    finding.source = control.source
    finding.control = control.id
    let cell = Cell(
      traits: Traits(category: .large), titleIndex: 0, isWhatIf: false, layout: nil,
      outcome: .fails)
    report.controls.append(ControlResult(control: control, cells: [cell]))
    report.findings.append(finding)
    report.outlines.merge(
      GlyphOutlines(faces: [
        "F": FaceOutlines(
          unitsPerEm: 1000,
          glyphs: [UInt32(number): Outline(elements: [.move(Position(x: points, y: 1))])])
      ]))
  }

  /// Splits a report by its files, as `--shard` does before anything is laid out.
  private static func parts(of whole: Report, _ count: Int) throws -> [Report] {
    try (1...count).map { index in
      let shard = try #require(Shard(index: index, count: count))
      var part = whole
      part.shard = shard
      part.files = ShardCut(shard: shard).files(of: whole.files) { _ in 1 }
      part.controls = whole.controls.filter { part.files.contains($0.control.source.file) }
      part.findings = whole.findings.filter { part.files.contains($0.source.file) }
      part.notices = whole.notices.filter { part.files.contains($0.source.file) }
      part.summary.files = part.files.count
      return part
    }
  }

  @Test("parts in any order make the whole, byte for byte", arguments: [1, 2, 5, 9])
  func whole(_ count: Int) throws {
    let whole = Self.audit(files: 7, controls: 40)
    let parts = try Self.parts(of: whole, count)
    #expect(parts.flatMap(\.files) == whole.files)
    let merged = try ReportMerge(parts.reversed()).report
    #expect(merged == whole)
    for reporter in Reporter.all {
      let options = RenderOptions(includesCells: true, showsAll: true)
      #expect(reporter.render(merged, options) == reporter.render(whole, options), "\(reporter.id)")
    }
  }

  @Test("a report is read back as it was") func readBack() throws {
    let whole = Self.audit(files: 2, controls: 9)
    let text = try #require(Reporter.all.first { $0.id == "json" })
      .render(whole, RenderOptions(holdsWhole: true))
    let node = try #require(try JSONParser.parse(text)[Report.wholeKey])
    #expect(try JSONNodeDecoder.decode(Report.self, from: node) == whole)
  }

  @Test("parts that do not belong together are refused") func refused() throws {
    let parts = try Self.parts(of: Self.audit(files: 5, controls: 2), 3)
    var other = parts[1]
    other.provenance.options = [NamedValue("sizes", "AX5")]
    var others = parts[1]
    others.shard = Shard(index: 2, count: 4)
    for (wrong, words) in [
      ([parts[0], parts[2]], "part 2/3 is missing"),
      ([parts[0], parts[1], parts[1], parts[2]], "part 2/3 is there more than once"),
      ([parts[0], other, parts[2]], "made with other options"),
      ([parts[0], others, parts[2]], "parts of different splits"), ([], "merge needs reports"),
    ] {
      let error = #expect(throws: AuditError.self) { try ReportMerge(wrong) }
      #expect(error?.description.contains(words) == true, "\(words)")
    }
  }

  @Test("an acceptance of a configuration is in vain only where it is so in every part")
  func acceptances() throws {
    var parts = try Self.parts(of: Self.audit(files: 4, controls: 1), 2)
    let configured = Notice(
      source: SourceReference(file: ".largeprint.yml", line: 3), reason: .unusedAcceptance,
      message: "a")
    var own = configured
    own.source.file = parts[1].files[0]
    parts[0].notices = [configured]
    parts[1].notices = [own]
    #expect(try ReportMerge(parts).report.notices == [own])
    parts[1].notices = [configured, own]
    #expect(try ReportMerge(parts).report.notices == [configured, own])
  }

  @Test("notices of one line have one order, however they were found") func order() {
    let notices = (0..<12).map { number in
      Notice(
        source: SourceReference(
          file: "a", line: 1, column: 10 + number / 2, object: number < 4 ? "x" : nil),
        reason: .unusedAcceptance, message: "\(100 + number)")
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      #expect(NoticeMerge.inOrder(notices.shuffled(using: &generator)) == notices)
    }
  }

  @Test("parts that draw from one font for different others belong together") func fonts() throws {
    var parts = try Self.parts(of: Self.audit(files: 4, controls: 1), 2)
    for (index, name) in ["Helvetica", "Arial"].enumerated() {
      parts[index].provenance.fonts = [
        FontUse(
          id: "Sans", family: "Sans", version: "1", fileName: "Sans.ttf", sha256: "00",
          standsInFor: name, package: nil, licence: "", unitsPerEm: 1000)
      ]
    }
    let merged = try ReportMerge(parts).report.provenance.fonts
    #expect(merged.map(\.standsInFor) == ["Arial, Helvetica"])
    parts[1].provenance.fonts[0].sha256 = "01"
    #expect(throws: AuditError.self) { try ReportMerge(parts) }
  }

  @Test("a shard takes a stretch, about as many bytes as the others") func cut() throws {
    let sizes = (0..<200).map { 1 + ($0 * 37) % 113 }
    let shares = try (1...5).map { index in
      let shard = try #require(Shard(index: index, count: 5))
      return ShardCut(shard: shard).files(of: Array(0..<200)) { sizes[$0] }
    }
    #expect(shares.flatMap { $0 } == Array(0..<200))
    for share in shares {
      let bytes = share.map { sizes[$0] }.reduce(0, +)
      #expect(abs(bytes - sizes.reduce(0, +) / 5) <= 113)
    }
  }

  @Test("words that name no part", arguments: ["0/5", "6/5", "2", "2/5/1", "a/b", "1/0", "1/1001"])
  func noShard(_ word: String) {
    #expect(Shard(word) == nil)
  }
}
