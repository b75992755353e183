internal import Model

/// Reads what is special to a `UISegmentedControl`.
struct SegmentedControlReader {
  private let element: XMLElement
  private let canvas: Canvas

  /// Titles that Interface Builder puts in by itself.
  private static let dummies: Set<String> = ["First", "Second"]

  /// Prepares to read a segmented control.
  init(_ element: XMLElement, _ canvas: Canvas) {
    self.element = element
    self.canvas = canvas
  }

  /// Adds the segments, and a title for each that has one.
  func read(into control: inout Control) {
    let stored = (element.child("segments")?.children ?? []).filter { $0.name == "segment" }
    var rules = SegmentRules(
      count: stored.count,
      followContent: element.flag("apportionsSegmentWidthsByContent") ?? false)
    for (index, segment) in stored.enumerated() {
      if let width = segment.number("width"), width > 0 { rules.widths[index] = width }
      guard let text = segment.string("title"), !text.isEmpty, segment["image"] == nil else {
        continue
      }
      control.titles.append(
        ControlTitle(
          AttributedTitle(text, font: LargeContentDressing.segmentFont), locale: canvas.locale,
          standing: Self.dummies.contains(text) ? .placeholder : TextWords.standing(of: text),
          part: .segment(index)))
    }
    control.segments = rules
    if stored.count > ManifestTitle.segmentLimit {
      control.notModelled = "it has more than \(ManifestTitle.segmentLimit) segments"
    }
    LargeContentDressing.dress(&control)
  }
}
