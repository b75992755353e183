package import Model

/// Writes cures into the bytes of a storyboard or xib and leaves every other byte as it is.
package struct CurePatch {
  private let document: PatchableDocument
  private let usesAutoLayout: Bool

  /// Parses a file; throws for what is no storyboard or xib in UTF-8.
  package init(_ file: InputFile) throws(ReadingError) {
    document = try PatchableDocument(file)
    usesAutoLayout = document.root.flag("useAutolayout") ?? false
  }

  /// The bytes after some changes of the control with an object id.
  package func bytes(
    after changes: [Cure.Change], of control: Control
  ) throws(PatchError) -> [UInt8] {
    let id = control.source.object ?? ""
    guard let view = document.element(id: id) else { throw .noSuchObject(id) }
    var editor = ElementEditor(document)
    for change in changes { try write(change, on: view, &editor) }
    guard let bytes = editor.edits.applied(to: document.bytes) else { throw .lostPlace }
    return bytes
  }

  private func write(
    _ change: Cure.Change, on view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    switch change {
    case .lines(_, let limit): try setLines(limit, on: view, &editor)
    case .wordWrap: try wrapWords(of: view, &editor)
    case .leastHeight(let height, let old):
      try HeightConstraintEditor(document: document, view: view, usesAutoLayout: usesAutoLayout)
        .write(height, inPlaceOf: old, &editor)
    case .leastWidth:
      throw .notExpressible(
        "whether there is room for a wider control is for the constraints around it; change its "
          + "width by hand")
    case .titleConstraints:
      throw .notExpressible(
        "constraints between a button and its title label are made in code: Interface Builder "
          + "shows no title label")
    case .contentInsets(let insets, _): try setInsets(insets, on: view, &editor)
    case .radius(let radius, _): try setRadius(radius, on: view, &editor)
    case .shrinkToFit(let factor): try shrink(to: factor, view, &editor)
    }
  }
}

extension CurePatch {
  /// Sets the lines of a label, or of a button's title label, which has no attribute for it.
  private func setLines(
    _ limit: Int, on view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let runtime = RuntimeAttributeEditor(view: view)
    guard view.name == "label" else {
      return try runtime.set([("titleLabel.numberOfLines", String(limit))], &editor)
    }
    if runtime.contains("numberOfLines") {
      return try runtime.set([("numberOfLines", String(limit))], &editor)
    }
    try editor.set("numberOfLines", to: String(limit), on: view, behind: ["lineBreakMode"])
  }

  /// Sets word wrapping where the mode in force is stored: view, configuration, paragraph styles.
  private func wrapWords(
    of view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let runtime = RuntimeAttributeEditor(view: view)
    let prefix = view.name == "label" ? "" : "titleLabel."
    guard !runtime.contains(prefix + "lineBreakMode"), !runtime.contains(prefix + "numberOfLines")
    else { throw .notExpressible("runtime attributes set its lines; change them by hand") }
    if let configuration = view.child("buttonConfiguration") {
      try editor.set("titleLineBreakMode", to: "wordWrap", on: configuration)
    } else {
      try editor.set("lineBreakMode", to: "wordWrap", on: view)
      if view.name == "label" {
        try editor.set("numberOfLines", to: "0", on: view, behind: ["lineBreakMode"])
      }
    }
    let styles = document.all(in: view) { element, _ in
      element.name == "paragraphStyle" && element["lineBreakMode"] != nil
    }
    for style in styles { try editor.set("lineBreakMode", to: "wordWrapping", on: style) }
  }

  private func setInsets(
    _ insets: EdgeInsets, on view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let sides = [
      ("minX", insets.left), ("minY", insets.top), ("maxX", insets.right), ("maxY", insets.bottom),
    ].map { (name: $0.0, value: PatchNumber.text($0.1)) }
    if let present = view.child("inset", key: "contentEdgeInsets") {
      for side in sides { try editor.set(side.name, to: side.value, on: present) }
      return
    }
    let attributes = sides.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ")
    try editor.insert(
      ["<inset key=\"contentEdgeInsets\" \(attributes)/>"], into: view,
      before: ["state", "userDefinedRuntimeAttributes", "connections", "variation"])
  }

  private func setRadius(
    _ radius: Double, on view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let runtime = RuntimeAttributeEditor(view: view)
    let known = ["layer.cornerRadius", "cornerRadius"].filter(runtime.contains)
    guard known.count == 1, let keyPath = known.first else {
      throw .notExpressible("its radius is not one runtime attribute")
    }
    try runtime.set([(keyPath, PatchNumber.text(radius))], &editor)
  }

  /// Lets one line shrink: attributes of a label, runtime attributes of a button's title label.
  private func shrink(
    to factor: Double, _ view: XMLElement, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let runtime = RuntimeAttributeEditor(view: view)
    let number = PatchNumber.text(factor)
    guard view.name == "label", !runtime.contains("minimumScaleFactor"),
      !runtime.contains("adjustsFontSizeToFitWidth")
    else {
      let prefix = view.name == "label" ? "" : "titleLabel."
      let values = [
        (keyPath: prefix + "adjustsFontSizeToFitWidth", value: "YES"),
        (keyPath: prefix + "minimumScaleFactor", value: number),
      ]
      return try runtime.set(values, &editor)
    }
    if view.flag("adjustsFontSizeToFit") == false {
      try editor.remove("adjustsFontSizeToFit", from: view)
    }
    try editor.remove("minimumFontSize", from: view)
    try editor.set(
      "minimumScaleFactor", to: number, on: view, behind: ["baselineAdjustment", "lineBreakMode"])
  }
}

/// Numbers as Interface Builder writes them.
enum PatchNumber {
  /// Writes a number without an idle ".0", to 1/1000.
  static func text(_ number: Double) -> String {
    let value = (number * 1000).rounded() / 1000
    return Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
