import Model
import Testing
import Typesetting

@Suite("Breaking lines") struct BreakingTests {
  @Test("breaks at hard line ends, of which a last one opens no line") func hard() throws {
    let layout = try layOut("one\ntwo\r\nthree\u{2028}four\u{2029}five\n")
    #expect(layout.lines.map(\.text) == ["one", "two", "three", "four", "five"])
    #expect(layout.lines.map(\.ending).dropLast().allSatisfy { $0 == .hardBreak })
    #expect(layout.lines.last?.ending == .endOfText)
    #expect(try layOut("a\n\nb").lines.map(\.text) == ["a", "", "b"])
  }

  @Test("keeps no-break spaces and no-break hyphens together") func noBreak() throws {
    let layout = try layOut("aaaa b\u{A0}c\u{2011}d", in: TextRoom(width: 45))
    #expect(layout.lines.map(\.text) == ["aaaa", "b\u{A0}c\u{2011}d"])
  }

  @Test("breaks a word that is wider than the line, between characters") func emergency() throws {
    let layout = try layOut("a Donaudampfschiff b", in: TextRoom(width: 60))
    #expect(layout.lines.first?.text == "a")
    let broken = try #require(layout.lines.first { $0.ending == .insideWord })
    #expect(layout.lines.map(\.text).joined(separator: "|").hasPrefix("a|Donaud"))
    let word = try layOut("Donaudampfschiff").extent.width
    #expect(((broken.brokenWordWidth ?? 0) - word).magnitude < 0.2)
    for line in layout.lines { #expect(line.frame.width <= 60.5) }
  }

  @Test("keeps one character at least on a line") func narrow() throws {
    let layout = try layOut("ab👨‍👩‍👧c", in: TextRoom(width: 0))
    #expect(layout.lines.map(\.text) == ["a", "b", "👨‍👩‍👧", "c"])
  }

  @Test("breaks anywhere between characters when asked to") func characters() throws {
    let room = TextRoom(width: 60, lineBreakMode: .charWrap)
    let layout = try layOut("abc defghij klm", in: room)
    #expect(layout.lines.count > 1)
    #expect(layout.lines.dropLast().contains { $0.ending == .insideWord })
    #expect(layout.lines.map(\.text).joined().replacing(" ", with: "") == "abcdefghijklm")
  }

  @Test("lets spaces hang over the edge, and counts them at the end of a text") func spaces() throws
  {
    let layout = try layOut("one    two", in: TextRoom(width: 40))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    let single = try layOut(" ", traits: Traits(displayScale: 2))
    #expect(PixelGrid(scale: 2).roundUp(single.extent.width) == 4.5)
  }

  @Test("breaks Thai between words, Chinese anywhere, Korean at spaces") func scripts() throws {
    func texts(_ text: String, _ locale: String, _ width: Double) throws -> [String] {
      try layOut(text, in: TextRoom(width: width), traits: Traits(locale: locale)).lines.map(\.text)
    }
    #expect(try texts("สวัสดีชาวโลก", "th", 50) == ["สวัสดี", "ชาวโลก"])
    #expect(try texts("点击这里继续。", "zh-Hans", 60).first == "点击这")
    #expect(try texts("안녕하세요 여러분", "ko", 80) == ["안녕하세요", "여러분"])
    #expect(try texts("これはペンです。", "ja", 113).contains { $0.hasPrefix("。") } == false)
  }

  @Test("begins no Japanese line with a small kana or a long vowel", arguments: ["ja", "ja-JP"])
  func smallKana(_ locale: String) throws {
    let text = "ちょっと待ってください。サーバーにアクセスできませんでした。ネットワークをチェックしてください。"
    for width in stride(from: 60.0, through: 200, by: 7) {
      let layout = try layOut(
        text, in: TextRoom(width: width), traits: Traits(locale: locale))
      let starts = layout.lines.compactMap(\.text.first)
      #expect(starts.allSatisfy { !"ょっャェッー。".contains($0) }, "\(width)")
    }
  }

  @Test("covers the text once, without gaps") func ranges() throws {
    let text = "Ein längerer Satz mit einer Überlänge\nund zweitem Absatz"
    let layout = try layOut(text, in: TextRoom(width: 90))
    var end = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == end)
      end = line.range.upperBound
    }
    #expect(end == text.utf16.count)
  }

  @Test("sets tabs at multiples of 28 points (fact D27)") func tabs() throws {
    let layout = try layOut("a\tb")
    let run = try #require(layout.lines.first?.glyphRuns.last?.glyphs.last)
    #expect((run.x - 28).magnitude < 0.001)
  }
}
