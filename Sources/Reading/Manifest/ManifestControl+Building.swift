internal import JSONText
internal import Model

extension ManifestControl {
  /// Reads one control.
  static func read(
    _ node: JSONNode, in context: ManifestContext
  ) throws(ValueError) -> Control {
    var draft = context.defaults
    try table.read(node, into: &draft)
    guard let kind = draft.kind else {
      throw ValueError(node.place, "the key “kind” is missing")
    }
    try check(node, of: kind)
    try draft.check(node)
    var control = draft.control(of: kind, at: node.place, in: context)
    control.titles = try draft.controlTitles(of: kind)
    control.screen = try draft.screenID(node, in: context)
    control.curedBy = try draft.cureID(node, in: context)
    control.displayScale = draft.displayScale(in: context)
    control.appleIDButton = try draft.appleButton(of: kind, node, in: context)
    if kind == .appleIDButton, let button = control.appleIDButton {
      AppleIDDressing(button: button, locale: draft.locale ?? "und").dress(&control)
    }
    return control
  }

  /// Refuses a label that says what only a button has.
  private static func check(_ node: JSONNode, of kind: ControlKind) throws(ValueError) {
    guard kind == .label else { return }
    for member in node.object ?? [] where table.key(member.key)?.isForButtons == true {
      if case .null = member.value.content { continue }
      throw ValueError(member.place, "a label has no “\(member.key)”")
    }
  }

  /// Refuses keys that contradict each other.
  private func check(_ node: JSONNode) throws(ValueError) {
    if title != nil, titles != nil {
      throw ValueError(
        node["titles"]?.place ?? node.place, "must have either “title” or “titles”")
    }
    if cornerRadius == nil, let corner = node["corners"] ?? node["cornerCurve"] {
      throw ValueError(corner.place, "“corners” and “cornerCurve” need “cornerRadius”")
    }
  }

  private func screenID(
    _ node: JSONNode, in context: ManifestContext
  ) throws(ValueError) -> String? {
    guard let screen else { return nil }
    let place = node["screen"]?.place ?? node.place
    return try context.screen(screen, at: place, under: "screen").id
  }

  private func cureID(
    _ node: JSONNode, in context: ManifestContext
  ) throws(ValueError) -> String? {
    guard let curedBy else { return nil }
    let place = node["curedBy"]?.place ?? node.place
    if curedBy == id {
      throw ValueError(place, "a control can't be its own cure").under("curedBy")
    }
    try context.checkControl(curedBy, at: place, under: "curedBy")
    return context.qualified(curedBy)
  }

  /// Pixels to a point: the control's own, its screen's, else a recent iPhone's three.
  private func displayScale(in context: ManifestContext) -> Double {
    scale ?? screen.flatMap { context.screens[$0]?.device?.scale } ?? 3
  }
}

extension ManifestControl {
  private func control(
    of kind: ControlKind, at place: TextPlace, in context: ManifestContext
  ) -> Control {
    let id = id ?? ""
    var control = Control(
      id: context.qualified(id), kind: kind,
      source: SourceReference(
        file: context.file, line: place.line, column: place.column, object: id))
    control.name = name
    control.className = className
    control.text = textRules(of: kind)
    control.shape = shape
    control.clipsToBounds = clipsToBounds ?? false
    control.width = width ?? LengthRange()
    control.height = height ?? LengthRange()
    control.direction = direction
    control.assumesScaling = assumesScaling
    control.doubts = doubts ?? []
    control.notModelled = notModelled
    if kind != .label { dress(&control) }
    return control
  }

  /// Gives a button what only buttons have.
  private func dress(_ control: inout Control) {
    control.insets = ButtonInsets(
      content: contentInsets.flatMap { $0 == .zero ? nil : $0 }, title: titleInsets ?? .zero,
      image: imageInsets ?? .zero)
    control.horizontalAlignment = horizontalAlignment ?? .center
    control.verticalAlignment = verticalAlignment ?? .center
    control.titleConstraints = titleConstraints
    control.backgroundImage = backgroundImage
    control.image = image
  }

  /// Text rules, with the defaults of `UILabel` (facts D12, D13, D18) and of `UIButton`'s title:
  /// cut in the middle (fact A12), and of any number of lines as soon as it wraps (fact A13).
  private func textRules(of kind: ControlKind) -> TextRules {
    let mode = lineBreakMode ?? (kind == .label ? .truncateTail : .truncateMiddle)
    let wraps = mode == .wordWrap || mode == .charWrap
    return TextRules(
      lineLimit: lines ?? (kind != .label && wraps ? 0 : 1), lineBreakMode: mode,
      alignment: alignment ?? .natural,
      adjustsFontForContentSizeCategory: adjustsFontForContentSizeCategory ?? false,
      adjustsFontSizeToFitWidth: adjustsFontSizeToFitWidth ?? false,
      minimumScaleFactor: minimumScaleFactor ?? 0,
      preferredMaximumWidth: preferredMaxLayoutWidth.flatMap { $0 == 0 ? nil : $0 })
  }

  private var shape: CornerShape? {
    guard let cornerRadius, cornerRadius != .fixed(0) else { return nil }
    return CornerShape(
      radius: cornerRadius, corners: corners ?? .all, curve: cornerCurve ?? .circular)
  }

  private func controlTitles(of kind: ControlKind) throws(ValueError) -> [ControlTitle] {
    var seen: Set<String> = []
    var result: [ControlTitle] = []
    for title in title ?? titles ?? [] {
      let made = try controlTitle(title, of: kind)
      guard seen.insert("\(made.locale) \(made.state.rawValue)").inserted else {
        throw ValueError(
          title.place,
          "a second title for the language “\(made.locale)” and the state “\(made.state.rawValue)”")
      }
      result.append(made)
    }
    return result
  }

  private func controlTitle(
    _ title: ManifestTitle, of kind: ControlKind
  ) throws(ValueError) -> ControlTitle {
    let look = title.look.within(self.look)
    var runs: [TitleRun] = []
    for run in title.runs ?? [ManifestRun(text: title.text)] {
      let runLook = run.look.within(look)
      guard let font = runLook.font ?? defaultFont(of: kind) else {
        throw ValueError(
          title.place, "needs a “font” at the run, the title, the control or in “defaults”")
      }
      let attributes = TextAttributes(
        font: font, kern: runLook.kern, baselineOffset: runLook.baselineOffset ?? 0,
        paragraph: runLook.paragraph ?? ParagraphStyle())
      runs.append(TitleRun(text: run.text ?? "", attributes: attributes))
    }
    return ControlTitle(
      AttributedTitle(runs: runs), locale: title.locale ?? locale ?? "und",
      state: title.state ?? .normal, standing: title.standing ?? standing ?? .real)
  }

  /// The font of a title that says none: a label's is known (fact D18), a button's depends on the
  /// button's type (fact A1), so it must be said; Apple's button sets its own.
  private func defaultFont(of kind: ControlKind) -> FontDescriptor? {
    switch kind {
    case .label: .system(17)
    case .appleIDButton:
      AppleIDButton.titleFont(
        height: (height ?? LengthRange()).clamp(AppleIDButton.standInExtent.height))
    default: nil
    }
  }
}
