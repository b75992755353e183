/// Turns constraints that fix a view's height into least heights, or adds one.
struct HeightConstraintEditor {
  /// The document.
  let document: PatchableDocument
  /// The view.
  let view: XMLElement
  /// Whether constraints place views in the document.
  let usesAutoLayout: Bool

  /// Writes a least height, in points, in place of a fixed one or where there was none.
  func write(
    _ height: Double, inPlaceOf old: Double?, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let present = heights.filter { $0["relation"] != "greaterThanOrEqual" }
    if present.contains(where: { $0["relation"] == "lessThanOrEqual" }) {
      throw .notExpressible("a constraint limits its height, and no constraint is taken away")
    }
    for constraint in present {
      guard constraint.children.allSatisfy({ $0["constant"] == nil }) else {
        throw .notExpressible("its height differs by size class; change it by hand")
      }
      try editor.set(
        "relation", to: "greaterThanOrEqual", on: constraint, behind: ["firstAttribute"])
      if (constraint.number("constant") ?? 0) < height {
        try editor.set("constant", to: PatchNumber.text(height), on: constraint)
      }
    }
    guard present.isEmpty else { return }
    guard old == nil else {
      throw .notExpressible("its height is a stored frame, and no constraint that could give way")
    }
    try add(height, &editor)
  }

  /// Constraints of the view's height alone, wherever they stand.
  private var heights: [XMLElement] {
    let id = view["id"] ?? ""
    var found: [XMLElement] = []
    func collect(_ element: XMLElement, owner: String) {
      let owner = element["id"] != nil && element.name != "constraint" ? element["id"] ?? "" : owner
      for child in element.children {
        if child.name == "constraint", child["firstAttribute"] == "height",
          child["secondItem"] == nil, child["secondAttribute"] == nil,
          (child["firstItem"] ?? owner) == id
        {
          found.append(child)
        }
        collect(child, owner: owner)
      }
    }
    collect(document.root, owner: "")
    return found
  }

  private func add(_ height: Double, _ editor: inout ElementEditor) throws(PatchError) {
    guard usesAutoLayout, view["fixedFrame"] != "YES",
      view["translatesAutoresizingMaskIntoConstraints"] == "NO"
    else {
      throw .notExpressible("its frame is stored and no constraints place it")
    }
    let line =
      "<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" "
      + "constant=\"\(PatchNumber.text(height))\" id=\"\(freshID)\"/>"
    if let list = view.child("constraints") { return try editor.insert([line], into: list) }
    let later = [
      "fontDescription", "inset", "nil", "state", "buttonConfiguration", "attributedString",
      "userDefinedRuntimeAttributes", "connections", "variation",
    ]
    try editor.insert(
      ["<constraints>", ElementEditor.step + line, "</constraints>"], into: view, before: later)
  }

  /// An object id in Interface Builder's form that the document does not use.
  ///
  /// It counts up from the number of ids of this form, so that the same file gives the same id.
  private var freshID: String {
    let used = Set(
      document.all(in: document.root) { element, _ in element["id"] != nil }
        .compactMap { $0["id"] })
    for number in 1...(used.count + 1) {
      let digits = String(number)
      let id = "LgP-ht-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
      if !used.contains(id) { return id }
    }
    return "LgP-ht-000"
  }
}
