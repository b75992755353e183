import Model
import Reading

/// Accepts findings that configurations and manifests accept.
struct SuppressionRun {
  /// What configurations say.
  let tree: ConfigurationTree
  /// Controls in the order of the input, for what they accept themselves.
  private let inOrder: [Control]
  /// Controls by id, for what suppressions ask of them.
  private let controls: [String: Control]

  /// Looks controls up once.
  init(tree: ConfigurationTree, controls: [Control]) {
    self.tree = tree
    inOrder = controls
    self.controls = Dictionary(controls.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Marks what is accepted and tells of each acceptance that met nothing, in the order of their
  /// places.
  func accept(_ findings: inout [Finding]) -> [Notice] {
    var used: Set<SourceReference> = []
    for index in findings.indices {
      guard let (acceptance, source) = acceptance(of: findings[index]) else { continue }
      findings[index].acceptance = acceptance
      used.insert(source)
    }
    let all = configured + own
    return NoticeMerge.inOrder(all.filter { !used.contains($0.source) }.map(\.notice))
  }

  /// Whoever stands nearest decides: the manifest itself, then the configurations from its folder up.
  private func acceptance(of finding: Finding) -> (Acceptance, SourceReference)? {
    let control = controls[finding.control]
    if let own = control?.acceptances.first(where: { $0.meets(finding) }) {
      return (own.acceptance, own.source)
    }
    let suppressions = tree.configuration(governing: finding.source.file)?.suppressions ?? []
    guard !suppressions.isEmpty else { return nil }
    let path = AuditOptions.absolute(finding.source.file)
    let found = suppressions.last { $0.meets(finding, of: control, path: path) }
    return found.map { ($0.acceptance, $0.source) }
  }

  private var configured: [Unused] {
    var seen: Set<SourceReference> = []
    return tree.suppressions
      .filter { seen.insert($0.source).inserted }
      .map { Unused(source: $0.source, reason: $0.reason) }
  }

  private var own: [Unused] {
    inOrder.flatMap(\.acceptances).map { acceptance in
      Unused(source: acceptance.source, reason: acceptance.acceptance.reason ?? "")
    }
  }

  /// An acceptance that may have met nothing.
  private struct Unused {
    let source: SourceReference
    let reason: String

    var notice: Notice {
      var shown = source
      shown.file = AuditOptions.shown(source.file)
      return Notice(
        source: shown, reason: .unusedAcceptance,
        message: "Nothing is found that is accepted here (“\(reason)”); take it out.")
    }
  }
}
