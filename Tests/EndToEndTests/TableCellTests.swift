import LargePrint
import Model
import TestSupport
import Testing

/// A row with one label, from the file to the verdicts.
@Suite("Table cells, whole") struct TableCellTests {
  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"44\"/>"
  private static let fixedMask = "<autoresizingMask key=\"autoresizingMask\"/>"

  private static func storyboard(table: String, cell: String = "", label: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/>
    <scenes><scene><objects><tableViewController id="N"><tableView key="view" id="T" \(table)>
    <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
    <tableViewCell id="C" \(cell)>\(frame)\(fixedMask)
    <tableViewCellContentView key="contentView" id="V">\(frame)\(fixedMask)\(label)
    </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes></document>
    """
  }

  private static func pinned(lines: Int) -> String {
    let ties = [("top", 12), ("bottom", -12), ("leading", 20), ("trailing", -20)].map {
      """
      <constraint firstItem="L" firstAttribute="\($0.0)" secondItem="V" secondAttribute="\($0.0)" \
      constant="\($0.1)" id="\($0.0)"/>
      """
    }
    return """
      <subviews><label text="Remind me of the last ferry" numberOfLines="\(lines)" id="L" \
      adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="12" width="353" height="20"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
      <constraints>\(ties.joined())</constraints>
      """
  }

  private static func cells(_ text: String) async throws -> [Cell] {
    let workshop = try Workshop()
    try workshop.write(text, as: "Table.storyboard")
    return try await workshop.audit().cells(of: "L")
  }

  private static func outcomes(_ cells: [Cell], of rule: String) -> Set<Outcome> {
    Set(cells.flatMap(\.verdicts).filter { $0.rule == rule }.map(\.outcome))
  }

  @Test("a row that sizes itself lets a label of any number of lines pass at all sizes")
  func automatic() async throws {
    let cells = try await Self.cells(
      Self.storyboard(table: "rowHeight=\"-1\"", label: Self.pinned(lines: 0)))
    #expect(cells.count == 12)
    #expect(Set(cells.map(\.outcome)) == [.passes])
  }

  @Test("on one line the same label fails, since the width is no doubt") func oneLine() async throws
  {
    let cells = try await Self.cells(
      Self.storyboard(table: "rowHeight=\"-1\"", label: Self.pinned(lines: 1)))
    #expect(Self.outcomes(cells, of: "text-truncated").contains(.fails))
    #expect(Self.outcomes(cells, of: "text-clipped") == [])
  }

  @Test("a stated row height is for people to judge") func stated() async throws {
    let cells = try await Self.cells(
      Self.storyboard(table: "rowHeight=\"44\"", label: Self.pinned(lines: 0)))
    #expect(Self.outcomes(cells, of: "text-clipped") == [.needsReview])
  }

  @Test("what a standard style lays out never fails for its place") func standardStyle()
    async throws
  {
    let label = """
      <subviews><label text="Language of the announcements" id="L" \
      adjustsFontForContentSizeCategory="YES"><rect key="frame" x="20" y="12" width="90" height="20"/>
      \(Self.fixedMask)<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label></subviews>
      """
    let cells = try await Self.cells(
      Self.storyboard(table: "rowHeight=\"-1\"", cell: "textLabel=\"L\"", label: label))
    #expect(Set(cells.map(\.outcome)) == [.needsReview])
  }
}
