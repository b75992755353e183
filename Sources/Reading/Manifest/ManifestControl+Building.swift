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
    try draft.checkRounded(node, of: kind)
    try draft.checkSegments(node, of: kind)
    var control = draft.control(of: kind, at: node.place, in: context)
    control.titles = try draft.controlTitles(of: kind)
    control.screen = try draft.screenID(node, in: context)
    control.curedBy = try draft.cureID(node, in: context)
    control.displayScale = draft.displayScale(in: context)
    if kind == .button { draft.rounded?.dressInManifest(&control) }
    control.appleIDButton = try draft.appleButton(of: kind, node, in: context)
    if kind == .appleIDButton, let button = control.appleIDButton {
      AppleIDDressing(button: button, locale: draft.locale ?? "und").dress(&control)
    }
    return control
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
    control.acceptances = (acceptances ?? []).map { $0.acceptance(of: control.source) }
    if kind.isButton { dress(&control) }
    dressKind(&control)
    return control
  }

  private var shape: CornerShape? {
    guard let cornerRadius, cornerRadius != .fixed(0) else { return nil }
    return CornerShape(
      radius: cornerRadius, corners: corners ?? .all, curve: cornerCurve ?? .circular)
  }

  private func controlTitles(of kind: ControlKind) throws(ValueError) -> [ControlTitle] {
    var seen: Set<String> = []
    var result: [ControlTitle] = []
    for (title, part) in partedTitles {
      var made = try controlTitle(title, of: kind)
      made.part = part
      let name = part.name ?? ""
      guard seen.insert("\(made.locale) \(made.state.rawValue) \(name)").inserted else {
        throw ValueError(
          title.place,
          "a second title for the language “\(made.locale)” and the state “\(made.state.rawValue)”")
      }
      result.append(made)
    }
    if kind == .configuredButton {
      try configuration?.checkSubtitles(languages: Set(result.map(\.locale)))
    }
    return result
  }

  private func controlTitle(
    _ title: ManifestTitle, of kind: ControlKind
  ) throws(ValueError) -> ControlTitle {
    let look = title.look.within(self.look)
    var runs: [TitleRun] = []
    for run in title.runs ?? [ManifestRun(text: title.text ?? title.key)] {
      let runLook = run.look.within(look)
      guard let font = runLook.font ?? defaultFont(of: kind) else {
        throw ValueError(
          title.place, "needs a “font” at the run, the title, the control or in “defaults”")
      }
      let attributes = runLook.attributes(font)
      if let attachment = run.attachment {
        runs.append(TitleRun(attachment: attachment, attributes: attributes))
      } else {
        runs.append(TitleRun(text: run.text ?? "", attributes: attributes))
      }
    }
    let language = title.locale ?? locale ?? "und"
    var made = ControlTitle(
      AttributedTitle(runs: runs),
      subtitle: kind == .configuredButton ? configuration?.subtitle(in: language) : nil,
      locale: language, state: title.state ?? .normal,
      standing: title.standing ?? standing ?? .real)
    made.key = title.key.map { TextKey($0, table: title.table) }
    return made
  }
}
