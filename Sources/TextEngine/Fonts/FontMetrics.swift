/// A face's vertical metrics, as shares of the em; the descender is positive downward.
package struct FontMetrics: Hashable, Sendable {
  /// Height above the baseline.
  package var ascender: Double
  /// Depth below the baseline.
  package var descender: Double
  /// Room between lines.
  package var lineGap: Double

  /// Describes metrics.
  package init(ascender: Double, descender: Double, lineGap: Double) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
  }

  /// Line height without the gap.
  package var lineHeight: Double { ascender + descender }

  /// Metrics of San Francisco on iOS at every size and weight (facts: sf_metrics, five prints).
  package static let sanFrancisco = FontMetrics(
    ascender: 1950.0 / 2048, descender: 494.0 / 2048, lineGap: 0)

  /// The same with an ascender that grows by a share of ascender and descender together.
  package func growingAscender(by share: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender + share * lineHeight, descender: descender, lineGap: lineGap)
  }

  /// Reads a face's metrics by CoreText's order: hhea; where that table is missing or all zero, typo
  /// if the font asks for it (`USE_TYPO_METRICS`), else win, and typo as last.
  ///
  /// The flag does not put typo before hhea: CoreText takes hhea whether it is set or not (reported
  /// by WebKit's engineers in w3c/csswg-drafts issue 5485, and in mozilla/Fira issue 43).
  init(tables: FontTables, file: borrowing MappedFile, unitsPerEm: Double) {
    let hhea = tables.table("hhea", of: file)
    let os2 = tables.table("OS/2", of: file)
    let usesTypo = (os2.unsigned16(at: 62) ?? 0) & 0x80 != 0
    let typo = Self.triple(os2, 68, 70, 72)
    let choices = [Self.triple(hhea, 4, 6, 8), usesTypo ? typo : nil, Self.win(os2), typo]
    let found = choices.lazy.compactMap(\.self).first { $0.0 != 0 || $0.1 != 0 }
    let units = found ?? (unitsPerEm * 0.8, -unitsPerEm * 0.2, 0)
    self.init(
      ascender: units.0 / unitsPerEm, descender: -units.1 / unitsPerEm,
      lineGap: max(0, units.2) / unitsPerEm)
  }

  private static func triple(
    _ table: BigEndianBytes, _ ascender: Int, _ descender: Int, _ gap: Int
  ) -> (Double, Double, Double)? {
    guard let first = table.signed16(at: ascender), let second = table.signed16(at: descender),
      let third = table.signed16(at: gap)
    else { return nil }
    return (Double(first), Double(second), Double(third))
  }

  private static func win(_ os2: BigEndianBytes) -> (Double, Double, Double)? {
    guard let ascender = os2.unsigned16(at: 74), let descender = os2.unsigned16(at: 76) else {
      return nil
    }
    return (Double(ascender), -Double(descender), 0)
  }
}
