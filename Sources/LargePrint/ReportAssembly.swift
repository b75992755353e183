import Auditing
import Model
import Reading
import TextEngine

/// Puts everything that an audit made into one report.
struct ReportAssembly {
  /// Options of the run.
  let options: AuditOptions
  /// Rules that were asked.
  let auditor: Auditor

  /// What configurations say of the rules.
  let fileRules: FileRules

  /// Folds, counts and describes.
  func report(
    from input: InputReading.Result, laidOut: LayoutRun.Result, _ sizes: WidthRun
  ) -> Report {
    let identity = FileIdentity(paths: options.paths)
    var findings = FindingFolder(
      developmentLanguage: options.strings.developmentLanguage, identity: identity.name
    ).fold(sizes.results, controlVerdicts: sizes.folded(laidOut.controlVerdicts))
    fileRules.mark(&findings)
    let unused = SuppressionRun(
      tree: input.configurations, controls: input.controls
    ).accept(&findings)
    var report = Report(
      provenance: provenance(fonts: laidOut.fonts),
      rules: auditor.rules.map(\.description),
      screens: input.screens,
      controls: sizes.shown,
      findings: findings,
      notices: input.notices + laidOut.notices
        + NoticeMerge.missing(
          laidOut.missingFonts.map { notice(missing: $0, in: input, sizes.results) })
        + unused,
      summary: Summary.counting(
        files: input.files.count, results: sizes.shown, findings: findings),
      outlines: laidOut.outlines)
    report.files = input.files
    report.names = input.files.map(identity.name)
    report.paths = options.paths.map(AuditOptions.shown)
    report.shard = options.shard
    report.matrix = sizes.matrix
    report.causes = CauseFolder().fold(report.findings, sizes.shown)
    let screens = Set(input.screens.map(\.id))
    report.screenLayouts = laidOut.screens.filter { screens.contains($0.screen) }
    report.selectScreens()
    return report
  }

  private func provenance(fonts: [FontUse]) -> Provenance {
    var options = [
      NamedValue("sizes", self.options.categories.map(\.shortName).joined(separator: " ")),
      NamedValue("assume-scaling", self.options.assumesScaling ? "yes" : "no"),
      NamedValue("bold-text", self.options.boldText ? "yes" : "no"),
    ]
    if let version = self.options.systemVersion {
      options.append(NamedValue("ios", String(version)))
    }
    options += languages
    if self.options.searchesCures { options.append(NamedValue("cures", "yes")) }
    if let passing = self.options.passing {
      options.append(NamedValue("must-pass", passing.map(\.shortName).joined(separator: " ")))
    }
    if let rules = self.options.rules {
      options.append(NamedValue("rules", rules.joined(separator: " ")))
    }
    return Provenance(
      version: Version.current, libraries: LibraryVersions.all, options: options, fonts: fonts,
      commit: GitCheckout(containing: self.options.paths.first ?? ".")?.commit)
  }

  /// Options about languages and widths, where any are asked for.
  private var languages: [NamedValue] {
    let lists: [(String, [String])] = [
      ("languages", options.languages ?? []),
      ("pseudo", options.pseudoLanguages.map(\.rawValue)),
      ("widths", (options.judgesOwnWidth ? ["own"] : []) + options.widths.map { "\($0)" }),
    ]
    return lists.filter { !$0.1.isEmpty }.map { NamedValue($0.0, $0.1.joined(separator: " ")) }
  }

  /// Says once that a font is missing, at the first control that asks for it.
  ///
  /// Whether its text needs review is what the cells say: not where a font was drawn to have the same
  /// measures.
  private func notice(
    missing font: String, in input: InputReading.Result, _ results: [ControlResult]
  ) -> Notice {
    let asks = input.controls.first { $0.asks(for: font) }
    let needsReview = results.contains { result in
      result.cells.contains { cell in
        cell.layout?.title.doubts.contains {
          $0.unsettlesPasses && $0.reason.hasPrefix("the font \(font) is not here")
        } ?? false
      }
    }
    let standIn =
      needsReview
      ? "stand-in and needs review" : "stand-in" + (asks == nil ? "" : " of the same advances")
    return Notice(
      source: asks?.source ?? SourceReference(file: font), reason: .missingFont,
      message:
        "The font \(font) is not on this machine, so its text is measured with a \(standIn); "
        + "put its file into fonts/ or give its folder with --fonts.")
  }
}

extension Control {
  /// Whether one of its titles, or a subtitle that is drawn, is set in a named font.
  fileprivate func asks(for font: String) -> Bool {
    titles.contains { title in
      let subtitle = title.subtitle.flatMap { $0.text.isEmpty ? nil : $0.runs } ?? []
      return (title.title.runs + subtitle).contains { $0.attributes.font.family == .named(font) }
    }
  }
}
