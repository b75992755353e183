import Model
import Testing
import Typesetting

/// A recorded width and what is measured today.
struct WidthSample {
  let row: TruthRow
  let recorded: Double
  let measured: Double
  let stated: Double

  /// Signed error as a share of the recorded width.
  var error: Double { (measured - recorded) / recorded }

  /// Whether rounding up gives the recorded pixel.
  var isExact: Bool {
    (row.traits.grid.roundUp(measured) - recorded).magnitude < 0.01
  }

  /// Whether the recorded width lies within the stated error and what its rounding hides.
  var isCovered: Bool { (measured - recorded).magnitude <= stated + 1 / row.scale }
}

@Suite("Recorded widths") struct TruthWidthTests {
  private func samples(_ measures: Set<String>) throws -> [WidthSample] {
    var typesetter = try Typesetter(fonts: try testFonts.get())
    return try TruthRow.all.compactMap { row in
      guard measures.contains(row.measure), let width = row.width, width > 0 else { return nil }
      let layout = try typesetter.layOut(
        AttributedTitle(row.joinedText, font: row.font), in: TextRoom(), traits: row.traits)
      let measured = row.measure == "ink" ? layout.ink?.width : layout.extent.width
      guard let measured else { return nil }
      return WidthSample(
        row: row, recorded: width, measured: measured, stated: layout.widthError)
    }
  }

  private func percentile(_ share: Double, of samples: [WidthSample]) -> Double {
    let errors = samples.map(\.error.magnitude).sorted()
    guard let last = errors.indices.last else { return 0 }
    return errors[min(last, Int(Double(errors.count) * share))]
  }

  private func report(_ name: String, _ samples: [WidthSample]) {
    let exact = samples.filter(\.isExact).count
    let covered = samples.filter(\.isCovered).count
    print(
      "\(name): \(samples.count) rows, exact pixel \(exact), covered \(covered), median",
      "\((percentile(0.5, of: samples) * 10_000).rounded() / 100) %, 95th percentile",
      "\((percentile(0.95, of: samples) * 10_000).rounded() / 100) %")
  }

  @Test("of frames lie within the stated error in 95 of 100 rows") func frames() throws {
    let samples = try samples(["frame", "frame-width"])
    try #require(samples.count >= 70)
    report("frames", samples)
    let covered = samples.filter(\.isCovered).count
    #expect(Double(covered) >= 0.95 * Double(samples.count))
    #expect(percentile(0.95, of: samples) < 0.02)
    #expect(percentile(0.5, of: samples) < 0.004)
  }

  @Test("of typographic rows lie within the stated error") func typographic() throws {
    let samples = try samples(["typographic"])
    report("typographic", samples)
    #expect(samples.count == 6)
    #expect(samples.filter { !$0.isCovered }.isEmpty)
  }

  @Test("of ink agree with the outlines") func ink() throws {
    let samples = try samples(["ink"])
    try #require(samples.count >= 350)
    report("ink", samples)
    let latin = samples.filter { $0.row.family == "SF" }
    report("ink, SF", latin)
    report("ink, SF from 28 pt", latin.filter { $0.row.pointSize >= 28 })
    let covered = samples.filter(\.isCovered).count
    #expect(Double(covered) >= 0.95 * Double(samples.count))
    #expect(percentile(0.95, of: latin) < 0.02)
  }

  @Test("of Japanese, Chinese, Korean and Arabic lie within a few per cent") func scripts() throws {
    for sample in try samples(["frame", "frame-width", "ink"])
    where sample.row.family != "SF" && sample.row.id != "T313" {
      #expect(sample.error.magnitude < 0.08, "\(sample.row.id) \(sample.row.text)")
    }
  }
}
