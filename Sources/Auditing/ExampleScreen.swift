internal import Model

/// Builds the hand-made screens that rules are shown on; the control stands in front of all others.
struct ExampleScreen {
  /// A view beside the control.
  struct Other {
    /// Its text; nil for a plain view.
    var text: String?
    /// Its box at the size judged, in points.
    var box: Rectangle
    /// Its box at Large; nil: the same.
    var boxAtLarge: Rectangle?
    /// Name of its element.
    var element = "label"
    /// Whether the control stands in it.
    var isContainer = false
    /// Whether it cuts what leaves it.
    var clips = false
  }

  /// The root view.
  var extent = Extent(width: 320, height: 568)
  /// The control's box at the size judged.
  var box: Rectangle
  /// The control's box at Large; nil: the same.
  var boxAtLarge: Rectangle?
  /// Size that the control asks for; nil: what it has.
  var wish: Extent?
  /// Other views.
  var others: [Other] = []
  /// Constraints that gave way at the size judged.
  var broken: [BrokenConstraint] = []
  /// Constraints that gave way at Large.
  var brokenAtLarge: [BrokenConstraint] = []
  /// What the input does not prove of the control.
  var doubts: [Doubt] = []
  /// How far the width of the text may be off.
  var error = 0.0

  /// The finished subject: a label that fills its box with one line.
  var subject: Subject {
    let lines = [
      ExampleLayout.Line(
        text: "Your order", box: Rectangle(origin: .zero, extent: box.extent), error: error)
    ]
    var subject = ExampleLayout(
      kind: .label, size: box.extent, lines: lines, category: .accessibilityExtraLarge
    ).subject
    subject.control.doubts = doubts
    subject.place = ScreenPlace(
      now: screen(at: box, broken: broken, isLarge: false),
      atLarge: screen(at: boxAtLarge ?? box, broken: brokenAtLarge, isLarge: true),
      view: others.count + 1, speaksForScreen: true)
    return subject
  }

  private func screen(
    at place: Rectangle, broken: [BrokenConstraint], isLarge: Bool
  ) -> DressedScreen {
    var views = [
      SolvedView(id: "root", element: "view", frame: Rectangle(origin: .zero, extent: extent))
    ]
    var texts: [PlacedText] = []
    var container = 0
    for other in others {
      let view = view(other, isLarge)
      if let text = other.text {
        texts.append(PlacedText(view: views.count, name: text, box: view.frame))
      }
      if other.isContainer { container = views.count }
      views.append(view)
    }
    var own = SolvedView(id: "own", element: "label", frame: place, parent: container)
    own.intrinsicExtent = isLarge ? place.extent : wish ?? place.extent
    texts.append(
      PlacedText(view: views.count, name: "Your order", box: place, widthError: error))
    views.append(own)
    let solved = SolvedScreen(screen: "example", extent: extent, views: views, broken: broken)
    return DressedScreen(solved, texts: texts)
  }

  private func view(_ other: Other, _ isLarge: Bool) -> SolvedView {
    let frame = isLarge ? other.boxAtLarge ?? other.box : other.box
    var view = SolvedView(
      id: other.text ?? other.element, element: other.element, frame: frame, parent: 0)
    view.clipsChildren = other.clips
    return view
  }
}
