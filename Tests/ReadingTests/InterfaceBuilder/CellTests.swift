import Model
import Reading
import Testing

@Suite("Labels in cells")
struct CellTests {
  private typealias Fixture = ConstraintFixture

  private let automatic = "rowHeight=\"-1\" estimatedRowHeight=\"-1\""

  private func doubts(_ control: Control) -> [Doubt.Subject] { control.doubts.map(\.subject) }

  @Test(
    "A row that sizes itself grows with its label",
    arguments: [
      "rowHeight=\"-1\" estimatedRowHeight=\"-1\"", "", "rowHeight=\"-1\"",
      "rowHeight=\"-1\" estimatedRowHeight=\"60\"",
    ], [false, true])
  func automaticRow(_ attributes: String, inView: Bool) throws {
    let label = try CellFixture.label(CellFixture.table(attributes, inView: inView))
    #expect(label.height == LengthRange())
    #expect(label.width == .fixed(353, basis: .tiedToContainer))
    #expect(label.doubts.isEmpty)
  }

  @Test(
    "A stated row height is the room, but code may give another",
    arguments: [
      ("rowHeight=\"44\"", ""), ("rowHeight=\"44\" estimatedRowHeight=\"-1\"", ""),
      ("rowHeight=\"-1\"", "rowHeight=\"44\""), ("rowHeight=\"90\"", "rowHeight=\"44\""),
    ], [false, true])
  func statedRow(_ attributes: (table: String, cell: String), inView: Bool) throws {
    let cell = CellFixture.cell("tableViewCell", attributes.cell)
    let label = try CellFixture.label(
      CellFixture.table(attributes.table, inView: inView, cell: cell))
    #expect(label.height == .fixed(20, basis: .tiedToContainer))
    #expect(
      label.doubts == [
        Doubt(.height, "the file states the height of its cell, and code may give it another")
      ])
  }

  @Test("A bound at the foot of a stated row is doubted too")
  func boundInStatedRow() throws {
    let foot = Fixture.tie("V.bottom", "L.bottom", 12, relation: "greaterThanOrEqual")
    let cell = CellFixture.cell(
      constraints: Fixture.tie("L.top", "V.top", 12) + foot + CellFixture.sides)
    let stated = try CellFixture.label(CellFixture.table("rowHeight=\"44\"", cell: cell))
    #expect(stated.height == LengthRange(maximum: 20, basis: .content))
    #expect(doubts(stated) == [.height])
  }

  @Test(
    "What is not understood of a row height leaves it open",
    arguments: ["rowHeight=\"-1\" estimatedRowHeight=\"0\"", "rowHeight=\"0\""])
  func unknownRow(_ attributes: String) throws {
    let label = try CellFixture.label(CellFixture.table(attributes))
    #expect(label.height == LengthRange())
    #expect(doubts(label) == [.height])
  }

  @Test(
    "However it is held in a row that sizes itself, a label finds room",
    arguments: [
      [("L.top", "V.top", nil), ("V.bottom", "L.bottom", "greaterThanOrEqual")],
      [("L.top", "V.top", "greaterThanOrEqual"), ("V.bottom", "L.bottom", nil)],
      [
        ("L.centerY", "V.centerY", nil), ("L.top", "V.top", "greaterThanOrEqual"),
        ("L.bottom", "V.bottom", "lessThanOrEqual"),
      ],
      [("L.top", "V.topMargin", nil), ("V.bottomMargin", "L.bottom", nil)],
      [("L.top", "V.top", nil), ("L.bottom", "V.bottom", nil)],
    ] as [[(String, String, String?)]])
  func heldLoosely(_ ties: [(String, String, String?)]) throws {
    let constraints = ties.map { Fixture.tie($0.0, $0.1, 12, relation: $0.2) }
    let cell = CellFixture.cell(constraints: constraints.joined() + CellFixture.sides)
    let label = try CellFixture.label(CellFixture.table(automatic, cell: cell))
    #expect(label.height == LengthRange())
    #expect(label.doubts.isEmpty)
  }

  @Test("A picture or switch from top to bottom does not hold such a row, a constant height does")
  func beside() throws {
    let ties =
      CellFixture.pinned + Fixture.tie("I.top", "V.top", 6)
      + Fixture.tie("I.bottom", "V.bottom", -7)
    let frame = "x=\"340\" y=\"6\" width=\"51\" height=\"31\""
    for element in ["switch", "imageView"] {
      let cell = CellFixture.cell(
        others: Fixture.view("I", frame, element: element), constraints: ties)
      let label = try CellFixture.label(CellFixture.table(automatic, cell: cell))
      #expect(label.height == LengthRange())
    }
    let fixed = """
      <view id="I" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" \(frame)/>
      \(Fixture.length("height", 31))</view>
      """
    let label = try CellFixture.label(
      CellFixture.table(automatic, cell: CellFixture.cell(others: fixed, constraints: ties)))
    #expect(label.height == .fixed(20, basis: .tiedToContainer))
    #expect(label.doubts.isEmpty)
  }

  @Test("Two labels of such a row push the row along, one below the other and in a stack")
  func several() throws {
    let constraints =
      Fixture.tie("L.top", "V.top", 12) + Fixture.tie("M.top", "L.bottom", 4)
      + Fixture.tie("V.bottom", "M.bottom", 12) + CellFixture.sides
    let cell = CellFixture.cell(
      others: BuilderFixture.label(id: "M"), constraints: constraints)
    let label = try CellFixture.label(CellFixture.table(automatic, cell: cell))
    #expect(label.height == LengthRange())
    #expect(label.doubts.isEmpty)
  }

  @Test("Without constraints a row knows nothing of its content")
  func springs() throws {
    let text = CellFixture.table(automatic).replacing("useAutolayout=\"YES\"", with: "")
    #expect(try CellFixture.label(text).height == .fixed(20, basis: .storedFrame))
  }
}
