import Reading
import Testing

@Suite("Example values") struct SampleValuesTests {
  @Test(
    "fill a text that the app does not format only where nothing else can be meant",
    arguments: [
      ("50 % auf alles", "50 % auf alles"), ("100%% cotton", "100%% cotton"),
      ("%x marks it", "%x marks it"), ("%discount% off", "%discount% off"),
      ("%d Tage", "8888 Tage"), ("%d von 100%%", "8888 von 100%"),
      ("%@, %dpx", "Alexandra Montgomery, %dpx"), ("%1$ld%%", "8888%"), ("", ""),
    ])
  func plain(_ text: String, _ expected: String) {
    let filled = SampleValues().fill(text, key: "k", form: [], isFormat: false)
    #expect(filled.text == expected)
    #expect(filled.arguments.isEmpty == (text == expected))
    #expect(filled.unsureArguments.isEmpty)
  }

  @Test(
    "fill a format wherever a specifier may be, and say which may be none",
    arguments: [
      ("%@ %x", ["1 text", "2 whole number"], ["2 whole number"]),
      ("%dpx", ["1 whole number"], ["1 whole number"]),
      ("%1$x %1$d", ["1 whole number"], []), ("%1$d %ipx", ["1 whole number"], []),
      ("50 % auf alles", [], []),
    ])
  func format(_ text: String, _ arguments: [String], _ unsure: [String]) {
    let filled = SampleValues().fill(text, key: "k", form: [])
    #expect(filled.arguments == arguments)
    #expect(filled.unsureArguments == unsure)
  }
}
