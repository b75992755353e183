import Model
import TestSupport
import Testing
import Typesetting

/// The engine against the Python reference that the profile was fitted with.
@Suite("Profile, applied") struct ProfileWidthTests {
  /// One row: what the script computed.
  private struct CheckRow {
    var text: String
    var size: Double
    var weight: FontWeight
    var width: Double
  }

  private func rows() throws -> [CheckRow] {
    try Repository.text(of: "Tests/Truth/profile_widths.tsv").split(separator: "\n").dropFirst()
      .compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count >= 4, let size = Double(cells[1]), let width = Double(cells[3]),
          let weight = FontWeight(rawValue: cells[2])
        else { return nil }
        return CheckRow(text: cells[0], size: size, weight: weight, width: width)
      }
  }

  @Test("gives the widths that the fitting script writes beside it, in every weight")
  func widths() throws {
    try #require(try rows().count > 100)
    var typesetter = try Typesetter(fonts: try testFonts.get())
    let misses = try rows().compactMap { row in
      let layout = try typesetter.layOut(
        AttributedTitle(row.text, font: .system(row.size, weight: row.weight)), in: TextRoom(),
        traits: Traits())
      let isMet = (layout.naturalWidth - row.width).magnitude <= 0.001
      return isMet ? nil : "\(row.text) \(row.size) \(row.weight): \(layout.naturalWidth)"
    }
    #expect(misses.isEmpty, "\(misses.count) differ, first \(misses.prefix(8))")
  }
}
