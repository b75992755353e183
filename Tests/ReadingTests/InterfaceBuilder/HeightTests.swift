import Model
import Reading
import Testing

@Suite("Room up and down")
struct HeightTests {
  private typealias Fixture = ConstraintFixture

  private let top = Fixture.tie("L.top", "saf-ar-001.top", 60)

  private func label(_ constraints: String..., more: String = "") throws -> Control {
    let views = BuilderFixture.label(
      id: "L", frame: "x=\"20\" y=\"60\" width=\"353\" height=\"20\"")
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(views + more, constraints: constraints.joined()))
    return try #require(contents.controls.first { $0.source.object == "L" })
  }

  private func hasDoubt(_ control: Control) -> Bool {
    control.doubts.contains { $0.subject == .height }
  }

  @Test("Held at the top only, a control grows as it likes")
  func free() throws {
    let control = try label(top)
    #expect(control.height == LengthRange())
    #expect(!hasDoubt(control))
  }

  @Test("What stands below and is free itself is pushed along")
  func pushes() throws {
    let below = BuilderFixture.label(id: "M")
    for relation in [nil, "greaterThanOrEqual"] {
      let control = try label(
        top, Fixture.tie("M.top", "L.bottom", 8, relation: relation), more: below)
      #expect(control.height == LengthRange())
    }
  }

  @Test("Between top and bottom of the screen the stored height is the room")
  func between() throws {
    let control = try label(top, Fixture.tie("saf-ar-001.bottom", "L.bottom", 700))
    #expect(control.height == .fixed(20, basis: .tiedToContainer))
  }

  @Test("A row of texts from top to bottom shares the height in a way not known")
  func shared() throws {
    let control = try label(
      top, Fixture.tie("M.top", "L.bottom", 8), Fixture.tie("roo-tv-001.bottom", "M.bottom", 8),
      more: BuilderFixture.label(id: "M"))
    #expect(control.height == .fixed(20, basis: .unsolved))
    #expect(hasDoubt(control))
  }

  @Test("A bound below is the room")
  func bounded() throws {
    let control = try label(
      top, Fixture.tie("roo-tv-001.bottom", "L.bottom", 100, relation: "greaterThanOrEqual"))
    #expect(control.height == LengthRange(maximum: 692, basis: .content))
    let safe = try label(
      top, Fixture.tie("L.bottom", "saf-ar-001.bottom", 0, relation: "lessThanOrEqual"))
    #expect(safe.height == LengthRange(maximum: 758, basis: .content))
  }

  @Test("A baseline says nothing of the height")
  func baseline() throws {
    let control = try label(top, Fixture.tie("L.firstBaseline", "roo-tv-001.top", 80))
    #expect(control.height == LengthRange())
  }

  @Test("In a scroll view a control grows with the content")
  func scrolled() throws {
    let inner = BuilderFixture.label(id: "L")
    let scroll = Fixture.view(
      "S", "x=\"0\" y=\"0\" width=\"393\" height=\"852\"", element: "scrollView", children: inner,
      constraints: Fixture.tie("L.top", "S.top") + Fixture.tie("L.bottom", "S.bottom")
        + Fixture.tie("L.leading", "S.leading") + Fixture.tie("L.trailing", "S.trailing")
        + Fixture.tie("L.width", "S.width"))
    let sides = ["top", "bottom", "leading", "trailing"].map {
      Fixture.tie("S.\($0)", "roo-tv-001.\($0)")
    }
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(scroll, constraints: sides.joined()))
    let control = try #require(contents.controls.first)
    #expect(control.height == LengthRange())
    #expect(control.width.basis == .tiedToContainer)
  }

  @Test("In a cell or a view that stands alone the height is decided elsewhere")
  func cells() throws {
    let constraints =
      Fixture.tie("L.top", "V.top") + Fixture.tie("L.bottom", "V.bottom")
      + Fixture.tie("L.leading", "V.leading") + Fixture.tie("L.trailing", "V.trailing")
    let content = """
      <tableViewCellContentView key="contentView" id="V"><rect key="frame" x="0" y="0" \
      width="320" height="44"/><autoresizingMask key="autoresizingMask"/>
      <subviews>\(BuilderFixture.label(id: "L"))</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView>
      """
    let cell = """
      <tableViewCell id="C"><rect key="frame" x="0" y="0" width="320" height="44"/>\(content)
      </tableViewCell>
      """
    let alone = """
      <view id="V"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(BuilderFixture.label(id: "L"))</subviews><constraints>\(constraints)</constraints>
      </view>
      """
    for root in [cell, alone] {
      let contents = try BuilderFixture.read(BuilderFixture.xib(root), path: "Cell.xib")
      let control = try #require(contents.controls.first)
      #expect(control.height == LengthRange())
      #expect(control.width == .fixed(200, basis: .tiedToContainer))
      #expect(hasDoubt(control))
    }
  }

  @Test("An aspect ratio carries a fixed width over to the height")
  func aspect() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(
        id: "L", frame: "x=\"0\" y=\"0\" width=\"90\" height=\"45\"",
        children: """
          <constraints><constraint firstAttribute="width" constant="90" id="c1"/>
          <constraint firstAttribute="width" secondItem="L" secondAttribute="height" \
          multiplier="2:1" id="c2"/></constraints>
          """))
    #expect(control.width == .fixed(90))
    #expect(control.height == .fixed(45, basis: .tiedToContainer))
  }
}
