internal import JSONText
internal import Model

extension ControlLayout {
  /// Writes the drawn shape with its box and its radius as resolved there; null for square corners.
  func shapeJSON(of control: Control) -> JSONValue {
    guard let shape = shape(of: control) else { return .null }
    let extent = shapeBox.extent
    let roundest = background?.roundest?.resolvedRadius(in: extent)
    return .object([
      ("box", shapeBox.json),
      ("radius", .number(shape.resolvedRadius(in: extent))),
      ("mostRadius", .optional(roundest)),
      ("curve", .string(shape.curve.rawValue)),
      ("corners", .array(shape.corners.names.map(JSONValue.string))),
    ])
  }
}

extension CornerShape.Corners {
  /// Names of the corners in the set, as manifests spell them.
  fileprivate var names: [String] {
    let all: [(Self, String)] = [
      (.topLeft, "topLeft"), (.topRight, "topRight"), (.bottomLeft, "bottomLeft"),
      (.bottomRight, "bottomRight"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension AppleIDButton {
  /// Writes what is asked of Apple's button: type and style in force, and the numbers asked for.
  var json: JSONValue {
    .object([
      ("type", .string("\(type)")),
      ("style", .string("\(style)")),
      ("requestedType", .optional(requestedType)),
      ("requestedStyle", .optional(requestedStyle)),
      ("margin", .optional(margin)),
    ])
  }
}
