internal import Model

/// Reads a `buttonConfiguration` element, without its texts.
///
/// Style, image placement, insets and background were seen in public files; the other attributes
/// are named as in the API and were not (fact E).
struct ButtonConfigurationReader {
  /// The element.
  let element: XMLElement

  /// What is read, with what is not understood.
  struct Result {
    /// The configuration.
    var configuration: ButtonConfiguration
    /// What the file says in words that are not known.
    var doubts: [Doubt]
  }

  /// Reads everything that decides about places and shapes.
  func read() -> Result {
    var result = Result(configuration: ButtonConfiguration(), doubts: [])
    take(
      "style", .appearance,
      { word in Manifest.buttonStyles.entries.first { $0.word == word }?.value },
      into: \.configuration.style, &result)
    take(
      "buttonSize", .insets, ButtonConfiguration.Size.init(rawValue:), into: \.configuration.size,
      &result)
    take(
      "imagePlacement", .image, ButtonConfiguration.ImagePlacement.init(rawValue:),
      into: \.configuration.imagePlacement, &result)
    take(
      "titleAlignment", .alignment, ButtonConfiguration.TitleAlignment.init(rawValue:),
      into: \.configuration.titleAlignment, &result)
    take(
      "cornerStyle", .shape, ButtonConfiguration.CornerStyle.init(rawValue:),
      into: \.configuration.cornerStyle, &result)
    readLengths(into: &result.configuration)
    readBackground(into: &result)
    return result
  }

  private typealias Field<Value> = WritableKeyPath<Result, Value>

  /// Takes a word where there is one; an unknown one is in doubt and leaves the default.
  private func take<Value>(
    _ name: String, _ subject: Doubt.Subject, _ meaning: (String) -> Value?,
    into field: Field<Value>, _ result: inout Result
  ) {
    guard let word = element[name] else { return }
    guard let value = meaning(word) else {
      result.doubts.append(Doubt(subject, "the word \(word) of its \(name) is not known"))
      return
    }
    result[keyPath: field] = value
  }

  private func readLengths(into configuration: inout ButtonConfiguration) {
    configuration.imagePadding = Self.length(element.number("imagePadding")) ?? 0
    configuration.titlePadding = Self.length(element.number("titlePadding"))
    configuration.contentInsets = Self.insets(element.directionalInsets("contentInsets"))
  }

  /// Reads the background: a colour, an image or a stroke makes one where the style has none.
  private func readBackground(into result: inout Result) {
    guard let stored = element.child("backgroundConfiguration", key: "background") else { return }
    result.configuration.background.cornerRadius =
      Self.length(stored.number("cornerRadius")).map { max(0, $0) }
    if let insets = Self.insets(stored.directionalInsets("backgroundInsets")) {
      result.configuration.background.insets = insets
    }
    let hasStroke = (stored.number("strokeWidth") ?? 0) > 0
    let hasPaint = stored.children.contains { paint in
      paint.name == "imageReference" || paint.name == "color" && paint.number("alpha") != 0
    }
    if hasStroke || hasPaint || stored["image"] != nil {
      result.configuration.background.isDrawn = true
    }
  }

  private static func insets(_ element: XMLElement?) -> DirectionalEdgeInsets? {
    element.map { stored in
      func side(_ name: String) -> Double { length(stored.number(name)) ?? 0 }
      return DirectionalEdgeInsets(
        top: side("top"), leading: side("leading"), bottom: side("bottom"),
        trailing: side("trailing"))
    }
  }

  /// A length that a layout can stand; a number beyond all screens counts as none.
  private static func length(_ number: Double?) -> Double? {
    number.flatMap { $0.magnitude <= 10_000 ? $0 : nil }
  }
}

extension XMLElement {
  /// Finds directional insets by their key.
  fileprivate func directionalInsets(_ key: String) -> XMLElement? {
    child("directionalEdgeInsets", key: key)
  }
}
