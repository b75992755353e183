internal import Model

/// The whole page.
struct Page {
  /// What it shows.
  let report: Report

  /// The page as text, from the document type on.
  var html: String {
    let findings = report.findings.map { finding in
      Markup.tag("li", [:], [.code(finding.rule), " ", .isolated(finding.message)])
    }
    let page = Markup.tag(
      "html", ["lang": "en"],
      [
        .tag(
          "head", [:], [.tag("meta", ["charset": "utf-8"]), .tag("title", [:], ["LargePrint"])]),
        .tag("body", [:], [.tag("ol", [:], findings)]),
      ])
    return "<!DOCTYPE html>\n" + page.html + "\n"
  }
}
