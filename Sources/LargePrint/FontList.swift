import TextEngine

/// The fonts of the catalogue and whether they are at hand, as text.
package struct FontList {
  /// The list, one font a line, and a hint for those that are missing.
  package let text: String
  /// Whether every font is there.
  package let isComplete: Bool

  /// Looks for the catalogue's fonts.
  package init(folders: [String]) throws(AuditError) {
    let statuses = try FontSetup.library(folders: folders).statuses
    let width = statuses.map(\.font.standsInFor.count).max() ?? 0
    let rows = statuses.map { status in
      let gap = String(repeating: " ", count: width - status.font.standsInFor.count)
      let state = status.isFound ? status.fileName : "missing: install \(status.font.package)"
      return "\(status.font.standsInFor)\(gap)  \(state)"
    }
    isComplete = statuses.allSatisfy(\.isFound)
    let packages = Set(statuses.filter { !$0.isFound }.map(\.font.package)).sorted()
    let hint = packages.isEmpty ? "" : "\nMissing packages: \(packages.joined(separator: " "))\n"
    text = rows.joined(separator: "\n") + "\n" + hint
  }
}
