/// Writes user-defined runtime attributes.
struct RuntimeAttributeEditor {
  /// The view that has them.
  let view: XMLElement

  private var list: XMLElement? { view.child("userDefinedRuntimeAttributes") }

  /// Whether a key path is set.
  func contains(_ keyPath: String) -> Bool { attribute(keyPath) != nil }

  /// Sets numbers or truths (`YES`, `NO`) by their key paths; the last of several is the one in
  /// force.
  func set(
    _ values: [(keyPath: String, value: String)], _ editor: inout ElementEditor
  ) throws(PatchError) {
    var missing: [String] = []
    for (keyPath, value) in values {
      if let present = attribute(keyPath) {
        try change(present, to: value, &editor)
      } else {
        missing += Self.lines(keyPath, value)
      }
    }
    if missing.isEmpty { return }
    if let list { return try editor.insert(missing, into: list) }
    let block =
      ["<userDefinedRuntimeAttributes>"] + missing.map { ElementEditor.step + $0 }
      + ["</userDefinedRuntimeAttributes>"]
    try editor.insert(block, into: view, before: ["connections", "variation"])
  }

  private func change(
    _ present: XMLElement, to value: String, _ editor: inout ElementEditor
  ) throws(PatchError) {
    let name = present["keyPath"] ?? ""
    if present["type"] == "boolean" {
      return try editor.set("value", to: value == "0" ? "NO" : value, on: present)
    }
    let holder = present.child("integer", key: "value") ?? present.child("real", key: "value")
    guard present["type"] == "number", let holder else {
      throw .notExpressible("its runtime attribute \(name) holds no number")
    }
    let number = value == "YES" ? "1" : value == "NO" ? "0" : value
    guard holder.name == "real" || Int(number) != nil else {
      throw .notExpressible("its runtime attribute \(name) holds whole numbers only")
    }
    try editor.set("value", to: number, on: holder)
  }

  private func attribute(_ keyPath: String) -> XMLElement? {
    list?.children.last { $0["keyPath"] == keyPath }
  }

  private static func lines(_ keyPath: String, _ value: String) -> [String] {
    let name = "userDefinedRuntimeAttribute"
    if ["YES", "NO"].contains(value) {
      return ["<\(name) type=\"boolean\" keyPath=\"\(keyPath)\" value=\"\(value)\"/>"]
    }
    let kind = Int(value) == nil ? "real" : "integer"
    return [
      "<\(name) type=\"number\" keyPath=\"\(keyPath)\">",
      ElementEditor.step + "<\(kind) key=\"value\" value=\"\(value)\"/>",
      "</\(name)>",
    ]
  }
}
