internal import Model

/// The views of a screen that are no controls: quiet boxes, with their names where they fit.
struct QuietBoxes {
  /// The screen.
  let screen: DrawnScreen
  /// Boxes of its views at this size.
  let frames: [Rectangle]
  /// Its controls at this size.
  let placed: [PlacedControl]

  /// Size of a name and the room of one of its letters, in points: a monospaced font.
  private static let letter = (size: 9.0, width: 5.5, height: 12.0)
  /// Distance of a name from the edges of its box, in points.
  private static let inset = 4.0

  /// The boxes, back to front, then the names.
  var markup: [Markup] {
    var names: [Markup] = []
    var taken: [Rectangle] = []
    let boxes = shown.map { index in
      if let room = nameRoom(of: index), !taken.contains(where: { $0.meets(room) }) {
        taken.append(room)
        names.append(Self.name(word(of: index), in: room))
      }
      return ScreenDrawing.box(frames[index], class: styleClass(of: index))
    }
    return boxes + names
  }

  /// Views with an area that are not the root, and no control that is drawn.
  private var shown: [Int] {
    let drawn = Set(placed.filter { !$0.drawings.isEmpty && $0.isProven }.map(\.view))
    return screen.layouts.views.indices.dropFirst().filter { index in
      !drawn.contains(index) && !frames[index].isEmpty
    }
  }

  private var parents: Set<Int> { Set(screen.layouts.views.compactMap(\.parent)) }

  /// Filled where nothing stands in it, dashed where its place is not proven.
  private func styleClass(of index: Int) -> String {
    let isControl = placed.contains { $0.view == index }
    let fillsScreen = frames[index] == frames[0]
    let isEmpty = !isControl && !fillsScreen && !parents.contains(index)
    return "scv" + (isEmpty ? " fi" : "") + (screen.layouts.views[index].isProven ? "" : " may")
  }

  private func word(of index: Int) -> String {
    let view = screen.layouts.views[index]
    return view.className ?? view.element
  }

  /// Room for its name at the top left; nil where something else stands there.
  ///
  /// A view around others is named only where it has a class of its own.
  private func nameRoom(of index: Int) -> Rectangle? {
    let view = screen.layouts.views[index]
    guard view.className != nil || !parents.contains(index) else { return nil }
    let frame = frames[index]
    let width = Double(word(of: index).count) * Self.letter.width
    guard width + 2 * Self.inset <= frame.width, Self.letter.height + Self.inset <= frame.height
    else { return nil }
    let room = Rectangle(
      x: frame.x + Self.inset, y: frame.y + Self.inset, width: width, height: Self.letter.height)
    let others = frames.indices.filter { $0 != index && !isAround($0, index) }
    guard !others.contains(where: { frames[$0].meets(room) }) else { return nil }
    return room
  }

  /// Whether a view holds another, at any depth.
  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    var next = screen.layouts.views[inner].parent
    while let current = next {
      if current == outer { return true }
      next = screen.layouts.views[current].parent
    }
    return false
  }

  private static func name(_ word: String, in room: Rectangle) -> Markup {
    .tag(
      "text",
      [
        "class": "scl", "x": PathText.number(room.x), "y": PathText.number(room.y + letter.size),
      ], [.text(word)])
  }
}

extension Rectangle {
  /// Whether two boxes share an area.
  func meets(_ other: Rectangle) -> Bool { !intersection(other).isEmpty }
}
