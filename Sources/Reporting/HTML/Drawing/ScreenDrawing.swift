internal import Model

/// A whole screen as its constraints solve it, with the controls laid out in it; lengths in points.
///
/// From bottom to top: the screen, the room that bars take, the boxes of views, the controls as
/// they were judged, then an outline around each that fails, which leads to its drawing.
struct ScreenDrawing {
  /// A control on the screen.
  struct Placed {
    /// Object id of its view.
    let view: String
    /// The control as it was laid out.
    let drawing: CellDrawing
    /// Id of its place in the page; nil where it has none.
    let anchor: String?
    /// Its name for people.
    let name: String
  }

  /// The screen.
  let screen: SolvedScreen
  /// Controls in the order of its views.
  let controls: [Placed]

  /// Room around the screen, in points.
  private static let margin = 6.0

  /// Views that are shown: not hidden, and in no view that is.
  var shownViews: [SolvedView] {
    var hidden: Set<Int> = []
    return screen.views.enumerated().compactMap { index, view in
      let isInside = view.parent.map(hidden.contains) ?? false
      if view.isHidden || isInside { hidden.insert(index) }
      return hidden.contains(index) ? nil : view
    }
  }

  /// Everything that is drawn: the screen, and what stands outside of it.
  var outer: Rectangle {
    let root = Rectangle(origin: .zero, extent: screen.extent)
    let all = placed.reduce(root) { whole, one in
      whole.union(one.control.drawing.outer.offset(x: one.frame.x, y: one.frame.y))
    }
    return Rectangle(
      x: all.x - Self.margin, y: all.y - Self.margin, width: all.width + 2 * Self.margin,
      height: all.height + 2 * Self.margin)
  }

  /// Draws it.
  func markup(in book: inout DrawingBook) -> Markup {
    let box = outer
    let viewBox = [box.x, box.y, box.width, box.height].map(PathText.number)
    var parts = ground
    for one in placed {
      let place = PathText.number(one.frame.x) + " " + PathText.number(one.frame.y)
      let body = one.control.drawing.reference(in: &book)
      let tone = one.control.drawing.toneClass
      parts.append(
        .tag("g", ["transform": "translate(" + place + ")", "class": "th" + tone], [body]))
    }
    parts += placed.map { outline(of: $0.control, frame: $0.frame) }
    return .tag(
      "svg",
      [
        "class": "scr", "viewBox": viewBox.joined(separator: " "), "role": "group",
        "aria-label": label,
      ], parts)
  }

  /// Controls whose view is shown, with the box where the constraints put it.
  private var placed: [(control: Placed, frame: Rectangle)] {
    let frames = Dictionary(
      shownViews.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    return controls.compactMap { control in frames[control.view].map { (control, $0) } }
  }

  private var label: String {
    let failing = placed.count { $0.control.drawing.cell.outcome == .fails }
    return Wording.count(placed.count, "control") + " on a screen of "
      + Wording.fixed(screen.extent.width, decimals: 0) + " × "
      + Wording.fixed(screen.extent.height, decimals: 0) + " pt, "
      + Wording.count(failing, "fails", "fail")
  }

  /// The screen, its safe area, and the boxes of views without a control.
  private var ground: [Markup] {
    let root = Rectangle(origin: .zero, extent: screen.extent)
    var parts = [Self.box(root, class: "scb")]
    let safe = root.inset(by: screen.safeArea)
    if safe != root, !safe.isEmpty { parts.append(Self.box(safe, class: "scs")) }
    let taken = Set(controls.map(\.view))
    for view in shownViews.dropFirst() where !taken.contains(view.id) && !view.frame.isEmpty {
      parts.append(Self.box(view.frame, class: view.isAmbiguous ? "scv may" : "scv"))
      if let content = view.scrollContent {
        let whole = Rectangle(
          x: view.frame.x, y: view.frame.y, width: content.width, height: content.height)
        parts.append(Self.box(whole, class: "scs"))
      }
    }
    return parts
  }

  /// Outlines a control; where something was found the outline is a link.
  private func outline(of control: Placed, frame: Rectangle) -> Markup {
    let standing = control.drawing.cell.standing
    let extent = control.drawing.layout.bounds.extent
    let box = Self.box(
      Rectangle(x: frame.x, y: frame.y, width: extent.width, height: extent.height),
      class: "sco " + standing.styleClass)
    guard let anchor = control.anchor else { return box }
    return .tag(
      "a", ["href": "#" + anchor, "aria-label": control.name + ": " + standing.words], [box])
  }

  private static func box(_ box: Rectangle, class styleClass: String) -> Markup {
    .tag(
      "rect",
      [
        "class": styleClass, "x": PathText.number(box.x), "y": PathText.number(box.y),
        "width": PathText.number(box.width), "height": PathText.number(box.height),
      ])
  }
}
