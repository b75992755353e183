import Model
import Reading

/// Notices of the parts of an audit, in the order that an audit that was not split has them.
struct NoticeMerge {
  private let parts: [Report]

  /// Takes parts in their order.
  init(_ parts: [Report]) {
    self.parts = parts
  }

  /// What could not be read, of files and then of tables of strings, what is not translated, screens
  /// that are not solved, fonts that are missing, what was accepted in vain.
  var notices: [Notice] {
    let all = parts.flatMap(\.notices)
    let later: [Notice.Reason] = [
      .untranslated, .layoutFailed, .missingFont, .unusedAcceptance,
    ]
    let plain = all.filter { !later.contains($0.reason) && !Self.isOfStrings($0) }
    return Notice.merging(plain) + Self.strings(all) + all.filter { $0.reason == .untranslated }
      + all.filter { $0.reason == .layoutFailed } + missingFonts(all) + unusedAcceptances
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

  /// Notices of the screens of several widths, each screen once.
  static func once(_ notices: [Notice]) -> [Notice] {
    var seen: Set<SourceReference> = []
    return notices.filter { seen.insert($0.source).inserted }
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
    return Self.inOrder(kept)
  }

  /// Puts notices in the order of their places; at one place their words decide, so that no order of
  /// finding them shows.
  static func inOrder(_ notices: [Notice]) -> [Notice] {
    notices.sorted { left, right in
      let (first, second) = (left.source, right.source)
      if first.file != second.file { return first.file < second.file }
      let places = (
        (first.line ?? 0, first.column ?? 0, first.object ?? "", left.message),
        (second.line ?? 0, second.column ?? 0, second.object ?? "", right.message)
      )
      return places.0 < places.1
    }
  }
}
