import Auditing
package import Model
import Reporting

/// Makes one report of the parts of an audit.
package struct ReportMerge {
  private let parts: [Report]

  /// Takes parts in any order.
  ///
  /// Throws `badReport` for parts that do not belong together: of other versions or options, of
  /// another split, missing or there twice.
  package init(_ parts: [Report]) throws(AuditError) {
    guard let first = parts.first else { throw .badReport("merge needs reports") }
    for part in parts.dropFirst() { try Self.check(part, beside: first) }
    try Self.checkShards(parts.map(\.shard))
    let sorted = parts.enumerated().sorted { left, right in
      (left.element.shard?.index ?? 0, left.offset)
        < (right.element.shard?.index ?? 0, right.offset)
    }
    self.parts = sorted.map(\.element)
    try Self.checkControls(self.parts)
  }

  /// The whole: the same report as that of an audit that was not split.
  package var report: Report {
    var whole = parts[0]
    whole.shard = nil
    whole.files = parts.flatMap(\.files)
    whole.names = parts.flatMap(\.names)
    whole.provenance.fonts = FontUse.merging(parts.flatMap(\.provenance.fonts))
    whole.rules = rules
    whole.screens = parts.flatMap(\.screens)
    whole.controls = parts.flatMap(\.controls)
    whole.findings = FindingOrder.sorted(parts.flatMap(\.findings))
    whole.causes = CauseFolder().fold(whole.findings, whole.controls)
    whole.matrix = matrix
    whole.notices = NoticeMerge(parts).notices
    for part in parts.dropFirst() { whole.outlines.merge(part.outlines) }
    whole.summary = Summary.counting(
      files: parts.map(\.summary.files).reduce(0, +), results: whole.controls,
      findings: whole.findings)
    whole.screenLayouts = parts.flatMap(\.screenLayouts)
    whole.omittedScreens = parts.map(\.omittedScreens).reduce(0, +)
    whole.selectScreens()
    return whole
  }

  /// The counts and flaws of all parts; nil where no widths were asked for.
  private var matrix: MatrixOfWidths? {
    let matrices = parts.compactMap(\.matrix)
    guard let first = matrices.first else { return nil }
    var counts: [Outcome: Int] = [:]
    for matrix in matrices { counts.merge(matrix.counts, uniquingKeysWith: +) }
    return MatrixOfWidths(
      widths: first.widths, isBesideOwn: first.isBesideOwn, counts: counts,
      shared: matrices.map(\.shared).reduce(0, +), flaws: matrices.flatMap(\.flaws))
  }

  private var rules: [RuleDescription] {
    var seen: Set<String> = []
    return parts.flatMap(\.rules).filter { seen.insert($0.id).inserted }
  }
}

extension ReportMerge {
  private static func check(_ part: Report, beside first: Report) throws(AuditError) {
    guard part.provenance.libraries == first.provenance.libraries else {
      throw .badReport("the reports were made with other versions of the libraries")
    }
    guard part.provenance.options == first.provenance.options else {
      throw .badReport("the reports were made with other options")
    }
    guard part.provenance.commit == first.provenance.commit else {
      throw .badReport("the reports were made from other commits")
    }
    let known = Dictionary(first.provenance.fonts.map { ($0.id, $0) }) { one, _ in one }
    for font in part.provenance.fonts where known[font.id].map({ !$0.isSameFile(as: font) }) == true
    {
      throw .badReport("the reports were made with other files of the font \(font.id)")
    }
  }

  private static func checkShards(_ shards: [Shard?]) throws(AuditError) {
    let known = shards.compactMap { $0 }
    guard let first = known.first else { return }
    guard known.count == shards.count, known.allSatisfy({ $0.count == first.count }) else {
      throw .badReport("the reports are parts of different splits")
    }
    let counts = Dictionary(grouping: known, by: \.index).mapValues(\.count)
    for index in 1...first.count where counts[index] != 1 {
      let fault = counts[index] == nil ? "is missing" : "is there more than once"
      throw .badReport("part \(index)/\(first.count) \(fault)")
    }
  }

  private static func checkControls(_ parts: [Report]) throws(AuditError) {
    var owners: [String: Int] = [:]
    for (index, part) in parts.enumerated() {
      for control in part.controls {
        if owners.updateValue(index, forKey: control.control.id).map({ $0 != index }) == true {
          throw .badReport("two reports hold the control \(control.control.id)")
        }
      }
    }
  }
}
