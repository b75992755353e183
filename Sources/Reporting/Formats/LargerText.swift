internal import Model

extension Reporter {
  /// The evidence on larger text as a page of its own, for an auditor's file.
  static let largerText = Reporter(
    id: "larger-text", fileName: "larger-text.html",
    help: "One page that answers whether every task works at 200 % (WCAG 1.4.4) and at AX5."
  ) { report, _ in
    LargerTextPage(context: PageContext(report: report)).html
  }
}

/// A page with nothing but the evidence and where it comes from.
private struct LargerTextPage {
  /// What to look up.
  let context: PageContext

  /// The page as text, from the document type on.
  var html: String {
    let section = LargerTextSection(context: context, isFull: true).markup
    let body: [Markup] = [
      .tag("main", [:], [title, section, method, Circumstances(context: context).provenance])
    ]
    return Page.document(title: "Larger Text evidence", body: body, hasScript: false)
  }

  private var title: Markup {
    .tag(
      "div", class: "w",
      [
        .tag(
          "div", class: "verdict calm",
          [
            .tag("p", class: "over", ["LargePrint"]), .tag("h1", [:], ["Larger Text evidence"]),
          ])
      ])
  }

  private var method: Markup {
    .section(
      "method", heading: "How it was judged", lead: "",
      [.tag("p", class: "prose", [.text(Self.method)])])
  }

  private static let method = """
    A task is a screen, or a file where controls belong to none. It works in a language at a size \
    where every label and button that was judged there passes every rule: no title is cut short, \
    leaves its control, runs into its padding or its rounded corners, or breaks inside a word, and \
    no text keeps a fixed size. What an error band or an unknown fact could turn needs review. \
    Text that the input does not hold was not judged, so this page is evidence on layout, not a \
    full audit.
    """
}
