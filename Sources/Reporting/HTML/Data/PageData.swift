internal import JSONText
internal import Model

/// Everything that the script draws from, within a bound of bytes.
struct PageData {
  /// The elements that hold it.
  let markup: Markup
  /// Titles with cells that are drawn on demand.
  let drawnTitles: Int
  /// Titles that the bound leaves out.
  let omittedTitles: Int
  /// Whether sizes that pass are drawn too.
  let drawsPasses: Bool

  /// Collects the data, worst controls first.
  ///
  /// Outlines that only the script draws are kept as text: elements of the page cost time to open it.
  /// Cells that stand on a screen are there whatever the bounds say.
  init(context: PageContext, screens: [ScreenFigure], in book: inout DrawingBook) {
    let placed = book.glyphCount
    let views = ScreenLines(screens, in: &book)
    let index = PageIndex(context: context)
    let rules = index.rules
    drawsPasses = context.drawsPasses
    var lines: [String] = []
    var shapes = ShapeList()
    var (bytes, drawn, omitted) = (0, 0, 0)
    for entry in context.ranked {
      for series in entry.worstSeries {
        let stands = views.titles.contains(entry.anchor(of: series))
        guard stands || Self.hasDrawing(series, passes: drawsPasses) else { continue }
        guard stands || bytes < context.limits.drawnBytes else {
          omitted += 1
          continue
        }
        let picker = SizePicker(
          entry: entry, series: series, glyphLimit: context.limits.glyphsPerDrawing)
        let one = DrawnSeries(
          picker: picker, rules: rules, drawsPasses: drawsPasses, onScreens: views.needed)
        let line = one.line(in: &book, shapes: &shapes)
        lines.append(line)
        bytes += line.utf8.count
        drawn += 1
      }
    }
    (drawnTitles, omittedTitles) = (drawn, omitted)
    markup = [
      ScriptText.element(
        id: "index", type: "application/json", lines: [ScriptText.line(index.json)]),
      ScriptText.element(
        id: "glyphs", type: "text/plain",
        lines: [String(placed)] + book.glyphPaths(from: placed)),
      ScriptText.element(id: "shapes", type: "text/plain", lines: shapes.paths),
      ScriptText.element(id: "cells", type: "text/plain", lines: lines), views.markup,
    ]
  }

  private static func hasDrawing(_ series: CellSeries, passes: Bool) -> Bool {
    series.cells.contains { cell in
      cell.layout != nil && (passes || cell.standing >= .needsReview)
    }
  }
}
