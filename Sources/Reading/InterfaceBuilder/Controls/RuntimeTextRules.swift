internal import Model

/// Text rules that runtime attributes set, on a label itself or on a button's title label.
struct RuntimeTextRules {
  private let attributes: RuntimeAttributes
  private let prefix: String

  /// Takes the attributes whose key path starts with a prefix such as `titleLabel.`.
  init(_ attributes: RuntimeAttributes, prefix: String) {
    self.attributes = attributes
    self.prefix = prefix
  }

  /// Applies them in their order: a later one overrules an earlier one.
  func apply(to text: inout TextRules) {
    for attribute in attributes.list where attribute.keyPath.hasPrefix(prefix) {
      apply(String(attribute.keyPath.dropFirst(prefix.count)), attribute, to: &text)
    }
  }

  private func apply(
    _ key: String, _ attribute: RuntimeAttributes.Attribute, to text: inout TextRules
  ) {
    switch key {
    case "adjustsFontForContentSizeCategory":
      text.adjustsFontForContentSizeCategory = attribute.flag ?? false
    case "adjustsFontSizeToFitWidth": text.adjustsFontSizeToFitWidth = attribute.flag ?? false
    case "allowsDefaultTighteningForTruncation":
      text.allowsTightening = attribute.flag ?? false
    case "lineBreakStrategy":
      if let strategy = attribute.number.flatMap(TextWords.lineBreakStrategy(number:)) {
        text.lineBreakStrategy = strategy
      }
    case "minimumScaleFactor": text.minimumScaleFactor = min(1, max(0, attribute.number ?? 0))
    case "numberOfLines":
      if let count = attribute.number.flatMap(Int32.init(exactly:)).map(Int.init) {
        text.lineLimit = max(0, count)
      }
    case "lineBreakMode":
      guard let number = attribute.number.flatMap(Int.init(exactly:)),
        let mode = TextWords.lineBreakMode(number: number)
      else { return }
      text.lineBreakMode = mode
      if !prefix.isEmpty { text.lineLimit = ButtonReader.lineLimit(of: mode) }
    case "textAlignment":
      let alignments: [TextAlignment] = [.left, .center, .right, .justified, .natural]
      guard let number = attribute.number.flatMap(Int.init(exactly:)),
        alignments.indices.contains(number)
      else { return }
      text.alignment = alignments[number]
    default: break
    }
  }
}
