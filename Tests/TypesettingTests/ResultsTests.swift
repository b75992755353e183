import Model
import TestSupport
import Testing
import TextEngine
import Typesetting

/// The figures of `Tools/RESULTS.md` against what the engine measures over the same rows.
@Suite("Results of the fit") struct ResultsTests {
  /// A line of the table: each figure alone, with texts left out, and with all texts known.
  private struct Line {
    let name: String
    let count: Int
    /// Columns: exact, within a pixel, median, 95th percentile; per cent, nil for a dash.
    let before: [Double?]
    let leftOut: [Double?]
    let known: [Double?]

    init?(_ text: Substring) {
      let cells = text.split(separator: "|").map { String($0).trimming(" ") }
      guard cells.count == 6, let count = Int(cells[1]) else { return nil }
      name = cells[0]
      self.count = count
      let figures = cells[2...].map { cell in
        cell.split { " →()%".contains($0) }.map { Double($0) }
      }
      guard figures.allSatisfy({ $0.count == 3 }) else { return nil }
      before = figures.map { $0[0] }
      leftOut = figures.map { $0[1] }
      known = figures.map { $0[2] }
    }
  }

  private func lines() throws -> [String: Line] {
    let text = try Repository.text(of: "Tools/RESULTS.md")
    let lines = text.split(separator: "\n").compactMap(Line.init).filter { !$0.name.hasPrefix("-") }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.name, $0) })
  }

  /// Whether the fit knows a row: one line of San Francisco in one weight, which T303 does not say.
  private func isRow(_ row: TruthRow) -> Bool {
    ["SF", "SF Cyrillic"].contains(row.family) && row.lineCount == 1 && row.id != "T303"
  }

  private func widths(
    _ measures: Set<String>, usesProfile: Bool, sizes: ClosedRange<Double> = 0...1000
  ) throws -> [WidthSample] {
    let library = try FontLibrary(
      catalogPath: Repository.path(of: "fonts/catalog.json"), folders: FontLibrary.systemFolders,
      usesProfile: usesProfile)
    var typesetter = try Typesetter(fonts: library)
    return try TruthRow.all.compactMap { row in
      guard measures.contains(row.measure), isRow(row), sizes.contains(row.pointSize),
        let width = row.width
      else { return nil }
      let layout = try typesetter.layOut(
        AttributedTitle(row.text, font: .system(row.pointSize, weight: row.weight)), in: TextRoom(),
        traits: row.traits)
      let isInk = row.measure.hasPrefix("ink")
      guard let measured = isInk ? layout.ink?.width : row.traits.grid.roundUp(layout.extent.width)
      else { return nil }
      return WidthSample(row: row, recorded: width, measured: measured, stated: 0)
    }
  }

  /// Exact, within a pixel, median and 95th percentile, in per cent.
  private func figures(_ samples: [WidthSample]) -> [Double] {
    let steps = samples.map { (($0.measured - $0.recorded) * $0.row.scale).rounded().magnitude }
    let errors = samples.map { $0.error.magnitude * 100 }.sorted()
    func percentile(_ share: Double) -> Double {
      let place = share * Double(errors.count - 1)
      let (low, high) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
      return errors[low] + (errors[high] - errors[low]) * (place - place.rounded(.down))
    }
    func share(_ count: Int) -> Double { Double(count) / Double(samples.count) * 100 }
    return [
      share(steps.count { $0 == 0 }), share(steps.count { $0 <= 1 }), percentile(0.5),
      percentile(0.95),
    ]
  }

  @Test("of one-line frames are what the engine measures, before and with the profile")
  func frames() throws {
    let line = try #require(try lines()["frames of device rows"])
    for (usesProfile, stated) in [(false, line.before), (true, line.known)] {
      let samples = try widths(["frame", "frame-width"], usesProfile: usesProfile)
      #expect(samples.count == line.count)
      let found = figures(samples)
      #expect((found[0] - (stated[0] ?? -1)).magnitude <= 0.5, "\(found)")
      #expect((found[1] - (stated[1] ?? -1)).magnitude <= 0.5, "\(found)")
      #expect((found[2] - (stated[2] ?? -1)).magnitude <= 0.006, "\(found)")
      #expect((found[3] - (stated[3] ?? -1)).magnitude <= 0.006, "\(found)")
    }
  }

  @Test("of ink from 28 points are what the engine draws, before and with the profile")
  func ink() throws {
    let line = try #require(try lines()["ink from 28 pt"])
    for (usesProfile, stated) in [(false, line.before), (true, line.known)] {
      let samples = try widths(
        ["ink", "ink-truncated"], usesProfile: usesProfile, sizes: 28...1000)
      #expect(samples.count == line.count)
      let found = figures(samples)
      #expect((found[2] - (stated[2] ?? -1)).magnitude <= 0.05, "\(found)")
      #expect((found[3] - (stated[3] ?? -1)).magnitude <= 0.1, "\(found)")
    }
  }

  @Test("of fits without the text are no worse than they were when this was written")
  func leftOut() throws {
    let table = try lines()
    let frames = try #require(table["frames of device rows"]).leftOut
    #expect((frames[0] ?? 0) >= 49)
    #expect((frames[1] ?? 0) >= 88)
    #expect((frames[3] ?? 9) <= 1.0)
    let ink = try #require(table["ink from 28 pt"]).leftOut
    #expect((ink[3] ?? 9) <= 1.5)
    let builder = try #require(table["Interface Builder, agreed"]).leftOut
    #expect((builder[0] ?? 0) >= 61)
  }

  @Test("say that every measured band holds, and is no wider than three times its errors")
  func bands() throws {
    let rows = try Repository.text(of: "Tools/RESULTS.md").split(separator: "\n").compactMap {
      line -> [String]? in
      let cells = line.split(separator: "|").map { String($0).trimming(" ") }
      return cells.count == 9 && Double(cells[3]) != nil ? cells : nil
    }
    #expect(rows.count == 10)
    for row in rows {
      let covered = try #require(Double(row[7].trimming("%")))
      let ratio = try #require(Double(row[8]))
      #expect(covered >= 95 && ratio <= 3, "\(row)")
    }
  }
}

extension String {
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
