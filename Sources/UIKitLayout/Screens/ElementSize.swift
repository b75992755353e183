import Model

/// The size that an element asks for by what it is, without our typesetter's controls (fact H6).
struct ElementSize {
  /// The view.
  let view: TreeView
  /// Its screen.
  let screen: Screen
  private let tools: Double

  /// Sets a text in a font on one line, in points; nil where that fails.
  typealias Measure = (String, FontDescriptor) -> Extent?

  /// Looks at a view of a screen.
  init(_ view: TreeView, screen: Screen) {
    self.view = view
    self.screen = screen
    tools = screen.setting.toolsVersion ?? 23_000
  }

  /// What it asks for; nil for an element that asks for nothing.
  func natural(_ measure: Measure) -> NaturalSize? {
    switch view.element {
    case "imageView": return image
    case "textField": return textField(measure)
    case "segmentedControl": return segments(measure)
    case "textView": return textView(measure)
    case "label", "button": return NaturalSize(width: 0, height: 0)
    default: return fixed
    }
  }

  /// A button that shows one of UIKit's own icons; nil for any other (fact H6; configured: 50 × 34,
  /// recorded from two files of tools 24128).
  func iconButton(isConfigured: Bool) -> NaturalSize? {
    let icons: Set<String> = ["infoLight", "infoDark", "contactAdd", "detailDisclosure"]
    guard icons.contains(view.attributes["buttonType"] ?? "") else { return nil }
    if isConfigured { return NaturalSize(width: 50, height: 34) }
    return tools >= 17_000 ? NaturalSize(width: 25, height: 24) : NaturalSize(width: 22, height: 22)
  }

  /// Elements of one size.
  private var fixed: NaturalSize? {
    switch view.element {
    case "switch":
      return tools >= 24_100
        ? NaturalSize(width: 61, height: 28) : NaturalSize(width: 49, height: 31)
    case "slider": return NaturalSize(height: tools >= 24_100 ? 34 : tools >= 21_700 ? 33 : 30)
    case "stepper": return NaturalSize(width: 94, height: tools >= 14_810 ? 32 : 29)
    case "progressView":
      let isBar = view.attributes["progressViewStyle"] == "bar"
      return NaturalSize(height: isBar ? 2.5 : tools >= 17_100 ? 4 : 2)
    case "activityIndicatorView":
      let side = (view.attributes["style"] ?? "").hasPrefix("whiteLarge") ? 37.0 : isLarge ? 37 : 20
      return NaturalSize(width: side, height: side)
    case "datePicker", "pickerView": return NaturalSize(width: 320, height: 216)
    case "searchBar": return NaturalSize(height: tools >= 14_000 ? 56 : 44)
    case "navigationBar", "toolbar": return NaturalSize(height: 44)
    case "tabBar": return NaturalSize(height: 49)
    default: return nil
    }
  }

  private var isLarge: Bool { view.attributes["style"] == "large" }

  /// The image's own size; a symbol's by its point size.
  private var image: NaturalSize? {
    guard let name = view.attributes["image.image"] ?? view.attributes["image"],
      let resource = screen.setting.images[name]
    else { return nil }
    guard resource.isSymbol else {
      return NaturalSize(width: resource.extent.width, height: resource.extent.height)
    }
    let points = view.number("preferredSymbolConfiguration.pointSize") ?? 17
    let longer = max(resource.extent.width, resource.extent.height)
    // At 17 points the longer side is 20 of wide symbols, 17 of tall ones (fact H6: four samples).
    let isTall = resource.extent.height > resource.extent.width
    let factor = (isTall ? 17 : 20) / longer * points / 17
    return NaturalSize(
      width: resource.extent.width * factor, height: resource.extent.height * factor)
  }

  private func textField(_ measure: Measure) -> NaturalSize? {
    let font = ElementFont.font(of: view) ?? .system(17)
    let texts = ["text", "placeholder"].compactMap { view.attributes[$0] }.filter { !$0.isEmpty }
    let widths = texts.compactMap { measure($0, font)?.width }
    let line = measure("x", font)?.height ?? 0
    let isRound = view.attributes["borderStyle"] == "roundedRect"
    let height = isRound ? (tools >= 14_810 ? 34.0 : 30) : line.rounded(.up)
    let inset: Double = isRound ? 14 : 0
    return NaturalSize(
      width: (widths.max() ?? 0).rounded(.up) + inset, height: height,
      firstBaseline: (height - line) / 2 + line * 0.8,
      lastBaseline: (height - line) / 2 + line * 0.2)
  }

  private func segments(_ measure: Measure) -> NaturalSize? {
    var widest = 0.0
    var count = 0
    while let title = view.attributes["segments.\(count)"], count < 100 {
      widest = max(widest, measure(title, .system(13))?.width ?? 0)
      count += 1
    }
    // Recorded: three controls of tools 20037 and 21701 have 20.5 points beside the widest title.
    let isNew = tools >= 15_400
    let width = (widest + (isNew ? 20.5 : 16)) * Double(count)
    return NaturalSize(width: width.rounded(.up), height: isNew ? 31 : 28)
  }

  private func textView(_ measure: Measure) -> NaturalSize? {
    guard view.attributes["scrollEnabled"] == "NO" else { return nil }
    let font = ElementFont.font(of: view) ?? .system(14)
    guard let text = measure(view.attributes["text"] ?? "", font) else { return nil }
    return NaturalSize(width: text.width + 10, height: text.height + 16)
  }
}

/// Reads the font of a view that is no control of ours.
enum ElementFont {
  /// The font that a view stores; nil for none, or one that is not understood.
  static func font(of view: TreeView) -> FontDescriptor? {
    let key = "fontDescription."
    if let word = view.attributes[key + "style"] {
      return TextStyle(anySpelling: word).map { .textStyle($0) }
    }
    guard let size = view.number(key + "pointSize"), size > 0, size <= 1_000 else { return nil }
    if let name = view.attributes[key + "name"] {
      return FontDescriptor(family: .named(name), size: .fixed(size))
    }
    let word = view.attributes[key + "weight"] ?? ""
    let isBold = view.attributes[key + "type"] == "boldSystem"
    return .system(size, weight: FontWeight(rawValue: word) ?? (isBold ? .semibold : .regular))
  }
}
