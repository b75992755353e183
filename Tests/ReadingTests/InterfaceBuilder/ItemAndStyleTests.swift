import Model
import Reading
import Testing

@Suite("Labels in items, and in cells of the standard styles")
struct ItemAndStyleTests {
  private func flow(_ attributes: String = "", _ sizes: String = "") -> String {
    """
    <collectionViewFlowLayout key="collectionViewLayout" \(attributes) id="F">
    <size key="itemSize" width="393" height="44"/>\(sizes)</collectionViewFlowLayout>
    """
  }

  @Test("An item that sizes itself is as tall as its label, and of a width not known")
  func automatic() throws {
    for layout in [
      flow("automaticEstimatedItemSize=\"YES\""),
      flow("", "<size key=\"estimatedItemSize\" width=\"100\" height=\"50\"/>"),
    ] {
      let label = try CellFixture.label(CellFixture.collection(layout: layout))
      #expect(label.height == LengthRange())
      #expect(label.width == .fixed(353, basis: .unsolved))
      #expect(label.doubts.map(\.subject) == [.width])
    }
  }

  @Test("A stated item size is the room, but code may give another")
  func stated() throws {
    let none = "<size key=\"estimatedItemSize\" width=\"0.0\" height=\"0.0\"/>"
    for layout in [flow(), flow("", none)] {
      let label = try CellFixture.label(CellFixture.collection(layout: layout))
      #expect(label.height == .fixed(20, basis: .tiedToContainer))
      #expect(label.width == .fixed(353, basis: .tiedToContainer))
      #expect(label.doubts.map(\.subject) == [.width, .height])
    }
  }

  @Test("A layout of the app's own, or none, leaves both open")
  func own() throws {
    for layout in [
      "", flow("customClass=\"GridLayout\""),
      "<collectionViewLayout key=\"collectionViewLayout\" id=\"F\"/>",
    ] {
      let label = try CellFixture.label(CellFixture.collection(layout: layout))
      #expect(label.height == LengthRange())
      #expect(label.width.basis == .unsolved)
      #expect(label.doubts.map(\.subject) == [.width, .height])
    }
  }

  @Test("The header of a flow layout is of a stated size")
  func header() throws {
    let cell = CellFixture.cell("collectionReusableView", "key=\"sectionHeaderView\"")
    let label = try CellFixture.label(CellFixture.collection(layout: flow(), cell: cell))
    #expect(label.height == .fixed(20, basis: .tiedToContainer))
    #expect(label.doubts.map(\.subject).contains(.height))
  }

  @Test(
    "Title and detail of a standard style are laid out by the cell, in xibs and in tables",
    arguments: ["textLabel", "detailTextLabel"], [false, true])
  func standardStyle(_ key: String, inTable: Bool) throws {
    let label = """
      <label text="Language" id="S"><rect key="frame" x="20" y="12" width="90" height="20"/>
      <autoresizingMask key="autoresizingMask"/></label>
      """
    let cell = CellFixture.cell("tableViewCell", "\(key)=\"S\"", others: label)
    let contents =
      inTable
      ? try BuilderFixture.read(CellFixture.table("rowHeight=\"-1\"", cell: cell))
      : try BuilderFixture.read(BuilderFixture.xib(cell), path: "Cell.xib")
    let control = try #require(contents.controls.first { $0.source.object == "S" })
    #expect(control.width == .fixed(90, basis: .unsolved))
    #expect(control.height == .fixed(20, basis: .unsolved))
    #expect(
      control.doubts == [.width, .height].map { Doubt($0, "its table cell lays it out") })
    let other = try #require(contents.controls.first { $0.source.object == "L" })
    #expect(other.width.basis == .tiedToContainer)
  }
}
