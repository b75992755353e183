package import Model
package import Typesetting

/// What the views of a screen ask for: texts as our typesetter sets them, all else by fact H6.
///
/// Made anew for each language and text size; the typesetter keeps what it shaped.
package struct IntrinsicSizes: Sendable {
  /// Conditions of the layout.
  package let traits: Traits
  private let screen: Screen
  private let mode: LayoutMode
  private let subjects: [String: Subject]
  private let elements: [String: TreeView]

  private struct Subject: Sendable {
    var control: Control
    var title: ControlTitle?
  }

  /// Prepares the sizes of a screen's views.
  ///
  /// `controls` are those of the screen, found by object id; `title` chooses the text that each one
  /// shows, nil for none.
  package init(
    screen: Screen, controls: [Control], traits: Traits, mode: LayoutMode = .runTime,
    title: (Control) -> ControlTitle? = { $0.titles.first }
  ) {
    self.screen = screen
    self.traits = traits
    self.mode = mode
    var subjects: [String: Subject] = [:]
    for control in controls {
      guard let id = control.source.object ?? control.id.split(separator: "#").last.map(String.init)
      else { continue }
      var free = control
      free.width = LengthRange()
      free.height = LengthRange()
      subjects[id] = Subject(control: free, title: title(control))
    }
    self.subjects = subjects
    var elements: [String: TreeView] = [:]
    for view in (screen.root.flatMap { try? ViewTree($0) })?.views ?? [] {
      if elements[view.id] == nil { elements[view.id] = view }
    }
    self.elements = elements
  }

  /// What a view asks for, in all the room it likes or in a width; nil when it asks for nothing, or
  /// when its layout is not known.
  package func size(
    of view: String, width: Double?, _ typesetter: inout Typesetter
  ) -> NaturalSize? {
    guard let element = elements[view] else { return nil }
    if mode == .canvas, element.className != nil, let drawn = screen.setting.designedExtents[view] {
      return drawnSize(drawn, of: element, width: width, &typesetter)
    }
    if let subject = subjects[view], isArranged(subject) {
      let icon = ElementSize(element, screen: screen).iconButton(
        isConfigured: subject.control.kind == .configuredButton)
      if subject.title == nil, let icon { return icon }
      let size = size(of: subject, width: width, &typesetter)
      guard subject.title == nil, subject.control.kind == .button else { return size }
      return size.map { untitled($0, element, subject.control, &typesetter) }
    }
    return ElementSize(element, screen: screen).natural { text, font in
      let layout = try? typesetter.layOut(
        AttributedTitle(text, font: font), in: TextRoom(width: nil), traits: traits)
      return layout?.extent
    }
  }

  /// Whether a control's arranger tells its size.
  ///
  /// Fields and text views have that of fact H6 on the canvas, and in the running app one that grows
  /// with their text; a text view that scrolls asks for nothing, and segments keep their text's size.
  private func isArranged(_ subject: Subject) -> Bool {
    let kind = subject.control.kind
    if kind == .label || kind.isButton { return true }
    guard mode == .runTime, subject.title != nil else { return false }
    return kind == .textField || kind == .textView && !subject.control.scrolls
  }

  /// A size that a live drawing reported; −1 stands for none.
  ///
  /// A label of several lines reported its size on one (fact H6): in less room it takes as many lines
  /// as our text does when both are as wide.
  private func drawnSize(
    _ drawn: Extent, of element: TreeView, width: Double?, _ typesetter: inout Typesetter
  ) -> NaturalSize {
    let whole = NaturalSize(
      width: drawn.width < 0 ? nil : drawn.width, height: drawn.height < 0 ? nil : drawn.height)
    guard let width, width < drawn.width, width > 0, let subject = subjects[element.id],
      subject.control.kind == .label, subject.control.text.lineLimit != 1,
      let own = layout(of: subject, width: nil, &typesetter)?.intrinsicExtent.width, own > 0,
      let wrapped = layout(of: subject, width: width * own / drawn.width, &typesetter)
    else { return whole }
    let lines = Double(max(1, wrapped.title.lines.count))
    return NaturalSize(
      width: min(width, wrapped.intrinsicExtent.width * drawn.width / own),
      height: drawn.height * lines)
  }

  private func size(
    of subject: Subject, width: Double?, _ typesetter: inout Typesetter
  ) -> NaturalSize? {
    guard subject.title != nil || subject.control.kind != .label else {
      return NaturalSize(width: 0, height: 0)
    }
    return layout(of: subject, width: width, &typesetter).map {
      size(of: $0, wraps: subject.control.kind == .configuredButton)
    }
  }

  private func layout(
    of subject: Subject, width: Double?, _ typesetter: inout Typesetter
  ) -> ControlLayout? {
    var control = subject.control
    control.width = LengthRange(maximum: width.map { max(0, $0) })
    control.notModelled = nil
    guard let title = subject.title ?? emptyTitle(of: control) else { return nil }
    return try? Arranger.arrange(control, title: title, traits: traits, typesetter: &typesetter)
  }

  /// A button without a title is no lower than a line of its font, 18 points unless stored: an empty
  /// one is 34 points tall, and one with an image of 16 points 22 (recorded from a public file).
  private func untitled(
    _ size: NaturalSize, _ element: TreeView, _ control: Control, _ typesetter: inout Typesetter
  ) -> NaturalSize {
    let font = ElementFont.font(of: element) ?? .system(18)
    let line = try? typesetter.layOut(
      AttributedTitle("x", font: font), in: TextRoom(width: nil), traits: traits)
    let isBare = control.image == nil && control.backgroundImage == nil
    let insets = control.insets.content?.vertical ?? (isBare ? 12 : 0)
    var size = size
    let least = (line?.extent.height ?? 0).rounded(.up) + insets
    size.height = max(size.height ?? 0, least)
    return size
  }

  /// A label without text is no larger than nothing (fact H6); a button without a title keeps the
  /// room of one.
  private func emptyTitle(of control: Control) -> ControlTitle? {
    guard control.kind != .label else { return nil }
    return ControlTitle(AttributedTitle("", font: .system(15)))
  }

  private func size(of layout: ControlLayout, wraps: Bool) -> NaturalSize {
    let lines = layout.title.lines
    return NaturalSize(
      width: wraps ? layout.bounds.width : layout.intrinsicExtent.width,
      height: layout.bounds.height,
      firstBaseline: lines.first.map {
        traits.grid.roundToNearest(layout.titleFrame.y + $0.baseline)
      },
      lastBaseline: lines.last.map {
        traits.grid.roundToNearest(layout.bounds.height - layout.titleFrame.y - $0.baseline)
      })
  }
}
