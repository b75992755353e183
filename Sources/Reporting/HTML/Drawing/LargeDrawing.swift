internal import Model

/// One cell drawn large, with dimensions, magnifier and ruler.
struct LargeDrawing {
  /// What is drawn.
  var drawing: CellDrawing
  /// Name of the control for people who hear the page.
  let name: String
  /// Other sizes of the same title.
  let siblings: [CellDrawing]
  /// Whether dimensions are drawn; a side-by-side pair goes without.
  var isAnnotated = true
  /// Where ink comes nearest to a corner, once it was searched for.
  private(set) var contact: CornerContact??
  /// Box that the drawing must leave room for, so that a pair has one scale; nil: its own.
  var room: Rectangle?

  /// Width of the drawing for columns and for phones, in pixels.
  static let widths = (wide: 640.0, narrow: 340.0)
  /// Most pixels to a point, so that a short title does not become a poster.
  private static let greatestScale = 1.62
  /// Tallest drawing, in pixels.
  private static let greatestHeight = 520.0

  /// Draws it twice: for columns and for phones; the style sheet shows the one that fits.
  ///
  /// `place` tells ids inside from those of the same cell elsewhere on the page.
  func markup(in book: inout DrawingBook, place: String = "") -> Markup {
    let id = place + drawing.id
    var known = self
    known.findContact(in: book)
    return [
      known.svg(width: Self.widths.wide, class: "dr wd", scope: id + "w", in: &book),
      known.svg(width: Self.widths.narrow, class: "dr nr", scope: id + "n", in: &book),
    ]
  }

  /// Draws it for one width, in pixels.
  func svg(
    width: Double, class styleClass: String, scope: String, in book: inout DrawingBook
  ) -> Markup {
    let (height, parts) = content(width: width, scope: scope, in: &book)
    let (shownWidth, shownHeight) = (Pen.number(width), Pen.number(height))
    return .tag(
      "svg",
      [
        "class": styleClass + drawing.toneClass, "viewBox": "0 0 \(shownWidth) \(shownHeight)",
        "width": shownWidth, "height": shownHeight, "role": "img", "aria-label": label,
      ], parts)
  }

  /// Height, place and scale of the body, and the ruler's length and label, where nothing else is
  /// drawn; nil where lengths, magnifier or missing text are.
  func plain(
    width: Double, in book: inout DrawingBook
  ) -> (height: Double, words: [String])? {
    let verdicts = drawing.cell.verdicts
    guard verdicts.isEmpty, MissingText.find(in: drawing, siblings: siblings) == nil else {
      return nil
    }
    let canvas = canvas(width: width, sides: [], loupe: nil, missing: nil)
    let place = Pen.number(canvas.origin.x) + " " + Pen.number(canvas.origin.y)
    let length = Self.targetSide * canvas.scale
    return (
      canvas.height,
      [
        place, PathText.factor(canvas.scale), Pen.number(length),
        Pen.number(Self.rulerLeft + length + 6),
      ]
    )
  }

  /// Height in pixels at one width, and everything inside.
  func content(
    width: Double, scope: String, in book: inout DrawingBook
  ) -> (height: Double, parts: [Markup]) {
    let isNarrow = width < 560
    let body = drawing.reference(in: &book)
    let sides = isAnnotated ? SideRoom.short(in: drawing) : []
    let loupe = isAnnotated ? loupe(book: book, isNarrow: isNarrow) : nil
    let missing = isAnnotated ? MissingText.find(in: drawing, siblings: siblings) : nil
    let canvas = canvas(width: width, sides: sides, loupe: loupe, missing: missing)
    let parts = book.scoped(scope) { book in
      var parts: [Markup] = [.tag("g", ["transform": canvas.transform], [body])]
      if let missing { parts += missing.markup(on: canvas, drawing: drawing, in: &book) }
      if isAnnotated { parts += target(on: canvas) }
      for side in sides { parts += side.markup(on: canvas, drawing: drawing) }
      if let loupe { parts += loupe.markup(on: canvas, drawing: drawing, in: &book) }
      if isAnnotated { parts += ruler(on: canvas) }
      return parts
    }
    return (canvas.height, parts)
  }

  /// Searches for the place of the magnifier, which both widths need.
  mutating func findContact(in book: DrawingBook) {
    guard contact == nil, Loupe.verdict(of: drawing) != nil else { return }
    contact = .some(CornerContact.find(in: drawing, book: book))
  }

