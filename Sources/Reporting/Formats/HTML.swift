internal import Model

extension Reporter {
  /// The report as one page that needs nothing else.
  static let html = Reporter(
    id: "html", fileName: "index.html",
    help: "One self-contained page with every control drawn at its sizes."
  ) { report, _ in
    Page(report: report).html
  }
}
