internal import Model

/// One cell as a drawing in the control's own points.
struct CellDrawing {
  /// Id of its group in the page.
  var id: String
  /// What is drawn.
  let control: Control
  /// Its conditions and verdicts.
  let cell: Cell
  /// Its places.
  let layout: ControlLayout
  /// Glyphs drawn at most.
  let glyphLimit: Int

  /// The control's box at the origin of the drawing.
  var box: Rectangle { Rectangle(origin: .zero, extent: layout.bounds.extent) }

  /// Box around the control and all ink.
  var outer: Rectangle {
    var all = box.union(shapeBox)
    if let ink { all = all.union(ink) }
    if cell.outcome >= .needsReview { for line in lineBoxes { all = all.union(line) } }
    return all
  }

  /// Box around all ink; nil when nothing is drawn.
  var ink: Rectangle? { layout.title.ink.map(layout.inControl) }

  /// Boxes of the lines, ascent to descent.
  var lineBoxes: [Rectangle] { layout.title.lines.map { layout.inControl($0.frame) } }

  /// Room that the insets promise to the title.
  var promised: Rectangle { box.inset(by: layout.promisedInsets) }

  /// Whether any room is promised.
  var promisesRoom: Bool {
    let insets = layout.promisedInsets
    return max(insets.top, insets.left, insets.bottom, insets.right) > 0
  }

  /// The control's outline as SVG writes it.
  var shapePath: String {
    shape.map { PathText.path($0.outline(in: shapeBox)) } ?? PathText.path(shapeBox)
  }

  /// The control's corners; nil for square.
  var shape: CornerShape? { layout.shape(of: control) }

  /// Box of the control's shape.
  var shapeBox: Rectangle { layout.background?.frame ?? box }

  /// Number of glyphs that the title has.
  var glyphCount: Int {
    layout.title.lines.reduce(0) { sum, line in
      sum + line.glyphRuns.reduce(0) { $0 + $1.glyphs.count }
    }
  }

  /// Refers to the drawing, and hands it to the book where it is asked for first.
  func reference(in book: inout DrawingBook) -> Markup {
    if book.claim(id) { book.keep(.tag("g", ["id": id], body(in: &book))) }
    return .tag("use", ["href": "#" + id])
  }

  /// Class of the drawing's colours: violet for what-ifs, amber for reviews.
  var toneClass: String {
    switch cell.standing {
    case .wouldFail: " wi"
    case .needsReview: cell.isWhatIf ? " wi" : " rv"
    case .fails, .passes, .doesNotApply: ""
    }
  }
}

extension CellDrawing {
  /// Draws from bottom to top: shape, promised room, line boxes, hatch, image, ink, red ink.
  func body(in book: inout DrawingBook) -> [Markup] {
    book.scoped(id + "c") { book in layers(in: &book) }
  }

  private func layers(in book: inout DrawingBook) -> [Markup] {
    let shape = shapePath
    var parts: [Markup] = [
      .tag(
        "g", ["id": id + "b"],
        [.tag("path", ["class": control.isFilled ? "sh" : "lf", "d": shape])])
    ]
    if promisesRoom, !promised.isEmpty { parts.append(Self.rectangle(promised, class: "in")) }
    for line in lineBoxes where line.width > 0 { parts.append(Self.rectangle(line, class: "lb")) }
    if let hatch = hatchPath {
      let clip = book.clip(inside: shape)
      parts.append(.tag("path", ["class": "hz" + toneClass, "clip-path": clip, "d": hatch]))
    }
    if let image = layout.imageFrame, !image.isEmpty {
      parts.append(Self.rectangle(image, class: "im"))
    }
    parts.append(.tag("g", ["id": id + "s"], inkMarkup(in: &book, shape: shape)))
    return parts
  }

