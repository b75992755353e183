import LargePrint
import Model
import Reporting

/// A made-up audit of 100,000 cells: real layouts of the examples under many names.
enum PageScenario {
  /// Cells of the audit, at least.
  static let cellCount = 100_000

  /// Times the page against the JSON of the same report, and writes the page into a file.
  ///
  /// Prints one line of JSON, for the test that holds the page to its budget.
  static func run(examples: String, into path: String) async throws {
    let sample = try await Audit(AuditOptions(paths: [examples])).run()
    let report = grown(sample)
    var (json, html) = ("", "")
    let slow = Timing.measure {
      json = text(of: report, as: "json")
      return 1
    }
    let page = Timing.measure {
      html = text(of: report, as: "html")
      return 1
    }
    try OutputFile(path)?.write(html)
    let cells = report.controls.reduce(0) { $0 + $1.cells.count }
    print(
      "{\"cells\": \(cells), \"findings\": \(report.findings.count), \"jsonSeconds\": "
        + "\(slow.time / 1_000_000), \"htmlSeconds\": \(page.time / 1_000_000), \"jsonBytes\": "
        + "\(json.utf8.count), \"htmlBytes\": \(html.utf8.count)}")
  }

  private static func text(of report: Report, as id: String) -> String {
    Reporter.all.first { $0.id == id }?.render(report, RenderOptions()) ?? ""
  }

  /// Repeats the controls with findings until there are cells enough, each copy a screen.
  static func grown(_ sample: Report) -> Report {
    let wanted = Set(sample.findings.map(\.control))
    let controls = sample.controls.filter { wanted.contains($0.control.id) && $0.cells.count > 1 }
    let findings = Dictionary(grouping: sample.findings, by: \.control)
    let size = controls.reduce(0) { $0 + $1.cells.count }
    guard size > 0 else { return sample }
    var report = sample
    (report.controls, report.findings) = ([], [])
    for copy in 0...(cellCount / size) {
      let screen = Screen(
        id: "copy-\(copy)", name: "Screen \(copy)", source: SourceReference(file: "Copy\(copy).xib")
      )
      report.screens.append(screen)
      for result in controls {
        let one = renamed(result, screen: screen, copy: copy)
        report.controls.append(one)
        report.findings += (findings[result.control.id] ?? []).map { finding in
          renamed(finding, control: one.control, copy: copy)
        }
      }
    }
    return report
  }

  private static func renamed(_ result: ControlResult, screen: Screen, copy: Int) -> ControlResult {
    var one = result
    one.control.id = "\(copy)-" + result.control.id
    one.control.screen = screen.id
    one.control.source.file = screen.source.file
    one.control.curedBy = nil
    return one
  }

  private static func renamed(_ finding: Finding, control: Control, copy: Int) -> Finding {
    var one = finding
    one.control = control.id
    one.source = control.source
    let digits = String(copy, radix: 16)
    one.fingerprint = finding.fingerprint.dropLast(digits.count) + digits
    return one
  }
}
