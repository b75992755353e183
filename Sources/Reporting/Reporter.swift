package import Model

/// Choices that change how a report is written, never what it says.
package struct RenderOptions: Hashable, Sendable {
  /// Whether JSON holds the layout of every cell.
  package var includesCells: Bool
  /// Whether JSON holds everything, so that it can be read back and merged.
  package var holdsWhole: Bool
  /// Whether the console text holds colour escapes.
  package var colour: Bool
  /// Whether the console text lists every finding instead of the worst of each file.
  package var showsAll: Bool

  /// Chooses; no cells, no colour and the worst findings only unless said otherwise.
  package init(
    includesCells: Bool = false, holdsWhole: Bool = false, colour: Bool = false,
    showsAll: Bool = false
  ) {
    self.includesCells = includesCells
    self.holdsWhole = holdsWhole
    self.colour = colour
    self.showsAll = showsAll
  }
}

/// One file of a report that is a folder.
package struct ReportFile: Hashable, Sendable {
  /// Its name in the folder.
  package let name: String
  /// What it holds.
  package let text: String
}

/// A way to write a report.
package struct Reporter: Sendable {
  /// Word that chooses it, in kebab-case.
  package let id: String
  /// Name of its file in the output folder; nil for standard output.
  package let fileName: String?
  /// What it is for, as a sentence.
  package let help: String
  /// Writes a report; the same report gives the same bytes.
  package let render: @Sendable (Report, RenderOptions) -> String
  /// Writes a report as several files of one folder, the first of them named `fileName`; nil for
  /// formats of one file.
  package let files: (@Sendable (Report, RenderOptions) -> [ReportFile])?

  /// Describes a way to write a report.
  package init(
    id: String, fileName: String?, help: String,
    render: @escaping @Sendable (Report, RenderOptions) -> String
  ) {
    self.id = id
    self.fileName = fileName
    self.help = help
    self.render = render
    files = nil
  }

  /// Describes a way to write a report as a folder of files.
  package init(
    id: String, fileName: String?, help: String,
    files: @escaping @Sendable (Report, RenderOptions) -> [ReportFile]
  ) {
    self.id = id
    self.fileName = fileName
    self.help = help
    self.files = files
    render = { report, options in files(report, options).first?.text ?? "" }
  }

  /// Every reporter, in the order that help shows them.
  package static let all: [Reporter] = [
    .html, .json, .console, .ndjson, .junit, .sarif, .github, .gitlab, .checkstyle, .sonar,
    .markdown, .csv, .xcode, .largerText, .htmlFolder,
  ]

  /// What an audit writes when nobody says otherwise.
  package static let usual: [Reporter] = [.html, .json, .console]
}
