import Model
import Testing

@testable import Reporting

@Suite("Shorthand of drawings") struct ShorthandTests {
  private static let signs: [Character: String] = [
    ",": "<", "=": "='", "[": "<path class='", "]": "' d='", "^": "'/>",
    "@": "<text class='dt", "~": "' x='", "$": "' y='", "!": "' text-anchor='",
    "?": "<rect class='", "_": "</text>", "%": "' width='", "*": "' height='",
    "+": "<g class='", "|": "<use href='#", "`": "</g>",
  ]

  /// The way back, as the page's script goes it.
  private static func expanded(_ text: String, shape: String, id: String) -> String {
    var whole = ""
    var rest = Substring(text)
    while let sign = rest.popFirst() {
      switch sign {
      case "{":
        whole += row(rest.prefix { $0 != "}" })
        rest = rest.drop { $0 != "}" }.dropFirst()
      case ":": whole += shape
      case "§": whole += id
      case "¶": whole += id
      default: whole += signs[sign] ?? String(sign)
      }
    }
    return whole.replacing("'", with: "\"")
  }

  private static func row(_ text: Substring) -> String {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    let glyphs = parts[2].split(separator: ",").map { place in
      let words = place.split(separator: " ")
      let x = words.count > 1 && words[1] != "0" ? " x='\(words[1])'" : ""
      let y = words.count > 2 ? " y='\(words[2])'" : ""
      return "<use href='#g\(words[0])'\(x)\(y)/>"
    }
    return "<g transform='translate(\(parts[0]))scale(\(parts[1]) -\(parts[1]))'>"
      + glyphs.joined() + "</g>"
  }

  @Test("every cell of the sample comes back as it was", arguments: [0, 3, 7, 11])
  func roundTrip(index: Int) throws {
    for result in [SampleReport.flaw, SampleReport.truncatedLabel, SampleReport.arabicLabel] {
      let entry = try #require(PageContext(report: SampleReport.report([result])).entries.first)
      let series = try #require(entry.worstSeries.first)
      let picker = SizePicker(entry: entry, series: series, glyphLimit: 900)
      guard var large = series.cells.indices.contains(index) ? picker.large(at: index) : nil else {
        continue
      }
      var book = DrawingBook(outlines: SampleReport.report([result]).outlines)
      let id = large.drawing.id
      let plain = Markup.fragment(
        large.content(width: 640, scope: id + "w", in: &book).parts + large.drawing.body(in: &book)
      ).html
      let shape = large.drawing.shapePath
      large.drawing.id = Shorthand.idSign
      let parts =
        large.content(width: 640, scope: Shorthand.scopeSign + "w", in: &book).parts
        + large.drawing.body(in: &book)
      let short = Shorthand.text(of: .fragment(parts), shape: shape)
      #expect(Self.expanded(short, shape: shape, id: id) == plain.replacing("'", with: "\""))
      #expect(short.utf8.count * 10 < plain.utf8.count * 7)
    }
  }

  @Test("text never holds a sign")
  func textIsEscaped() {
    let hostile = "{a;b} [x] ^@~$!?_%*+|`:,=§¶<script>'\"&"
    let short = Shorthand.text(of: .tag("text", ["class": "gt"], [.text(hostile)]))
    let inside = short.dropFirst(",text class=gt'>".count).dropLast()
    #expect(!inside.contains { "{}[]^@~$!?_%*+|`:,=§¶<>'\"".contains($0) })
    #expect(short.hasSuffix("_"))
  }
}
