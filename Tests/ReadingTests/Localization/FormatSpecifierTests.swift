import Reading
import Testing

@Suite("Format specifiers") struct FormatSpecifierTests {
  private func words(_ text: String) -> [String] {
    FormatSpecifier.all(in: text).map { specifier in
      let kind =
        switch specifier.kind {
        case .value(let letter): String(letter)
        case .variable(let name): "#" + name
        case .counted: "arg"
        case .percent: "%"
        }
      return [
        kind, specifier.position.map(String.init), specifier.precision.map { "." + String($0) },
      ]
      .compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test(
    "are found as String(format:) reads them",
    arguments: [
      ("%@", ["@"]), ("%1$@ and %2$d", ["@ 1", "d 2"]), ("%lld", ["d"]), ("%.2f", ["f .2"]),
      ("%5.f", ["f .0"]), ("%%", ["%"]), ("100%% %d", ["%", "d"]), ("%-08ld", ["d"]),
      ("%*d", ["d"]), ("%#x", ["x"]), ("%#@n@ %2$#@m@", ["#n", "#m 2"]), ("%arg", ["arg"]),
      ("100 %", []), ("50 %, ja", []), ("%", []), ("%1$", []), ("%z", []), ("", []),
      ("%99999$@", []), ("🙂%@🙂%@", ["@", "@"]), ("5%@", ["@"]), ("0%d:%02d", ["d", "d"]),
      ("%d%d", ["d", "d"]), ("%1$d%2$d", ["d 1", "d 2"]), ("%d個", ["d"]), ("%s", ["s"]),
    ])
  func found(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(
    "are not seen in percent signs that languages write",
    arguments: [
      "50 % auf alles", "50% off today", "50 % de réduction", "100 % d'accord", "100% d’accord",
      "100%d'accord", "50%ige Lösung", "50 %iger Rabatt", "50%-a kedvezmény", "50%-i",
      "%50 indirim",
      "%50'ye varan", "%50eko", "100% sûr", "5\u{A0}% de", "5\u{202F}%de", "٥٠% off", "100%-ig",
      "100% fertig", "20 % e più", "%zip%", "%title%", "50 % auf", "3% d",
    ])
  func text(_ text: String) {
    #expect(words(text) == [])
  }

  @Test(
    "are sure where nothing else can be meant",
    arguments: [
      ("%@", true), ("%1$x", true), ("%d", true), ("%ld Tage", true), ("%lld.", true),
      ("%.2fkm", true), ("%5d", true), ("%u", true), ("%dpx", false), ("%ldh", false),
      ("%x", false), ("%s", false), ("%name%", nil), ("%discount%", false), ("%.f", true),
      ("100%.five", nil), ("%#d", false),
    ])
  func sure(_ text: String, _ expected: Bool?) {
    #expect(FormatSpecifier.all(in: text).first?.isSure == expected)
  }

  @Test("are replaced in place") func replaced() {
    let text = FormatSpecifier.replacing(in: "a %@ b %% c %d") { specifier, old in
      specifier.kind == .percent ? "%" : specifier.kind == .value("d") ? "7" : nil
    }
    #expect(text == "a %@ b % c 7")
  }
}
