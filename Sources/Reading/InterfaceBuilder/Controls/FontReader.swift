internal import Model

/// Reads fonts as Interface Builder stores them.
struct FontReader {
  /// Size classes of the canvas, which may vary a font.
  let sizeClasses: SizeClasses

  /// Finds the font description of a view that is in force; nil when none is stored.
  func description(of element: XMLElement, key: String = "fontDescription") -> XMLElement? {
    let varied = sizeClasses.variations(of: element)
      .compactMap { $0.child("fontDescription", key: key) }
    return varied.last ?? element.child("fontDescription", key: key)
  }

  /// The font of a view, or the standard one of its class; doubts one that is not understood.
  func font(
    of element: XMLElement, standard: FontDescriptor, doubts: inout [Doubt]
  ) -> FontDescriptor {
    guard let stored = description(of: element) else { return standard }
    if let font = FontReader.font(stored) { return font }
    doubts.append(Doubt(.font, "its font is stored in a way that is not understood"))
    return standard
  }

  /// Reads a `fontDescription`; nil for one that is not understood.
  ///
  /// A text style, a named font, or a system font with a size. `boldSystem` is the bold face: 25
  /// of 28 labels of public files are stored within 1.1 % of its width, and the semibold face is 2 %
  /// narrower.
  static func font(_ element: XMLElement) -> FontDescriptor? {
    if let word = element["style"] { return TextStyle(anySpelling: word).map { .textStyle($0) } }
    guard let size = element.number("pointSize"), isSensible(size) else { return nil }
    if let name = name(of: element) { return named(name, size: size) }
    if fault(inName: element) != nil { return nil }
    let weight = element["weight"].map { FontWeight(rawValue: $0) }
    if case .some(.none) = weight { return nil }
    switch element["type"] {
    case "system": return .system(size, weight: (weight ?? nil) ?? .regular)
    case "boldSystem": return .system(size, weight: .bold)
    case "italicSystem": return FontDescriptor(isItalic: true, size: .fixed(size))
    default: return nil
    }
  }

  /// Reads a `font` of attributed text, of which every one has a fixed size (fact E).
  ///
  /// Nil for a font that says neither name nor role. A role without a size is of the system's
  /// ordinary size on the Mac, where Interface Builder runs: 13, small 11 (confidence low).
  static func attributedFont(_ element: XMLElement) -> FontDescriptor? {
    let size = element.number("size").flatMap { isSensible($0) ? $0 : nil }
    if let name = name(of: element) { return size.map { named(name, size: $0) } }
    guard let role = element["metaFont"], let weight = FontRole.weight(of: role) else { return nil }
    return .system(size ?? (role.hasPrefix("small") ? 11 : 13), weight: weight)
  }

  /// The name that a font is asked for by; nil for none and for one without letters.
  static func name(of element: XMLElement) -> String? {
    [element["name"], element["family"]].compactMap(\.self).first { !isBlank($0) }
  }

  private static func isBlank(_ name: String) -> Bool { name.allSatisfy(\.isWhitespace) }

  /// A font by its PostScript name; the system font's private names mean the system font.
  private static func named(_ name: String, size: Double) -> FontDescriptor {
    guard [".SF", ".AppleSystem", ".NewYork"].contains(where: name.hasPrefix) else {
      return FontDescriptor(family: .named(name), size: .fixed(size))
    }
    let suffix = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let weight = FontWeight.allCases.first { suffix.hasPrefix($0.rawValue.lowercased()) }
    var font = FontDescriptor(
      weight: weight ?? .regular, isItalic: suffix.hasSuffix("italic"), size: .fixed(size))
    font.design = design(ofPrivateName: name.lowercased())
    return font
  }

  /// The system font's design by its private name, such as `.SFUIRounded-Bold`.
  private static func design(ofPrivateName name: String) -> FontDesign {
    if name.contains("rounded") { return .rounded }
    if name.hasPrefix(".newyork") || name.contains("serif") { return .serif }
    return name.contains("mono") ? .monospaced : .standard
  }

  /// Whether a point size can be laid out: positive and at most 10,000.
  static func isSensible(_ size: Double) -> Bool { size > 0 && size <= 10_000 }
}
