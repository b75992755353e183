import Model
import Testing

@testable import Auditing

@Suite("Texts of a screen by view and by height") struct TextIndexTests {
  private static func text(_ view: Int, _ box: Rectangle, error: Double = 0) -> PlacedText {
    PlacedText(view: view, name: "\(view)", box: box, widthError: error)
  }

  /// Texts anywhere on a screen, of any height, with widths that may be off.
  private static func scattered(seed: UInt64) -> [PlacedText] {
    var places = SeededPlaces(seed: seed)
    return (0..<60).map { view in
      let corner = places.place(upTo: 600)
      let extent = places.place(upTo: view % 10 == 0 ? 400 : 40)
      return text(
        view, Rectangle(x: corner.x, y: corner.y, width: extent.x, height: extent.y),
        error: view % 3 == 0 ? places.number(upTo: 9) : 0)
    }
  }

  @Test("the first text of a view is found, and none where it shows none") func views() {
    let box = Rectangle(x: 0, y: 0, width: 9, height: 9)
    var second = Self.text(4, box)
    second.name = "second"
    let index = TextIndex([Self.text(4, box), second, Self.text(7, box)])
    #expect(index.text(of: 4)?.name == "4")
    #expect(index.text(of: 7)?.view == 7)
    #expect(index.text(of: 5) == nil)
    #expect(TextIndex([]).text(of: 0) == nil)
  }

  @Test("in a column of a thousand each is compared with its neighbours alone") func column() {
    let texts = (0..<1000).map { view in
      Self.text(view, Rectangle(x: 0, y: Double(view) * 20, width: 100, height: 30))
    }
    let index = TextIndex(texts)
    #expect(index.texts(near: texts[500]).map(\.view) == [499, 500, 501])
    #expect(texts.reduce(0) { $0 + index.texts(near: $1).count } == 2998)
  }

  @Test("every text that comes nearer than the errors allow is near", arguments: 1...20)
  func complete(seed: UInt64) {
    let texts = Self.scattered(seed: seed)
    let index = TextIndex(texts)
    for own in texts {
      let near = index.texts(near: own).map(\.view)
      #expect(near == near.sorted(), "the order of the screen is kept")
      let met = texts.filter { other in
        let down = min(own.box.maxY, other.box.maxY) - max(own.box.minY, other.box.minY)
        return down + own.widthError + other.widthError > 0
      }
      #expect(Set(met.map(\.view)).isSubset(of: near))
    }
  }

  @Test("texts that stand clear above and below are left out, also beside a tall one") func apart()
  {
    let texts = [
      Self.text(0, Rectangle(x: 0, y: 0, width: 9, height: 500)),
      Self.text(1, Rectangle(x: 20, y: 0, width: 9, height: 20)),
      Self.text(2, Rectangle(x: 20, y: 20, width: 9, height: 20)),
      Self.text(3, Rectangle(x: 20, y: 40, width: 9, height: 20)),
    ]
    let index = TextIndex(texts)
    #expect(index.texts(near: texts[2]).map(\.view) == [0, 2])
    #expect(index.texts(near: texts[0]).map(\.view) == [0, 1, 2, 3])
  }
}
