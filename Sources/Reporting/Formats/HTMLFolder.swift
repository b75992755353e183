internal import Model

extension Reporter {
  /// The report as a folder of pages, for audits that are too large for one.
  static let htmlFolder = Reporter(
    id: "html-folder", fileName: "pages/index.html",
    help: "A folder with an index and a page for each screen (html-folder=DIR), for huge audits.",
    files: { report, _ in PageFolder(report: report).files })
}
