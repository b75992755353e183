import Model
import Reading

/// Notices of the parts of an audit, in the order that an audit that was not split has them.
struct NoticeMerge {
  private let parts: [Report]

  /// Takes parts in their order.
  init(_ parts: [Report]) {
    self.parts = parts
  }

  /// What could not be read, of files and then of tables of strings, what is not translated, fonts
  /// that are missing, what was accepted in vain.
  var notices: [Notice] {
    let all = parts.flatMap(\.notices)
    let later: [Notice.Reason] = [.untranslated, .missingFont, .unusedAcceptance]
    let plain = all.filter { !later.contains($0.reason) && !Self.isOfStrings($0) }
    return Notice.merging(plain) + Self.strings(all) + all.filter { $0.reason == .untranslated }
      + missingFonts(all) + unusedAcceptances
  }

  /// Whether it is about a table of strings, which several parts may have read.
  private static func isOfStrings(_ notice: Notice) -> Bool {
    StringFormat.of(path: notice.source.file) != nil
  }

  /// Those about tables of strings, each once, in the order of the tables' paths.
  private static func strings(_ all: [Notice]) -> [Notice] {
    var seen: Set<Notice> = []
    let own = all.filter { isOfStrings($0) && seen.insert($0).inserted }
    return own.enumerated().sorted { left, right in
      (left.element.source.file, left.offset) < (right.element.source.file, right.offset)
    }.map(\.element)
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
