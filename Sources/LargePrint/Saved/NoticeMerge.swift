import Model

/// Notices of the parts of an audit, in the order that an audit that was not split has them.
struct NoticeMerge {
  private let parts: [Report]

  /// Takes parts in their order.
  init(_ parts: [Report]) {
    self.parts = parts
  }

  /// What could not be read, then fonts that are missing, then what was accepted in vain.
  var notices: [Notice] {
    let all = parts.flatMap(\.notices)
    let plain = all.filter { ![.missingFont, .unusedAcceptance].contains($0.reason) }
    return plain + missingFonts(all) + unusedAcceptances
  }

  /// Each font once, at the first control that asks for it.
  private func missingFonts(_ all: [Notice]) -> [Notice] {
    Self.missing(all.filter { $0.reason == .missingFont })
  }

  /// Orders notices of missing fonts, each font once.
  static func missing(_ notices: [Notice]) -> [Notice] {
    var seen: Set<String> = []
    return notices.filter { seen.insert($0.message).inserted }.sorted { $0.message < $1.message }
  }

  /// An acceptance of a file of the audit stands in one part alone; one of a configuration is in
  /// vain only where it is so in every part that its folder has files in.
  private var unusedAcceptances: [Notice] {
    let files = Set(parts.flatMap(\.files))
    var counts: [Notice: Int] = [:]
    var all: [Notice] = []
    for part in parts {
      for notice in part.notices where notice.reason == .unusedAcceptance {
        if counts[notice] == nil { all.append(notice) }
        counts[notice, default: 0] += 1
      }
    }
    let kept = all.filter { notice in
      files.contains(notice.source.file) || counts[notice] == parts.count
    }
    return kept.sorted { $0.acceptanceOrder.lexicographicallyPrecedes($1.acceptanceOrder) }
  }
}

extension Notice {
  /// Words that put acceptances in the order of their places.
  var acceptanceOrder: [String] {
    let line = String(source.line ?? 0)
    return [source.file, String(repeating: "0", count: max(0, 9 - line.count)) + line]
  }
}
