internal import Model

/// A huge report as a folder: an index, and a page for each screen with all its drawings.
struct PageFolder {
  /// A screen with its controls.
  private struct Group {
    let name: String
    let file: String
    var controls: [Int] = []
  }

  /// What the names of pages begin with, before their number.
  fileprivate static let prefix = "screen-"
  /// What they end in.
  fileprivate static let ending = ".html"

  /// What is shown.
  private let report: Report
  /// Screens in the order of the input.
  private let groups: [Group]

  /// Splits a report by screens; controls without one are grouped by their file.
  init(report: Report) {
    struct Key: Hashable {
      let name: String
      let file: String
    }
    self.report = report
    var places: [Key: Int] = [:]
    var groups: [Group] = []
    for entry in PageContext(report: report).entries {
      let key = Key(name: entry.group, file: entry.control.source.file)
      let place = places[key] ?? groups.count
      if place == groups.count { groups.append(Group(name: key.name, file: key.file)) }
      places[key] = place
      groups[place].controls.append(entry.index)
    }
    self.groups = groups
  }

  /// The index first, then the pages, each with its name in the folder.
  var files: [ReportFile] {
    let parts = groups.map(part)
    let names = groups.indices.map { Self.prefix + String($0 + 1) + Self.ending }
    let screens = zip(names, parts).enumerated().map { index, pair in
      FolderIndex.Screen(
        name: groups[index].name, source: groups[index].file, file: pair.0,
        context: PageContext(report: pair.1))
    }
    let index = ReportFile(
      name: "index.html", text: FolderIndex(report: report, screens: screens).html)
    return [index]
      + screens.map { screen in
        let page = Page(report: screen.context.report, limits: .folder, home: screen.name)
        return ReportFile(name: screen.file, text: page.html)
      }
  }

  /// The report of one screen; notices of other files and fonts stay with the index.
  private func part(of group: Group) -> Report {
    var part = report
    part.controls = group.controls.map { report.controls[$0] }
    let ids = Set(part.controls.map(\.control.id))
    let screens = Set(part.controls.compactMap(\.control.screen))
    part.findings = report.findings.filter { ids.contains($0.control) }
    part.screens = report.screens.filter { screens.contains($0.id) }
    part.screenLayouts = report.screenLayouts.filter { screens.contains($0.screen) }
    part.omittedScreens = 0
    part.notices = report.notices.filter { $0.source.file == group.file }
    part.summary.files = 1
    part.summary.controls = part.controls.count
    return part
  }
}

extension Reporter {
  /// Whether a file is named as a page of a folder is.
  package static func namesPage(_ name: String) -> Bool {
    guard name.hasPrefix(PageFolder.prefix), name.hasSuffix(PageFolder.ending) else { return false }
    let number = name.dropFirst(PageFolder.prefix.count).dropLast(PageFolder.ending.count)
    return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Whether a text begins as every page that is written here does.
  package static func beginsPage(_ text: String) -> Bool {
    text.hasPrefix("<!DOCTYPE html>") && text.contains("<title>\(Page.title)</title>")
  }
}

extension PageLimits {
  /// Of a page that shows one screen: everything, up to what a browser bears.
  static let folder = PageLimits(
    cards: 400, placedGlyphs: 20_000, drawnBytes: 24_000_000, cellsWithPasses: 20_000,
    matrixRows: 2_000, findings: 3_000)
}
