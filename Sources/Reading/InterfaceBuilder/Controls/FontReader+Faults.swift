internal import Model

extension FontReader {
  /// Finds a name that is given and empty.
  static func fault(inName element: XMLElement) -> TextFault? {
    guard let given = element["name"] ?? element["family"], name(of: element) == nil else {
      return nil
    }
    return fault("name", given, in: element)
  }

  /// Finds what makes no sense in a `font` of attributed text: an empty name, an unknown role, or a
  /// size that is no size.
  static func fault(in element: XMLElement) -> TextFault? {
    if let fault = fault(inName: element) { return fault }
    let isNamed = name(of: element) != nil
    if !isNamed {
      guard let role = element["metaFont"] else {
        return fault("a font of an attributed text says neither name nor role", in: element)
      }
      if FontRole.weight(of: role) == nil { return fault("metaFont", role, in: element) }
    }
    guard let size = element["size"] else {
      return isNamed ? fault("a font of an attributed text has no size", in: element) : nil
    }
    return hasSensible("size", element) ? nil : fault("size", size, in: element)
  }

  /// Finds what makes no sense in a `fontDescription`: a text style, weight or type that is not
  /// known, an empty name, or a size that is no size.
  static func fault(inDescription element: XMLElement) -> TextFault? {
    if let style = element["style"] {
      return TextStyle(anySpelling: style) == nil ? fault("style", style, in: element) : nil
    }
    if let fault = fault(inName: element) { return fault }
    guard let size = element["pointSize"] else {
      return fault("a font has no pointSize", in: element)
    }
    if !hasSensible("pointSize", element) { return fault("pointSize", size, in: element) }
    return name(of: element) == nil ? fault(inSystemFont: element) : nil
  }

  private static func fault(inSystemFont element: XMLElement) -> TextFault? {
    if let weight = element["weight"], FontWeight(rawValue: weight) == nil {
      return fault("weight", weight, in: element)
    }
    guard let type = element["type"] else {
      return fault("a font says neither name nor type", in: element)
    }
    let isKnown = ["system", "boldSystem", "italicSystem"].contains(type)
    return isKnown ? nil : fault("type", type, in: element)
  }

  private static func hasSensible(_ key: String, _ element: XMLElement) -> Bool {
    element.number(key).map(isSensible) ?? false
  }

  private static func fault(_ key: String, _ value: String, in element: XMLElement) -> TextFault {
    TextFault(key, value, of: "a font", in: element).about(.font)
  }

  private static func fault(_ message: String, in element: XMLElement) -> TextFault {
    TextFault(message, in: element).about(.font)
  }
}
