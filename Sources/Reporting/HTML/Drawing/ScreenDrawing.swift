internal import Model

/// A whole screen as its constraints solve it at one size, with the controls laid out in it; lengths
/// in points.
///
/// From bottom to top: the screen, the room that bars take, the boxes of views with their names, the
/// controls as they were judged, then an outline around each flaw, which leads to its card.
struct ScreenDrawing {
  /// The screen.
  let screen: DrawnScreen
  /// Position of the size.
  let step: Int
  /// Its controls at this size.
  let placed: [PlacedControl]

  /// Room around the screen, in points.
  private static let margin = 14.0
  /// Most that is shown beyond the screen at each side, as a share of its sides.
  private static let reach = (across: 0.5, down: 1.0)

  /// Prepares one size of a screen.
  init(_ screen: DrawnScreen, at step: Int) {
    self.screen = screen
    self.step = step
    placed = screen.placed(at: step)
  }

  private var frames: [Rectangle] { screen.layouts.steps[step].frames }

  /// The screen and what stands outside of it, as far as it is shown.
  var outer: Rectangle {
    let root = Rectangle(origin: .zero, extent: screen.layouts.extent)
    let all = placed.reduce(root) { whole, control in
      control.drawings.reduce(whole) { sum, drawing in
        let frame = frames[control.view]
        return sum.union(drawing.outer.offset(x: frame.x, y: frame.y))
      }
    }
    let (across, down) = (root.width * Self.reach.across, root.height * Self.reach.down)
    let most = Rectangle(
      x: -across, y: -down, width: root.width + 2 * across, height: root.height + 2 * down)
    return all.intersection(most).grown(by: Self.margin)
  }

  /// Draws it in a box that all sizes of the screen share.
  func markup(in book: inout DrawingBook, box: Rectangle) -> Markup {
    var parts = ground
    for control in placed { parts += body(of: control, in: &book) }
    let flaws = placed.filter(\.isFlawed)
    parts += flaws.enumerated().map { outline(of: $1, number: $0 + 1) }
    let viewBox = [box.x, box.y, box.width, box.height].map(PathText.number)
    return .tag(
      "svg",
      [
        "class": "scr", "viewBox": viewBox.joined(separator: " "),
        "width": PathText.number(box.width), "height": PathText.number(box.height),
        "role": "group", "aria-label": label,
      ], parts)
  }

  /// What it shows, in words.
  private var label: String {
    let extent = screen.layouts.extent
    return screen.name + " at " + screen.layouts.steps[step].category.shortName + ", "
      + Wording.fixed(extent.width, decimals: 0) + " × " + Wording.fixed(extent.height, decimals: 0)
      + " pt"
  }

  /// The screen, its safe area, what scrolls, and the boxes of views without a control.
  private var ground: [Markup] {
    let root = Rectangle(origin: .zero, extent: screen.layouts.extent)
    var parts = [Self.box(root, class: "scb")]
    if let path = barsPath(in: root) { parts.append(Pen.line(path, class: "scs")) }
    for scroll in screen.layouts.steps[step].scrolls {
      let corner = frames[scroll.view]
      let whole = Rectangle(
        x: corner.x, y: corner.y, width: scroll.content.width, height: scroll.content.height)
      if whole.extent != corner.extent { parts.append(Self.box(whole, class: "scs")) }
    }
    return parts + QuietBoxes(screen: screen, frames: frames, placed: placed).markup
  }

  /// Lines where the room of bars ends, as one path; nil where none take any.
  private func barsPath(in root: Rectangle) -> String? {
    let safe = root.inset(by: screen.layouts.safeArea)
    guard safe != root, !safe.isEmpty else { return nil }
    let across = [safe.minY, safe.maxY].filter { $0 > root.minY && $0 < root.maxY }
    let down = [safe.minX, safe.maxX].filter { $0 > root.minX && $0 < root.maxX }
    return across.map { "M0 " + PathText.number($0) + "H" + PathText.number(root.maxX) }.joined()
      + down.map { "M" + PathText.number($0) + " 0V" + PathText.number(root.maxY) }.joined()
  }

  /// The control in the place of its view.
  private func body(of control: PlacedControl, in book: inout DrawingBook) -> [Markup] {
    let frame = frames[control.view]
    let place = PathText.number(frame.x) + " " + PathText.number(frame.y)
    return control.drawings.map { drawing in
      .tag(
        "g", ["transform": "translate(" + place + ")", "class": "th" + drawing.toneClass],
        [drawing.reference(in: &book)])
    }
  }

  /// Outlines what is found, with the number that its line below the drawing has.
  private func outline(of control: PlacedControl, number: Int) -> Markup {
    var box = frames[control.view]
    if let extent = control.extent { (box.width, box.height) = (extent.width, extent.height) }
    let tone = control.standing.styleClass
    let centre = Position(x: box.x - 4, y: box.y - 4)
    return .tag(
      "a",
      [
        "href": "#" + control.entry.anchor, "data-at": control.title?.id,
        "data-i": control.title.map { String($0.index) },
        "aria-label": String(number) + ", " + control.name + ": " + control.standing.words,
      ],
      [
        Self.box(box, class: "sco " + tone + (control.wholeRule == nil ? "" : " wh")),
        Pen.circle(at: centre, radius: 12, class: "scn " + tone),
        .tag(
          "text",
          [
            "class": "sct", "x": PathText.number(centre.x), "y": PathText.number(centre.y + 5),
            "text-anchor": "middle",
          ], [.text(String(number))]),
      ])
  }

  /// Draws a box.
  static func box(_ box: Rectangle, class styleClass: String) -> Markup {
    .tag(
      "rect",
      [
        "class": styleClass, "x": PathText.number(box.x), "y": PathText.number(box.y),
        "width": PathText.number(box.width), "height": PathText.number(box.height),
      ])
  }
}

extension Rectangle {
  /// Makes the box larger on all sides.
  func grown(by length: Double) -> Rectangle {
    Rectangle(
      x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }
}
