internal import JSONText
internal import Model

extension ManifestControl {
  /// Refuses a segmented control that has a title of its own, and one without segments.
  func checkSegments(_ node: JSONNode, of kind: ControlKind) throws(ValueError) {
    guard kind == .segmentedControl else { return }
    if let stray = node["title"] ?? node["titles"] {
      throw ValueError(stray.place, "a segmented control has “segments” in place of a title")
    }
    if segments == nil { throw ValueError(node.place, "the key “segments” is missing") }
  }

  /// All titles with the part that each is: text, placeholder, segments.
  var partedTitles: [(title: ManifestTitle, part: TitlePart)] {
    let texts = (title ?? titles ?? []).map { ($0, TitlePart.text) }
    let hints = (placeholder ?? []).map { ($0, TitlePart.placeholder) }
    let shares = (segments ?? []).enumerated().flatMap { index, titles in
      titles.map { ($0, TitlePart.segment(index)) }
    }
    return texts + hints + shares
  }

  /// Gives a text field, a text view, a segmented control or an item of a bar what only they have.
  func dressKind(_ control: inout Control) {
    control.border = border ?? .none
    control.scrolls = control.kind == .textView && scrolls ?? true
    if control.kind == .segmentedControl {
      control.segments = SegmentRules(count: segments?.count ?? 1)
    }
    control.showsLargeTitle = control.kind == .navigationTitle && largeTitle ?? false
    LargeContentDressing.dress(&control)
  }
}

extension ManifestTitle {
  /// Most segments of one control.
  static let segmentLimit = 100

  /// Reads titles of segments, each one text or one text a language.
  static func readSegments(_ node: JSONNode) throws(ValueError) -> [[ManifestTitle]] {
    let segments = try ValueReader.list(node, readShort)
    guard (1...segmentLimit).contains(segments.count) else {
      throw ValueError(node.place, "must have 1 to \(segmentLimit) segments")
    }
    return segments
  }
}
