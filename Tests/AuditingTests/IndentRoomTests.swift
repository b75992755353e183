import Model
import Testing

@testable import Auditing

@Suite("Room between indents") struct IndentRoomTests {
  /// A label of 200 by 44 whose line of 120, with an indent of 20, may be off by 4.
  private func subject(
    _ indents: LineIndents, locale: String = "en", change: (inout Control) -> Void = { _ in }
  ) throws -> Subject {
    var subject = WidthBandTests.subject(kind: .label, locale: locale, change: change)
    subject.layout.title.naturalIndents = indents
    subject.layout.title.naturalWidth = 120 + indents.head
    let index = try #require(subject.layout.title.lines.indices.first)
    subject.layout.title.lines[index].indents = indents
    return subject
  }

  @Test(
    "is what both leave of the width, and never less than none (fact D23)",
    arguments: [
      (LineIndents(), 200.0), (LineIndents(head: 20), 180), (LineIndents(head: 20, tail: -30), 150),
      (LineIndents(head: 20, tail: 130), 110), (LineIndents(tail: 900), 200),
      (LineIndents(head: 300), 0),
    ] as [(LineIndents, Double)])
  func room(_ indents: LineIndents, _ room: Double) throws {
    let subject = try subject(indents)
    #expect(subject.room(of: try #require(subject.text.lines.first)) == room)
    #expect(subject.neededWidth.limit == room)
    #expect(subject.neededWidth.value == 120)
  }

  @Test("a line that fills it may break earlier") func full() throws {
    let free = try subject(LineIndents(tail: 130))
    #expect(!free.mayNeedOneLineMore)
    let full = try subject(LineIndents(tail: 123)) { $0.text.lineLimit = 0 }
    #expect(full.mayNeedOneLineMore)
  }

  @Test("grows with the control, but not where lines end at a given place") func growth() throws {
    let change = { (control: inout Control) in
      control.width = LengthRange()
      control.text.lineLimit = 0
    }
    #expect(try subject(LineIndents(tail: -77), change: change).mayNeedOneLineMore == false)
    #expect(try subject(LineIndents(tail: 123), change: change).mayNeedOneLineMore)
  }

  @Test(
    "leaves the indent free at the side that lines begin at",
    arguments: [("en", Edge.left, 60.0), ("en", .right, 20), ("he", .right, 60), ("he", .left, 20)])
  func padding(_ locale: String, _ edge: Edge, _ room: Double) throws {
    var subject = try subject(LineIndents(head: 20), locale: locale)
    // The title's box holds line and indent: 140 of the label's 200 points.
    subject.layout.titleFrame = Rectangle(
      x: locale == "en" ? 40 : 20, y: 12, width: 140, height: 20)
    let line = try #require(subject.text.lines.first)
    #expect(subject.paddingAlone(of: line, at: edge) == room)
  }
}
