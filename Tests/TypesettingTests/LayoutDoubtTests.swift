import Model
import Testing
import Typesetting

@Suite("Doubts of lines") struct LayoutDoubtTests {
  private func lay(
    _ text: String, _ style: ParagraphStyle, in room: TextRoom, locale: String = "en"
  ) throws -> TextLayout {
    let attributes = TextAttributes(font: .system(17), paragraph: style)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]), in: room,
      traits: Traits(locale: locale))
  }

  @Test(
    "arise where words should be parted and nobody says where", arguments: ["und", "tlh", "ja"])
  func hyphenation(_ locale: String) throws {
    let style = ParagraphStyle(hyphenationFactor: 1)
    let layout = try lay("Authentication", style, in: TextRoom(width: 90), locale: locale)
    let doubt = try #require(layout.doubts.first)
    #expect(doubt.subject == .lines)
    #expect(doubt.reason.contains(locale == "und" ? "not known" : locale))
    let between = try lay("Set up tickets", style, in: TextRoom(width: 90), locale: locale)
    #expect(between.doubts.count == 1)
  }

  @Test("do not arise with patterns, without a factor, on one line, or in lines that are full")
  func hyphenated() throws {
    let style = ParagraphStyle(hyphenationFactor: 1)
    let narrow = TextRoom(width: 90)
    #expect(try lay("Authentication", style, in: narrow).doubts.isEmpty)
    #expect(try lay("Authentication", ParagraphStyle(), in: narrow, locale: "und").doubts.isEmpty)
    #expect(try lay("Set up", style, in: narrow, locale: "und").doubts.isEmpty)
    let calm = ParagraphStyle(hyphenationFactor: 0.1)
    #expect(try lay("Set up tickets", calm, in: narrow, locale: "und").doubts.isEmpty)
  }

  @Test("arise where tightening may keep a line whole (fact D16)") func tightening() throws {
    let text = "Continue with Apple"
    let width = try layOut(text).extent.width
    let style = ParagraphStyle(allowsTightening: true)
    func room(_ share: Double, _ mode: LineBreakMode = .truncateTail) -> TextRoom {
      TextRoom(width: width * share, lineLimit: 1, lineBreakMode: mode)
    }
    let cut = try lay(text, style, in: room(0.98))
    #expect(cut.isTruncated)
    #expect(cut.doubts.map(\.subject) == [.lines])
    #expect(try lay(text, style, in: room(0.9)).doubts.isEmpty)
    #expect(try lay(text, style, in: room(1.01)).doubts.isEmpty)
    #expect(try lay(text, style, in: room(0.98, .clip)).doubts.isEmpty)
    #expect(try lay(text, ParagraphStyle(), in: room(0.98)).doubts.isEmpty)
    var label = room(0.98)
    label.allowsTightening = true
    #expect(try lay(text, ParagraphStyle(), in: label).doubts.count == 1)
  }

  @Test("arise where a font by name is nowhere, and not where one stands in for it by design")
  func fonts() throws {
    let nowhere = FontDescriptor(family: .named("Brandon-Grotesque"), size: .fixed(17))
    #expect(try layOut(AttributedTitle("a", font: nowhere)).doubts.map(\.subject) == [.measures])
    let helvetica = FontDescriptor(family: .named("Helvetica"), size: .fixed(12))
    #expect(try layOut(AttributedTitle("a", font: helvetica)).doubts.isEmpty)
  }
}

@Suite("Line break strategies") struct StrategyTests {
  private func lines(
    _ text: String, _ own: LineBreakStrategy?, label: LineBreakStrategy = .standard,
    width: Double, locale: String = "en"
  ) throws -> [String] {
    let style = ParagraphStyle(lineBreakStrategy: own)
    let attributes = TextAttributes(font: .system(15), paragraph: style)
    let room = TextRoom(width: width, lineBreakStrategy: label)
    return try layOut(
      AttributedTitle(runs: [TitleRun(text: text, attributes: attributes)]), in: room,
      traits: Traits(locale: locale)
    ).lines.map(\.text)
  }

  private let text = "Support for 1 custom email domain"

  @Test("of a paragraph go before the label's (fact D19)") func order() throws {
    let pushed = ["Support for 1 custom", "email domain"]
    let full = ["Support for 1 custom email", "domain"]
    #expect(try lines(text, nil, width: 212) == pushed)
    #expect(try lines(text, LineBreakStrategy.none, width: 212) == full)
    #expect(try lines(text, .hangulWordPriority, width: 212) == full)
    #expect(try lines(text, .pushOut, label: .none, width: 212) == pushed)
    #expect(try lines(text, nil, label: .none, width: 212) == full)
  }

  @Test("keep Korean words whole, or let them be broken") func hangul() throws {
    let text = "개인정보보호 설정"
    let kept = try lines(text, nil, width: 100, locale: "ko")
    #expect(kept == ["개인정보보호", "설정"])
    let narrow = try lines(text, .pushOut, width: 50, locale: "ko")
    #expect(narrow.count > 2)
    #expect(narrow.first?.count == 3)
  }
}
