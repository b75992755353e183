import Model
import Typesetting

extension Arranger {
  /// Lays one segment of a segmented control out, in the box of the whole control.
  static let segmentedControl = Arranger(
    kind: .segmentedControl,
    help: "UISegmentedControl: each title on one line in the middle of its segment, cut at its end."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let setting = TitleSetting(control: control, title: title, traits: traits)
    let natural = try setting.unlimited(&typesetter)
    let anatomy = SegmentAnatomy(
      rules: control.segments ?? SegmentRules(count: 1), index: title.segmentIndex,
      naturals: try segmentNaturals(setting, &typesetter))
    let wish = Extent(
      width: anatomy.wish, height: max(SegmentAnatomy.height, natural.extent.height))
    let bounds = Rectangle(
      x: 0, y: 0, width: control.width.clamp(wish.width), height: control.height.clamp(wish.height))
    let box = anatomy.box(in: bounds, direction: traits.direction)
    let text = try setting.within(width: box.width, &typesetter)
    var layout = ControlLayout(
      bounds: bounds, intrinsicExtent: wish, promisedInsets: .zero,
      titleFrame: setting.frame(of: text, in: box), title: text)
    layout.titleRoom = box.width
    layout.doubts = anatomy.doubts
    return layout
  }

  /// Measures the titles of all segments in the language of one, each on one line; none where all
  /// that is asked of them is a share of a width that is fixed.
  private static func segmentNaturals(
    _ setting: TitleSetting, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    let isShared = setting.control.segments?.followContent != true
    if isShared, setting.control.width.isFixed { return widths }
    for title in setting.control.titles where title.locale == setting.title.locale {
      let other = TitleSetting(control: setting.control, title: title, traits: setting.traits)
      let width = try other.unlimited(&typesetter).extent.width
      widths[title.segmentIndex] = max(widths[title.segmentIndex] ?? 0, width)
    }
    return widths
  }
}

extension ControlTitle {
  /// Index of the segment that shows the title; 0 for any other title.
  fileprivate var segmentIndex: Int {
    if case .segment(let index) = part { return index }
    return 0
  }
}

/// Shares of a segmented control's width, in points.
struct SegmentAnatomy {
  /// How the width is shared.
  let rules: SegmentRules
  /// The segment in question.
  let index: Int
  /// Widths of the titles that are known, by segment.
  let naturals: [Int: Double]

  /// Height that a control asks for, from the tools of 2019 on (fact H, section 6).
  static let height = 31.0

  private var count: Double { Double(max(1, rules.count)) }

  /// Width of all segments where each has room for its title; the room beside a title is not public
  /// and counts as none.
  var wish: Double {
    let free = count - Double(rules.widths.count)
    let own = rules.widths.values.sorted().reduce(0, +)
    guard !rules.followContent else { return own + widths.reduce(0, +) }
    return own + free * (widths.max() ?? 0)
  }

  /// Titles' widths of segments without a width of their own, in the order of the segments.
  private var widths: [Double] {
    naturals.filter { rules.widths[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Box of the segment: mirrored in right-to-left, as every control.
  func box(in bounds: Rectangle, direction: WritingDirection) -> Rectangle {
    let width = share(index, of: bounds.width)
    let before = (0..<max(0, min(index, rules.count))).map { share($0, of: bounds.width) }
      .reduce(0, +)
    let x = direction == .leftToRight ? before : bounds.width - before - width
    return Rectangle(x: x, y: 0, width: width, height: bounds.height)
  }

  private func share(_ segment: Int, of whole: Double) -> Double {
    if let own = rules.widths[segment] { return own }
    let own = rules.widths.values.sorted().reduce(0, +)
    let rest = max(0, whole - own)
    let free = count - Double(rules.widths.count)
    guard rules.followContent, let natural = naturals[segment] else {
      return free > 0 ? rest / free : rest
    }
    let all = widths.reduce(0, +)
    return all > 0 ? rest * natural / all : rest
  }

  /// What the shares rest on and nobody published.
  var doubts: [Doubt] {
    guard rules.followContent else { return [] }
    return [Doubt(.width, "how segments share the width by their content is not public")]
  }
}
