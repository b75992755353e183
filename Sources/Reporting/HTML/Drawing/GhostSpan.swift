internal import Model

/// Where a line in full stands under its control, in pixels: the part with room, and the rest.
struct GhostSpan {
  /// Width that the line needs, in points.
  private let needs: Double
  /// Width that it has, in points.
  private let room: Double
  /// Whether it is read from the right, so that its end is lost at the left.
  let isRightToLeft: Bool
  /// Left end, in pixels.
  let left: Double
  /// Right end, in pixels.
  let right: Double
  /// Where the part with room ends and the rest begins, in pixels.
  private let middle: Double

  /// Places a line that needs more width than it has; lengths in points.
  init(needs: Double, room: Double, on canvas: Canvas, drawing: CellDrawing) {
    self.needs = needs
    self.room = room
    isRightToLeft = drawing.cell.traits.direction == .rightToLeft
    left = canvas.x(drawing.layout.titleFrame.x)
    right = left + needs * canvas.scale
    middle = left + (isRightToLeft ? needs - room : room) * canvas.scale
  }

  /// Length in pixels.
  var width: Double { right - left }
  /// The part with room.
  var kept: (left: Double, right: Double) {
    isRightToLeft ? (middle, right) : (left, middle)
  }
  /// The part without.
  var lost: (left: Double, right: Double) {
    isRightToLeft ? (left, middle) : (middle, right)
  }

  /// A tall box over a part, open at the ends of the line for letters that lean out.
  func path(of part: (left: Double, right: Double)) -> String {
    let start = part.left == left ? left - 20 : part.left
    let end = part.right == right ? right + 20 : part.right
    return PathText.path(Rectangle(x: start, y: -20, width: end - start, height: 4000))
  }

  /// Draws both lengths with their numbers, at a height in pixels.
  func scale(on canvas: Canvas, y: Double) -> [Markup] {
    let shown = (left: max(0, lost.left), right: min(lost.right, canvas.width))
    let fits = shown.right - shown.left > 90
    let parts = [
      Pen.horizontal(from: kept.left, to: kept.right, y: y, bad: false),
      Pen.horizontal(from: lost.left, to: lost.right, y: y, bad: true),
      lackLabel(on: canvas, y: y + 17, inside: fits ? shown : nil),
    ]
    guard kept.right - kept.left > (fits ? 90 : 190) else { return parts }
    let words = "room " + Wording.points(room) + " pt"
    return parts + [
      isRightToLeft
        ? Pen.label(words, x: right, y: y + 17, anchor: .end)
        : Pen.label(words, x: left, y: y + 17, anchor: .start)
    ]
  }

  /// The number in the middle of what is seen of the part without room; beside it where that is short.
  private func lackLabel(
    on canvas: Canvas, y: Double, inside shown: (left: Double, right: Double)?
  ) -> Markup {
    let words = "lacks " + Wording.points(needs - room) + " pt"
    if let shown {
      let centre = (shown.left + shown.right) / 2
      return Pen.label(words, x: centre, y: y, anchor: .middle, class: "bad")
    }
    if lost.left > canvas.width - Pen.room(for: words) {
      return Pen.label(words, x: min(right, canvas.width), y: y, anchor: .end, class: "bad")
    }
    return Pen.label(words, x: lost.left, y: y, anchor: .start, class: "bad")
  }
}
