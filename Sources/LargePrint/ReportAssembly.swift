import Auditing
import Model
import TextEngine

/// Puts everything that an audit made into one report.
struct ReportAssembly {
  /// Options of the run.
  let options: AuditOptions
  /// Rules that were asked.
  let auditor: Auditor

  /// Folds, counts and describes.
  func report(from input: InputReading.Result, laidOut: LayoutRun.Result) -> Report {
    let findings = FindingFolder().fold(
      laidOut.controls, controlVerdicts: laidOut.controlVerdicts)
    return Report(
      provenance: provenance(fonts: laidOut.fonts),
      rules: auditor.rules.map(\.description),
      screens: input.screens,
      controls: laidOut.controls,
      findings: findings,
      notices: input.notices + laidOut.missingFonts.map(Self.notice),
      summary: Summary.counting(
        files: input.files, results: laidOut.controls, findings: findings),
      outlines: laidOut.outlines)
  }

  private func provenance(fonts: [FontUse]) -> Provenance {
    var options = [
      NamedValue("sizes", self.options.categories.map(\.shortName).joined(separator: " ")),
      NamedValue("assume-scaling", self.options.assumesScaling ? "yes" : "no"),
      NamedValue("bold-text", self.options.boldText ? "yes" : "no"),
    ]
    if let rules = self.options.rules {
      options.append(NamedValue("rules", rules.joined(separator: " ")))
    }
    return Provenance(
      version: Version.current, libraries: LibraryVersions.all, options: options, fonts: fonts)
  }

  private static func notice(missing font: String) -> Notice {
    Notice(source: SourceReference(file: "fonts"), reason: .missingFont, message: font)
  }
}
