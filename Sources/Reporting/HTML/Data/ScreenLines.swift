internal import JSONText
internal import Model

/// Screens as the script draws them: a line for each, the id, then drawing and findings by size.
struct ScreenLines {
  /// The lines.
  let lines: [String]
  /// Ids of the cells that the drawings are made of.
  let needed: Set<String>

  /// Draws every size of every screen in shorthand.
  init(_ figures: [ScreenFigure], in book: inout DrawingBook) {
    book.beginPacking()
    lines = figures.map { figure in
      let steps = figure.screen.layouts.steps.indices.map { step -> JSONValue in
        let parts = [figure.pane(at: step, in: &book), figure.found(at: step)]
        return .array(parts.map { .string(Shorthand.text(of: $0)) })
      }
      return ScriptText.line(.array([.string(figure.screen.anchor)] + steps))
    }
    needed = book.endPacking()
  }

  /// Ids of the titles whose cells they are.
  var titles: Set<String> {
    Set(needed.compactMap { $0.split(separator: "-").first.map(String.init) })
  }

  /// The element that holds them; nothing without screens.
  var markup: Markup {
    lines.isEmpty
      ? .nothing : ScriptText.element(id: "views", type: "text/plain", lines: lines)
  }
}
