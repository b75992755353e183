package import Model

/// A storyboard or xib for iOS, parsed and known to be one.
package struct InterfaceBuilderDocument {
  /// Path as reports show it.
  let path: String
  /// The `document` element.
  let root: XMLElement
  /// What all of the file's controls share.
  let canvas: Canvas

  /// Subtrees that say nothing about layout.
  private static let skipped: Set<String> = [
    "accessibility", "classes", "gestureRecognizers", "inferredMetricsTieBreakers", "nil",
  ]

  /// Parses a file; throws for whatever cannot be audited.
  package init(_ file: InputFile) throws(ReadingError) {
    path = file.path
    root = try XMLParser(file, skipping: Self.skipped).root()
    try DocumentCheck(root: root, path: path).run()
    canvas = Canvas(
      root: root, path: path, profiles: file.profiles, keyAttributes: file.keyAttributes)
  }

  /// Reads screens and controls; a file without any control gets a notice.
  package func contents() -> ScreenContents {
    var result = ScreenContents()
    var controls: [Control] = []
    let screens = ScreenReader(document: root, canvas: canvas).screens()
    for screen in screens {
      result.screens.append(screen.screen)
      result.notices += screen.faults.map { $0.notice(path: path) }
      for found in screen.controls {
        result.notices += TextCheck(control: found.element).notices(id: found.id, canvas)
      }
      if !screen.controls.isEmpty { controls += self.controls(of: screen) }
    }
    let elements = screens.flatMap { $0.controls.map(\.element) }
    if let notice = TextCheck.notice(onUnknownOf: elements, path: path) {
      result.notices.append(notice)
    }
    for var control in withBarItems(controls, screens: result.screens) {
      if let notice = TitleLimit.apply(to: &control) { result.notices.append(notice) }
      result.controls.append(control)
    }
    result.notices += OtherViews(path: path).notices(
      on: result.screens, controls: result.controls)
    if result.controls.isEmpty { result.notices.append(nothingToAudit) }
    return result
  }

  /// Adds what bars show, each at its place in the file.
  private func withBarItems(_ controls: [Control], screens: [Screen]) -> [Control] {
    let reader = BarItemReader(document: root, canvas: canvas, screens: screens)
    let tops = ["scenes", "objects"].flatMap { root.child($0)?.children ?? [] }
    let items = tops.flatMap { reader.items(in: $0) }
    guard !items.isEmpty else { return controls }
    return (controls + items).enumerated().sorted { left, right in
      (left.element.source.line ?? 0, left.element.source.column ?? 0, left.offset)
        < (right.element.source.line ?? 0, right.element.source.column ?? 0, right.offset)
    }.map(\.element)
  }

  private func controls(of screen: ReadScreen) -> [Control] {
    let sizes = SizeReader(ViewIndex(screen, usesAutoLayout: canvas.usesAutoLayout))
    var controls = screen.controls.map { found in
      ControlReader(found, screen: screen.screen.id, canvas: canvas)
        .control(sizes.sizes(of: found.id))
    }
    let neighbours = AppleIDNeighbours(root: screen.screen.root, controls: controls)
    for index in controls.indices {
      neighbours.add(to: &controls[index])
      controls[index].doubts += screen.faults.first?.doubts ?? []
    }
    return controls
  }

  private var nothingToAudit: Notice {
    Notice(
      source: SourceReference(file: path, line: root.line, column: root.column),
      reason: .nothingToAudit, message: "The file holds no control that shows text.")
  }
}
