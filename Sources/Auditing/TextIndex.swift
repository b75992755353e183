internal import Model

/// Finds the texts of a screen by their view, and by the stretch of the screen they stand in.
///
/// Built once per solved screen, so that asking for every text what it meets does not look at every
/// pair of them.
struct TextIndex: Hashable, Sendable {
  private let texts: [PlacedText]
  /// Place among the texts by view; of several texts of one view, the first.
  private let places: [Int: Int]
  /// Places among the texts, highest top edge first.
  private let byTop: [Int]
  /// The lowest bottom edge of the texts up to each in that order, in points.
  private let reach: [Double]
  /// The largest error of a width, in points.
  private let widestError: Double

  /// Sorts the texts of a screen.
  init(_ texts: [PlacedText]) {
    self.texts = texts
    places = Dictionary(texts.indices.map { (texts[$0].view, $0) }) { first, _ in first }
    byTop = texts.indices.sorted { (texts[$0].box.minY, $0) < (texts[$1].box.minY, $1) }
    var lowest = -Double.infinity
    var reach: [Double] = []
    for place in byTop {
      lowest = max(lowest, texts[place].box.maxY)
      reach.append(lowest)
    }
    self.reach = reach
    widestError = texts.map(\.widthError).max() ?? 0
  }

  /// The text of a view; nil for one that shows none.
  func text(of view: Int) -> PlacedText? { places[view].map { texts[$0] } }

  /// The texts that may meet a text, itself among them, in the order of the screen.
  ///
  /// Those are left out that stand above or below it by more than the errors of both widths: how far
  /// texts cover each other is held against that error whichever way it is the least.
  func texts(near own: PlacedText) -> [PlacedText] {
    let error = max(0, own.widthError + widestError)
    let start = reach.partitioningIndex(where: { own.box.minY - $0 < error })
    let end = byTop.partitioningIndex(where: { texts[$0].box.minY - own.box.maxY >= error })
    guard start < end else { return [] }
    return byTop[start..<end].filter { own.box.minY - texts[$0].box.maxY < error }
      .sorted().map { texts[$0] }
  }
}