  private func loupe(book: DrawingBook, isNarrow: Bool) -> Loupe? {
    guard Loupe.verdict(of: drawing) != nil,
      let place = contact ?? CornerContact.find(in: drawing, book: book)
    else { return nil }
    return Loupe.make(for: drawing, contact: place, isNarrow: isNarrow)
  }

  /// What is drawn, in words.
  private var label: String {
    let cell = drawing.cell
    var words = name + " at " + cell.traits.category.shortName + ": " + cell.standing.words
    if let message = cell.decisiveVerdict?.message { words += ". " + CellNotes.sentence(message) }
    return words
  }

  private func canvas(
    width: Double, sides: [SideRoom], loupe: Loupe?, missing: MissingText?
  ) -> Canvas {
    let margins = margins(width: width, sides: sides, loupe: loupe, missing: missing)
    var outer = room.map { drawing.outer.union($0) } ?? drawing.outer
    if let missing {
      let more = missing.extent(in: drawing)
      outer.width = max(outer.maxX, more.width) - outer.x
      outer.height += more.height
    }
    let across = (width - margins.left - margins.right) / max(outer.width, 1)
    let down = Self.greatestHeight / max(outer.height, 1)
    let scale = max(0.02, min(across, down, Self.greatestScale))
    let free = max(0, width - margins.left - margins.right - outer.width * scale) / 2
    let sideHeight = loupe?.standsLeft == nil ? 0 : (loupe?.radius ?? 0) * 2 + 60
    let height = max(outer.height * scale + margins.top + margins.bottom, sideHeight)
    return Canvas(
      width: width, height: height.rounded(.up), scale: scale,
      origin: Position(
        x: margins.left + free - outer.x * scale, y: margins.top - outer.y * scale))
  }

  private func margins(
    width: Double, sides: [SideRoom], loupe: Loupe?, missing: MissingText?
  ) -> CanvasMargins {
    guard isAnnotated else { return CanvasMargins(top: 16, left: 14, bottom: 16, right: 14) }
    let side = width < 560 ? 12.0 : 26
    var margins = CanvasMargins(top: 22, left: side, bottom: 38, right: side)
    let above = sides.contains { $0.side != .bottom && !$0.standsBeside }
    if above { margins.top = 34 }
    if sides.contains(where: { $0.side == .bottom && !$0.standsBeside }) { margins.bottom += 16 }
    margins.right = max(margins.right, sides.map(\.roomBeside).max() ?? 0)
    if missing != nil { margins.bottom += 44 }
    switch loupe?.standsLeft {
    case true?: margins.left += loupe?.sideRoom ?? 0
    case false?: margins.right += loupe?.sideRoom ?? 0
    case nil: margins.bottom += loupe?.bottomRoom ?? 0
    }
    return margins
  }
}

extension LargeDrawing {
  /// Least side of a target that the guidelines ask for, in points; also the ruler's length.
  private static let targetSide = 44.0
  /// Where the ruler begins, in pixels.
  private static let rulerLeft = 12.0

  /// Outlines the least target where the control is smaller.
  private func target(on canvas: Canvas) -> [Markup] {
    let box = drawing.box
    guard drawing.cell.verdicts.contains(where: { $0.rule.hasSuffix("target") }) else { return [] }
    let width = max(box.width, Self.targetSide)
    let height = max(box.height, Self.targetSide)
    let wanted = Rectangle(
      x: canvas.x(box.midX - width / 2), y: canvas.y(box.midY - height / 2),
      width: width * canvas.scale, height: height * canvas.scale)
    let words = Wording.points(box.width) + " × " + Wording.points(box.height) + " of 44 × 44"
    return [
      Pen.line(PathText.path(wanted), class: "ms"),
      Pen.label(words, x: wanted.midX, y: wanted.maxY + 18, anchor: .middle, class: "bad"),
    ]
  }

  /// Draws a bar of 44 points at the bottom left.
  private func ruler(on canvas: Canvas) -> [Markup] {
    let length = Self.targetSide * canvas.scale
    let (left, y) = (Self.rulerLeft, canvas.height - 10)
    let path =
      "M" + Pen.number(left) + " " + Pen.number(y - 3) + "v6M" + Pen.number(left) + " "
      + Pen.number(y) + "h" + Pen.number(length) + "m0-3v6"
    return [
      Pen.line(path, class: "sb"),
      Pen.label("44 pt", x: left + length + 6, y: y + 4, anchor: .start, class: "mu"),
    ]
  }
}
