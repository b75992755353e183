import Auditing
import Model
import Reading

/// The rules of a run, and what configurations say of them file by file.
struct FileRules: Sendable {
  private let options: AuditOptions
  private let tree: ConfigurationTree

  /// Prepares; ids that the run itself names win over every configuration.
  init(options: AuditOptions, tree: ConfigurationTree) {
    self.options = options
    self.tree = tree
  }

  /// Makes the auditor of the run, which asks each file what its configuration wants.
  func auditor() -> Auditor {
    let asked = Rule.all.filter { rule in options.rules?.contains(rule.id) ?? true }
    var auditor = Auditor(rules: asked)
    let tree = tree
    let choosesRules = options.rules == nil
    auditor.governs = { (file: String) -> FileGovernance? in
      guard let selection = tree.configuration(governing: file)?.rules else { return nil }
      return FileGovernance(
        isAsked: { choosesRules ? selection.selects($0) : true },
        tolerances: selection.tolerances)
    }
    return auditor
  }

  /// Marks findings that should only warn: by their rule, or for failing at no size that has to
  /// pass.
  func mark(_ findings: inout [Finding]) {
    for index in findings.indices {
      let finding = findings[index]
      let configuration = tree.configuration(governing: finding.source.file)
      let passing = options.passing ?? configuration?.passing
      let warns = configuration?.rules?.warnings.contains(finding.rule) == true
      findings[index].isAdvisory = warns || passing.map { !Self.fails(finding, at: $0) } == true
    }
  }

  /// Whether a finding holds with its outcome at one of the sizes; one about the whole control,
  /// which is looked at once, holds at all.
  private static func fails(_ finding: Finding, at sizes: [ContentSizeCategory]) -> Bool {
    let isOfCells = Rule.all.first { $0.id == finding.rule }?.scope == .cell
    return !isOfCells
      || finding.occurrences.contains { occurrence in
        occurrence.verdict.outcome == finding.outcome && sizes.contains(occurrence.category)
      }
  }
}
