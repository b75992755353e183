internal import Model
internal import TextEngine

/// How far a width may be off: ± share of the width ± points.
struct WidthError: Hashable {
  /// Share of the width.
  var share = 0.0
  /// Points on top, once a line.
  var points = 0.0
}

/// A stretch of text shaped and measured at one size; lengths in points.
final class MeasuredItem {
  /// The stretch, which may be a part of one of the title's.
  let item: TextItem
  /// Glyphs to draw.
  let shaped: ShapedRun
  /// Face they come from.
  let cut: FontCut
  /// Size.
  let pointSize: Double
  /// Advance of the cluster that begins at each unit, corrections and tracking included.
  let advances: [Double]
  /// Room added behind each cluster: tracking and kern.
  let spacing: Double
  /// How far the width may be off.
  let error: WidthError

  /// Collects what was measured.
  init(
    item: TextItem, shaped: ShapedRun, cut: FontCut, pointSize: Double, advances: [Double],
    spacing: Double, error: WidthError
  ) {
    self.item = item
    self.shaped = shaped
    self.cut = cut
    self.pointSize = pointSize
    self.advances = advances
    self.spacing = spacing
    self.error = error
  }

  /// Factor from a drawn glyph's own width to the one it is given, for its ink.
  ///
  /// Where advances are corrected, the real outline is as much wider or narrower; the stand-in's
  /// box is stretched likewise.
  func stretch(of unit: Int) -> Double {
    let own = shaped.advances[unit] * pointSize / cut.face.unitsPerEm
    guard own > 0, cut.isStandIn else { return 1 }
    return max(0.5, min(2, (advances[unit] - spacing) / own))
  }

  /// Whether the text may be cut in front of a unit of the title without shaping anew.
  func isSafe(at unit: Int) -> Bool {
    let index = unit - item.range.lowerBound
    guard index > 0, index < shaped.isUnsafeToBreak.count else { return true }
    return !shaped.isUnsafeToBreak[index]
  }
}

/// Vertical metrics of a run at one size, before its paragraph has a say, in points; the descent is
/// positive downward.
struct RunHeight: Hashable {
  /// Room above the baseline.
  var ascent: Double
  /// Room below the baseline.
  var descent: Double
  /// Room that its font asks for between this line and the next one.
  var leading: Double
  /// Rise of the glyphs above the line's baseline.
  var rise: Double
}

/// A title measured at one category, ready for any width; lengths in points.
final class MeasuredTitle {
  /// The title.
  let analysis: AnalyzedTitle
  /// Its items, measured, in the order of the text.
  let items: [MeasuredItem]
  /// Width of the text in front of each unit, and at the end; tabs count for nothing.
  let offsets: [Double]
  /// How far that width may be off.
  let errors: [Double]
  /// Metrics of each run.
  let heights: [RunHeight]
  /// Size of each run.
  let pointSizes: [Double]
  /// Width of a hyphen in each run; 0 where none is ever drawn.
  let hyphenWidths: [Double]
  /// What the fonts leave unproven.
  let doubts: [Doubt]
  /// Version of iOS to imitate; nil for the newest known, with doubts where versions differ.
  let systemVersion: Int?

  /// Sums up measured items.
  init(
    analysis: AnalyzedTitle, items: [MeasuredItem], heights: [RunHeight], pointSizes: [Double],
    hyphenWidths: [Double], doubts: [Doubt], systemVersion: Int?
  ) {
    self.analysis = analysis
    self.items = items
    self.heights = heights
    self.pointSizes = pointSizes
    self.hyphenWidths = hyphenWidths
    self.doubts = doubts
    self.systemVersion = systemVersion
    var advances = [Double](repeating: 0, count: analysis.units.count)
    var shares = advances
    for item in items {
      for (index, advance) in item.advances.enumerated() {
        advances[item.item.range.lowerBound + index] = advance
        shares[item.item.range.lowerBound + index] = item.error.share
      }
    }
    for run in analysis.runs where !run.range.isEmpty {
      if let image = run.attachment { advances[run.range.lowerBound] = image.extent.width }
    }
    (offsets, errors) = Self.sums(advances: advances, shares: shares)
  }

  private static func sums(advances: [Double], shares: [Double]) -> ([Double], [Double]) {
    var offsets: [Double] = [0]
    var errors: [Double] = [0]
    offsets.reserveCapacity(advances.count + 1)
    errors.reserveCapacity(advances.count + 1)
    var offset = 0.0
    var error = 0.0
    for (advance, share) in zip(advances, shares) {
      offset += advance
      error += advance.magnitude * share
      offsets.append(offset)
      errors.append(error)
    }
    return (offsets, errors)
  }

  /// Whether a baseline offset moves text by twice as much in a line of given height (fact D26).
  var doublesOffsets: Bool { systemVersion.map { $0 < 16 } ?? false }

  /// Width of a hyphen that stands behind a unit.
  func hyphenWidth(behind unit: Int) -> Double {
    let run = analysis.run(at: unit)
    return hyphenWidths.indices.contains(run) ? hyphenWidths[run] : 0
  }

  /// Width of a part of the text without its tabs, cut without shaping anew.
  func width(_ range: Range<Int>) -> Double {
    offsets[range.upperBound] - offsets[range.lowerBound]
  }

  /// How far the width of a part may be off.
  func error(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let points = items(on: range).map(\.error.points).max()
    return errors[range.upperBound] - errors[range.lowerBound] + (points ?? 0)
  }

  /// The items that a part of the text touches.
  func items(on range: Range<Int>) -> ArraySlice<MeasuredItem> {
    guard !range.isEmpty else { return [] }
    let first = items.partitioningIndex(where: { $0.item.range.upperBound > range.lowerBound })
    return items[first...].prefix { $0.item.range.lowerBound < range.upperBound }
  }

  /// Its paragraphs, each on one line, spaces at their ends included.
  private lazy var unbroken: [NaturalLine] = {
    let paragraphs = analysis.paragraphs
    return paragraphs.indices.map { index in
      let isFirst = index == 0 || !paragraphs[index - 1].goesOn
      let style = analysis.style(of: paragraphs[index])
      let indents = LineIndents(of: style, isFirst: isFirst)
      let range = paragraphs[index].range
      return NaturalLine(
        width: indents.head + width(range, from: indents.head), error: error(range),
        indents: indents)
    }
  }()

  /// Finds the paragraph that lacks most room to stand on one line; in no given width the longest.
  func natural(in width: Double?) -> NaturalLine {
    let lacking = { (line: NaturalLine) in
      width.map { $0.isFinite ? line.excess(over: $0) : line.width } ?? line.width
    }
    return unbroken.max { lacking($0) < lacking($1) } ?? NaturalLine()
  }

  /// Largest size in the text.
  var pointSize: Double { pointSizes.max() ?? 0 }
}

/// A paragraph on one line; lengths in points.
struct NaturalLine: Hashable {
  /// Its width, the indent of its beginning included.
  var width = 0.0
  /// How far that may be off.
  var error = 0.0
  /// Where its paragraph lets it begin and end.
  var indents = LineIndents()

  /// Finds how much room it lacks between its indents in a width; less than 0 for room left.
  func excess(over width: Double) -> Double {
    self.width - indents.head - indents.room(in: width)
  }
}
