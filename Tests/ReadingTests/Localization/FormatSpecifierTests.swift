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
      ("%99999$@", []), ("🙂%@🙂%@", ["@", "@"]),
    ])
  func found(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test("are replaced in place") func replaced() {
    let text = FormatSpecifier.replacing(in: "a %@ b %% c %d") { specifier, old in
      specifier.kind == .percent ? "%" : specifier.kind == .value("d") ? "7" : nil
    }
    #expect(text == "a %@ b % c 7")
  }
}