  private func inkMarkup(in book: inout DrawingBook, shape: String) -> [Markup] {
    let rows = glyphRows(in: &book)
    let ink = Markup.tag("g", class: "ik", [.tag("g", ["id": id + "i"], rows)])
    guard inkLeavesShape else { return [ink] }
    let red = Markup.tag(
      "use", ["href": "#" + id + "i", "class": "ov", "clip-path": book.clip(outside: shape)])
    return [ink, red]
  }

  /// Whether ink may stand outside of the shape, so that a red copy is worth its bytes.
  private var inkLeavesShape: Bool {
    guard let ink, cell.outcome >= .needsReview else { return false }
    let slack = 0.05
    if ink.minX < box.minX - slack || ink.maxX > box.maxX + slack { return true }
    if ink.minY < box.minY - slack || ink.maxY > box.maxY + slack { return true }
    return shape != nil
  }

  /// Line boxes inside the promised room, as one path; nil when there are none.
  private var hatchPath: String? {
    guard promisesRoom, !SideRoom.short(in: self).isEmpty else { return nil }
    let room = promised
    var text = ""
    for line in lineBoxes {
      let inside = line.intersection(box)
      for strip in inside.strips(outside: room) where strip.width > 0.05 && strip.height > 0.05 {
        text += PathText.path(strip)
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func rectangle(_ box: Rectangle, class styleClass: String) -> Markup {
    .tag(
      "rect",
      [
        "class": styleClass, "x": PathText.number(box.x), "y": PathText.number(box.y),
        "width": PathText.number(box.width), "height": PathText.number(box.height),
      ])
  }

  /// Places the glyphs: one row to a run.
  private func glyphRows(in book: inout DrawingBook) -> [Markup] {
    var rows: [Markup] = []
    var left = glyphLimit
    for line in layout.title.lines {
      for run in line.glyphRuns where left > 0 {
        let glyphs = run.glyphs.prefix(left)
        left -= run.glyphs.count
        rows += row(run, glyphs: glyphs, in: &book).map { [.glyphs($0)] } ?? []
      }
    }
    return rows
  }

  private func row(
    _ run: GlyphRun, glyphs: ArraySlice<PlacedGlyph>, in book: inout DrawingBook
  ) -> GlyphRow? {
    guard let units = book.unitsPerEm(of: run.face), let first = glyphs.first,
      run.pointSize > 0
    else { return nil }
    let factor = run.pointSize / units
    var places: [GlyphRow.Place] = []
    for glyph in glyphs {
      guard let number = book.glyph(glyph.glyph, of: run.face) else { continue }
      places.append(
        GlyphRow.Place(
          number: number, x: Self.wholeUnits((glyph.x - first.x) / factor),
          y: Self.wholeUnits((first.y - glyph.y) / factor)))
    }
    guard !places.isEmpty else { return nil }
    let frame = layout.titleFrame
    let place = PathText.number(frame.x + first.x) + " " + PathText.number(frame.y + first.y)
    return GlyphRow(origin: place, scale: PathText.factor(factor), places: places)
  }

  private static func wholeUnits(_ value: Double) -> Int64 {
    value.isFinite && value.magnitude < 1e9 ? Int64(value.rounded()) : 0
  }
}

extension Control {
  /// Whether it is drawn as a filled shape; a label is a line only.
  var isFilled: Bool { kind.isInteractive || shape != nil }
}

extension Rectangle {
  /// Finds what two boxes share; empty when they are apart.
  func intersection(_ other: Rectangle) -> Rectangle {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rectangle(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Cuts the box into the parts left, right, above and below of another.
  func strips(outside room: Rectangle) -> [Rectangle] {
    let left = min(max(room.minX, minX), maxX)
    let right = max(min(room.maxX, maxX), left)
    let top = min(max(room.minY, minY), maxY)
    let bottom = max(min(room.maxY, maxY), top)
    return [
      Rectangle(x: minX, y: minY, width: left - minX, height: height),
      Rectangle(x: right, y: minY, width: maxX - right, height: height),
      Rectangle(x: left, y: minY, width: right - left, height: top - minY),
      Rectangle(x: left, y: bottom, width: right - left, height: maxY - bottom),
    ]
  }
}
