internal import Model

/// Reads a `paragraphStyle` of an attributed text, value by value, each within its range; what makes
/// no sense is left at `NSParagraphStyle`'s default and noted.
struct ParagraphStyleReader {
  /// The style that the values make.
  private(set) var style = ParagraphStyle()
  /// Values that make no sense.
  private(set) var faults: [TextFault] = []
  private let element: XMLElement

  /// Reads an element.
  init(_ element: XMLElement) {
    self.element = element
    style.alignment = word("alignment", TextWords.alignment)
    style.lineBreakMode = word("lineBreakMode", TextWords.lineBreakMode)
    readLines()
    readBlock()
    readTabs()
    style.hyphenationFactor = number("hyphenationFactor", 0...1)
    style.allowsTightening = tightening
  }

  private static let lengths = 0...ValueReader.lengthLimit
  private static let offsets = -ValueReader.lengthLimit...ValueReader.lengthLimit

  private mutating func readLines() {
    style.lineSpacing = number("lineSpacing", Self.lengths)
    style.lineHeightMultiple = number("lineHeightMultiple", 0...100)
    style.minimumLineHeight = number("minimumLineHeight", Self.lengths)
    style.maximumLineHeight = number("maximumLineHeight", Self.lengths)
  }

  private mutating func readBlock() {
    style.firstLineHeadIndent = number("firstLineHeadIndent", Self.lengths)
    style.headIndent = number("headIndent", Self.lengths)
    style.tailIndent = number("tailIndent", Self.offsets)
    style.paragraphSpacing = number("paragraphSpacing", Self.lengths)
    style.paragraphSpacingBefore = number("paragraphSpacingBefore", Self.lengths)
  }

  /// Reads `textTab` elements; natural and justified ones are as good as left ones.
  private mutating func readTabs() {
    style.tabs.interval = number("defaultTabInterval", Self.lengths)
    guard let stored = element.child("tabStops") else { return }
    var stops: [TabStop] = []
    for tab in stored.children.prefix(ManifestTabStop.limit) where tab.name == "textTab" {
      let place = Self.value(of: "location", in: tab, Self.lengths)
      if let fault = place.fault { faults.append(fault) }
      let alignment = tab["alignment"].flatMap(TabStop.Alignment.init(rawValue:)) ?? .left
      stops.append(TabStop(at: place.number, alignment))
    }
    style.tabs = TabStops(stops: stops, interval: style.tabs.interval)
  }

  /// Whether characters may move closer together: said by itself, or by a factor above 0.
  private var tightening: Bool {
    element.flag("allowsDefaultTighteningForTruncation")
      ?? (element.number("tighteningFactorForTruncation") ?? 0 > 0)
  }

  private mutating func number(_ name: String, _ range: ClosedRange<Double>) -> Double {
    let value = Self.value(of: name, in: element, range)
    if let fault = value.fault { faults.append(fault) }
    return value.number
  }

  private mutating func word<Word>(_ name: String, _ read: (String) -> Word?) -> Word? {
    guard let text = element[name] else { return nil }
    if let word = read(text) { return word }
    faults.append(Self.fault(name, text, in: element))
    return nil
  }

  private static func value(
    of name: String, in element: XMLElement, _ range: ClosedRange<Double>
  ) -> (number: Double, fault: TextFault?) {
    guard let text = element[name] else { return (0, nil) }
    if let number = Double(text), range.contains(number) { return (number, nil) }
    return (0, fault(name, text, in: element))
  }

  private static func fault(_ name: String, _ text: String, in element: XMLElement) -> TextFault {
    TextFault(name, text, of: "a paragraph style", in: element)
  }
}
