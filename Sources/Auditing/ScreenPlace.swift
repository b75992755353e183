package import Model

/// A text on a solved screen.
package struct PlacedText: Hashable, Sendable {
  /// Index of its control's view among the views of the screen.
  package var view: Int
  /// What people call it: its beginning, else the name or id of its control.
  package var name: String
  /// Box around its ink in the root view, in points.
  package var box: Rectangle
  /// How far the box's width may be off, ± points.
  package var widthError: Double

  /// Describes a text.
  package init(view: Int, name: String, box: Rectangle, widthError: Double = 0) {
    self.view = view
    self.name = name
    self.box = box
    self.widthError = widthError
  }
}

/// A solved screen with the texts on it.
package struct DressedScreen: Hashable, Sendable {
  /// Where the views are.
  package var solved: SolvedScreen
  /// The texts that people read, back to front.
  package let texts: [PlacedText]
  private let index: TextIndex

  /// Pairs a screen with its texts.
  package init(_ solved: SolvedScreen, texts: [PlacedText]) {
    self.solved = solved
    self.texts = texts
    index = TextIndex(texts)
  }

  /// The text of a view; nil for one that shows none.
  package func text(of view: Int) -> PlacedText? { index.text(of: view) }

  /// The texts that may meet a text, itself among them, back to front.
  func texts(near own: PlacedText) -> [PlacedText] { index.texts(near: own) }

  /// Whether a view stands inside another, at any depth.
  func isInside(_ view: Int, _ container: Int) -> Bool {
    ancestors(of: view).contains(container)
  }

  /// The views around a view, innermost first.
  func ancestors(of view: Int) -> [Int] {
    var result: [Int] = []
    var next = parent(of: view)
    while let current = next, result.count < solved.views.count {
      result.append(current)
      next = parent(of: current)
    }
    return result
  }

  /// Whether a view around it scrolls it, or lists it as a row.
  func isScrolled(_ view: Int) -> Bool {
    ancestors(of: view).contains { around in
      solved.views[around].scrollContent != nil
        || ["scrollView", "tableView", "collectionView", "textView"]
          .contains(solved.views[around].element)
    }
  }

  /// The row of a list that a view stands in; nil outside of lists.
  ///
  /// Rows push each other along, so that texts of two rows never meet.
  func row(around view: Int) -> Int? {
    ancestors(of: view).first { solved.views[$0].element.hasSuffix("Cell") }
  }

  private func parent(of view: Int) -> Int? {
    guard solved.views.indices.contains(view), let parent = solved.views[view].parent,
      solved.views.indices.contains(parent)
    else { return nil }
    return parent
  }
}

/// Where a control stands on its screen, with what is around it.
package struct ScreenPlace: Hashable, Sendable {
  /// The screen at the size of the layout.
  package var now: DressedScreen
  /// The screen at Large in the same language, as it was designed.
  package var atLarge: DressedScreen
  /// Index of the control's view among the views of both.
  package var view: Int
  /// Whether this control answers for the rules about the screen as a whole.
  package var speaksForScreen: Bool

  /// Describes a place.
  package init(now: DressedScreen, atLarge: DressedScreen, view: Int, speaksForScreen: Bool) {
    self.now = now
    self.atLarge = atLarge
    self.view = view
    self.speaksForScreen = speaksForScreen
  }

  /// The control's box in the root view.
  package var frame: Rectangle { Self.frame(of: view, on: now) }

  /// The control's box in the root view at Large.
  var frameAtLarge: Rectangle { Self.frame(of: view, on: atLarge) }

  private static func frame(of view: Int, on screen: DressedScreen) -> Rectangle {
    screen.solved.views.indices.contains(view) ? screen.solved.views[view].frame : .zero
  }
}

extension Subject {
  /// Why a rule of solved screens has nothing to look at.
  static let noScreen = "it stands on no screen that could be solved"
}
