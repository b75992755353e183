internal import JSONText
internal import Model

/// Outlines of controls, each once.
struct ShapeList {
  /// The outlines as SVG writes them, in the order of their numbers.
  private(set) var paths: [String] = []
  private var numbers: [String: Int] = [:]

  /// Number of an outline.
  mutating func number(of path: String) -> Int {
    if let number = numbers[path] { return number }
    numbers[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }
}

/// One title with its cells as the script draws them.
struct DrawnSeries {
  /// The title and its drawings.
  let picker: SizePicker
  /// Where rules stand in the page's list.
  let rules: [String: Int]
  /// Whether sizes that pass are drawn.
  let drawsPasses: Bool
  /// Ids of cells that screens are made of.
  let onScreens: Set<String>

  /// Writes the line: the id, then a cell or null for each size.
  ///
  /// A size that another or a screen refers to is drawn even where it passes.
  func line(in book: inout DrawingBook, shapes: inout ShapeList) -> String {
    book.beginPacking()
    let cells = picker.series.cells.indices.map { index in
      isWanted(index) ? cell(at: index, in: &book, shapes: &shapes) : nil
    }
    let needed = book.endPacking().union(onScreens)
    let values = cells.enumerated().map { index, value -> JSONValue in
      if let value { return .object(value) }
      guard let drawing = picker.drawings[index], needed.contains(drawing.id) else { return .null }
      return .object(body(of: drawing, in: &book, shapes: &shapes))
    }
    let id = picker.entry.anchor(of: picker.series)
    return ScriptText.line(.array([.string(id)] + values))
  }

  private func isWanted(_ index: Int) -> Bool {
    drawsPasses || picker.series.cells[index].standing >= .needsReview
  }

  /// Keys of a cell: see `Script.cells`.
  private func cell(
    at index: Int, in book: inout DrawingBook, shapes: inout ShapeList
  ) -> [(String, JSONValue)] {
    let cell = picker.series.cells[index]
    var members: [(String, JSONValue)] = [("v", .array(verdicts(of: cell)))]
    if let reason = cell.reason { members.append(("r", .string(CellNotes.sentence(reason)))) }
    let bands = CellNotes.bands(of: cell)
    if !bands.words.isEmpty {
      members.append(("e", .array(bands.words.map(JSONValue.string))))
      members.append(("ec", .integer(bands.count)))
    }
    guard let large = picker.large(at: index), let layout = cell.layout else { return members }
    members += [
      ("p", .string(Wording.points(layout.title.pointSize))),
      (
        "f",
        .string(
          Wording.points(layout.bounds.width) + " × " + Wording.points(layout.bounds.height))
      ), ("l", .integer(layout.title.lines.count)),
    ]
    if let note = large.drawing.cutNote { members.append(("g", .string(note))) }
    var named = large
    named.drawing.id = Shorthand.idSign
    named.findContact(in: book)
    for (key, width) in [("w", LargeDrawing.widths.wide), ("n", LargeDrawing.widths.narrow)] {
      members.append((key, content(of: named, width: width, key: key, in: &book)))
    }
    return members + body(of: large.drawing, in: &book, shapes: &shapes)
  }

  private func content(
    of large: LargeDrawing, width: Double, key: String, in book: inout DrawingBook
  ) -> JSONValue {
    let scope = Shorthand.scopeSign + key
    if let plain = large.plain(width: width, in: &book) {
      return .array([.number(plain.height)] + plain.words.map(JSONValue.string))
    }
    let (height, parts) = large.content(width: width, scope: scope, in: &book)
    let text = Shorthand.text(of: .fragment(parts))
    return .array([.number(height), .string(text)])
  }

  /// The body, the outline of the shape that it repeats, and the box around it.
  private func body(
    of drawing: CellDrawing, in book: inout DrawingBook, shapes: inout ShapeList
  ) -> [(String, JSONValue)] {
    var named = drawing
    named.id = Shorthand.idSign
    let shape = drawing.shapePath
    let text = Shorthand.text(of: .fragment(named.body(in: &book)), shape: shape)
    let outer = drawing.outer
    let box = [outer.x, outer.y, outer.width, outer.height].map(PathText.number)
    return [
      ("b", .string(text)), ("h", .integer(shapes.number(of: shape))),
      ("o", .string(box.joined(separator: " "))),
    ]
  }

  /// What failed or needs review: rule, standing, points and sentence, then its lengths.
  private func verdicts(of cell: Cell) -> [JSONValue] {
    CellNotes.worstFirst(of: cell).map { verdict in
      let standing = Standing(verdict.outcome, isWhatIf: cell.isWhatIf)
      let points = verdict.shortfall > 0 ? Wording.points(verdict.shortfall) : ""
      let lengths = verdict.measured.filter { $0.limit != nil }.map { value in
        JSONValue.array(CellNotes.columns(of: value).map(JSONValue.string))
      }
      return .array([
        rules[verdict.rule].map(JSONValue.integer) ?? .string(verdict.rule),
        .integer(standing.rawValue), .string(points),
        .string(CellNotes.sentence(verdict.message)), .array(lengths),
      ])
    }
  }
}
