import Model
import Testing

@testable import Reading

@Suite("Bars and segments of Interface Builder") struct BarItemTests {
  private static func controls(_ head: String) throws -> [Control] {
    try BuilderFixture.read(BuilderFixture.storyboard("", head: head)).controls
  }

  @Test("a segmented control has a title for each segment with a text") func segments() throws {
    let control = try BuilderFixture.control(
      """
      <segmentedControl opaque="NO" segmentControlStyle="plain" id="seg-me-001" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="20" y="60" width="200" height="32"/>
      <segments><segment title="Boats"/><segment title="" image="tram"/>
      <segment title="Trains" width="80"/><segment title="Second"/></segments></segmentedControl>
      """)
    #expect(control.kind == .segmentedControl)
    #expect(control.titles.map(\.part) == [.segment(0), .segment(2), .segment(3)])
    #expect(control.titles.map(\.standing) == [.real, .real, .placeholder])
    #expect(control.segments == SegmentRules(count: 4, widths: [2: 80]))
    #expect(control.assumesScaling == false)
    #expect(control.remarks.count == 1)
    #expect(control.doubts.map(\.subject).contains(.font))
  }

  @Test("more segments than any screen has room for are not laid out") func manySegments() throws {
    let control = try BuilderFixture.control(
      """
      <segmentedControl id="seg-me-001"><rect key="frame" x="0" y="0" width="200" height="32"/>
      <segments>\(String(repeating: #"<segment title="A"/>"#, count: 101))</segments>
      </segmentedControl>
      """)
    #expect(control.notModelled == "it has more than 100 segments")
  }

  @Test("tabs, navigation titles and bar buttons are read with their screen and place")
  func items() throws {
    let controls = try Self.controls(
      """
      <tabBarItem key="tabBarItem" title="Piers" image="pier" id="tab-it-001"/>
      <navigationItem key="navigationItem" title="All piers" id="nav-it-001">
      <barButtonItem key="leftBarButtonItem" title="Edit" id="bar-bu-001"/>
      <barButtonItem key="rightBarButtonItem" title="Map" width="44" id="bar-bu-002"/>
      </navigationItem>
      """)
    #expect(
      controls.map(\.kind) == [.tabBarItem, .navigationTitle, .barButtonItem, .barButtonItem])
    #expect(controls.map(\.titles.first?.title.text) == ["Piers", "All piers", "Edit", "Map"])
    #expect(controls.allSatisfy { $0.screen == "App/Main.storyboard#con-tr-001" })
    #expect(
      controls.map(\.source.object) == ["tab-it-001", "nav-it-001", "bar-bu-001", "bar-bu-002"])
    #expect(controls[0].width.maximum == 393.0 / 5)
    #expect(controls[1].width.maximum == 361)
    #expect(controls[3].width == .fixed(44))
    #expect(controls.allSatisfy { $0.remarks.count == 1 && $0.assumesScaling == false })
  }

  @Test(
    "what shows no title of its own is left out",
    arguments: [
      #"<tabBarItem key="tabBarItem" systemItem="more" title="More" id="a"/>"#,
      #"<tabBarItem key="tabBarItem" title="" image="pier" id="a"/>"#,
      #"<navigationItem key="navigationItem" id="a"/>"#,
      #"<navigationItem title="A" id="a"><imageView key="titleView" id="b"/></navigationItem>"#,
      #"<navigationItem id="a"><barButtonItem title="A" image="gear" id="b"/></navigationItem>"#,
      #"<navigationItem id="a"><barButtonItem systemItem="done" id="b"/></navigationItem>"#,
    ])
  func silent(_ head: String) throws {
    #expect(try Self.controls(head) == [])
  }

  @Test("Interface Builder's own words are placeholders") func dummies() throws {
    let controls = try Self.controls(
      """
      <tabBarItem title="Item" id="a"/><navigationItem title="Root View Controller" id="b"/>
      """)
    #expect(controls.map { $0.titles.first?.standing } == [.placeholder, .placeholder])
  }

  @Test("a large title is one where a bar of the file prefers it and the item agrees")
  func largeTitles() throws {
    func item(_ mode: String, bar: String) throws -> Control {
      let controls = try Self.controls(
        """
        <navigationItem title="Piers" \(mode) id="nav-it-001"/>
        <navigationBar key="navigationBar" \(bar) id="nav-ba-001"/>
        """)
      return try #require(controls.first)
    }
    let large = try item("", bar: #"largeTitles="YES""#)
    #expect(large.showsLargeTitle)
    #expect(large.text.adjustsFontForContentSizeCategory)
    #expect(large.titles.first?.title.scalesWithCategory == true)
    #expect(large.remarks == [])
    #expect(try !item("", bar: "").showsLargeTitle)
    #expect(
      try !item(#"largeTitleDisplayMode="never""#, bar: #"largeTitles="YES""#).showsLargeTitle)
  }

  @Test("views that are not laid out are counted by their kind, once") func others() throws {
    let views = (1...3).map { #"<switch opaque="NO" id="s\#($0)"/>"# }.joined()
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(views + #"<slider id="l1"/>"# + BuilderFixture.label()))
    #expect(contents.notices.map(\.reason) == [.notLaidOut, .notLaidOut])
    #expect(contents.notices.map(\.tally?.name) == ["slider", "switch"])
    #expect(
      contents.notices.last?.message.hasPrefix("3 views of the kind switch in 1 file") == true)
    let twice = Notice.merging(contents.notices + contents.notices)
    #expect(twice.count == 2)
    #expect(twice.last?.tally == NoticeTally(name: "switch", count: 6, files: 2))
  }
}
