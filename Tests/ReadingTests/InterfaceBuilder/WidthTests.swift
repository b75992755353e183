import Model
import Reading
import Testing

@Suite("Room sideways")
struct WidthTests {
  private typealias Fixture = ConstraintFixture

  private func label(_ constraints: String..., children: String = "", more: String = "") throws
    -> Control
  {
    let views =
      BuilderFixture.label(
        id: "L", frame: "x=\"20\" y=\"60\" width=\"353\" height=\"20\"", children: children) + more
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(views, constraints: constraints.joined()))
    return try #require(contents.controls.first { $0.source.object == "L" })
  }

  private func hasDoubt(_ control: Control) -> Bool {
    control.doubts.contains { $0.subject == .width }
  }

  private let left = Fixture.tie("L.leading", "roo-tv-001.leading", 20)
  private let right = Fixture.tie("roo-tv-001.trailing", "L.trailing", 20)

  @Test("A width of one's own is the width")
  func ownWidth() throws {
    let control = try label(children: Fixture.length("width", 353))
    #expect(control.width == .fixed(353))
    #expect(!hasDoubt(control))
  }

  @Test("A stored frame that contradicts one's own width is in doubt")
  func contradiction() throws {
    let control = try label(children: Fixture.length("width", 100))
    #expect(control.width == .fixed(100))
    #expect(hasDoubt(control))
  }

  @Test("Bounds of one's own are bounds")
  func ownBounds() throws {
    let most = try label(
      left, right.replacing("constant", with: "relation=\"greaterThanOrEqual\" constant"),
      children: Fixture.length("width", 120, relation: "lessThanOrEqual"))
    #expect(most.width == LengthRange(maximum: 120, basis: .ownConstraint))
    let least = try label(
      left, children: Fixture.length("width", 50, relation: "greaterThanOrEqual"))
    #expect(least.width.minimum == 50)
    #expect(least.width.basis == .content)
  }

  @Test("A weak width gives way to the content, a medium one is a least width")
  func priorities() throws {
    let medium = try label(left, children: Fixture.length("width", 50, priority: 700))
    #expect(medium.width.minimum == 50)
    #expect(medium.width.maximum == 373)
    let weak = try label(left, children: Fixture.length("width", 50, priority: 200))
    #expect(weak.width.minimum == 0)
    let placeholder = try label(
      left, children: Fixture.length("width", 353, more: "placeholder=\"YES\""))
    #expect(placeholder.width.basis == .content)
  }

  @Test("Both sides tied to the screen give the stored width as room")
  func tied() throws {
    for pair in [
      [left, right],
      [
        Fixture.tie("L.leading", "roo-tv-001.leadingMargin"),
        Fixture.tie("L.trailing", "roo-tv-001.trailingMargin"),
      ],
      [
        Fixture.tie("L.left", "saf-ar-001.left", 20),
        Fixture.tie("saf-ar-001.right", "L.right", 20),
      ],
      [left, Fixture.tie("L.centerX", "roo-tv-001.centerX")],
      [Fixture.tie("L.width", "roo-tv-001.width", -40)],
    ] {
      let control = try label(pair.joined())
      #expect(control.width == .fixed(353, basis: .tiedToContainer))
      #expect(!hasDoubt(control))
    }
  }

  @Test("One side tied: the content decides, up to the bound on the other")
  func bounded() throws {
    let control = try label(
      left, Fixture.tie("roo-tv-001.trailing", "L.trailing", 13, relation: "greaterThanOrEqual"))
    #expect(control.width == LengthRange(maximum: 360, basis: .content))
    #expect(!hasDoubt(control))
    let mirrored = try label(
      right, Fixture.tie("L.leading", "roo-tv-001.leading", 33, relation: "greaterThanOrEqual"))
    #expect(mirrored.width == LengthRange(maximum: 340, basis: .content))
  }

  @Test("Without a bound the container is the room, in doubt")
  func unbounded() throws {
    let control = try label(left)
    #expect(control.width == LengthRange(maximum: 373, basis: .content))
    #expect(hasDoubt(control))
    let weak = try label(
      left, Fixture.tie("roo-tv-001.trailing", "L.trailing", 20, priority: 250))
    #expect(weak.width.basis == .content)
    #expect(hasDoubt(weak))
  }

  @Test("A centred control grows on both sides")
  func centred() throws {
    let middle = Fixture.tie("L.centerX", "roo-tv-001.centerX")
    let control = try label(
      middle, Fixture.tie("L.leading", "roo-tv-001.leading", 10, relation: "greaterThanOrEqual"),
      Fixture.tie("roo-tv-001.trailing", "L.trailing", 10, relation: "greaterThanOrEqual"))
    #expect(control.width == LengthRange(maximum: 373, basis: .content))
    #expect(!hasDoubt(control))
  }

  @Test("Beside a picture of fixed size the room is known")
  func besidePicture() throws {
    let control = try label(
      Fixture.tie("I.leading", "roo-tv-001.leading", 20), Fixture.tie("L.leading", "I.trailing", 8),
      right,
      more: Fixture.view("I", "x=\"0\" y=\"0\" width=\"30\" height=\"30\"", element: "imageView"))
    #expect(control.width == .fixed(353, basis: .tiedToContainer))
  }

  @Test("Beside another text the room is not known without solving the screen")
  func besideText() throws {
    let control = try label(
      left, Fixture.tie("M.leading", "L.trailing", 8),
      Fixture.tie("roo-tv-001.trailing", "M.trailing", 20), more: BuilderFixture.label(id: "M"))
    #expect(control.width == .fixed(353, basis: .unsolved))
    #expect(hasDoubt(control))
  }

  @Test("As wide as another text is not known either; as wide as a fixed view is")
  func equalWidths() throws {
    let text = try label(
      Fixture.tie("L.width", "M.width"), more: BuilderFixture.label(id: "M"))
    #expect(text.width.basis == .unsolved)
    let fixed = try label(
      Fixture.tie("L.width", "M.width"),
      more: BuilderFixture.label(id: "M", children: Fixture.length("width", 200)))
    #expect(fixed.width.basis == .tiedToContainer)
  }

  @Test("A chain as long as an attacker likes is followed to its end", arguments: [true, false])
  func longChain(isHeld: Bool) throws {
    let count = 3000
    let views = (0..<count).map { BuilderFixture.label(id: "v\($0)") }.joined()
    var ties = (1..<count).map { Fixture.tie("v\($0).leading", "v\($0 - 1).trailing") }
    ties.append(Fixture.tie("v0.leading", "roo-tv-001.leading"))
    if isHeld { ties.append(Fixture.tie("v\(count - 1).trailing", "roo-tv-001.trailing")) }
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(views, constraints: ties.joined()))
    #expect(contents.controls.count == count)
    #expect(contents.controls[0].width.basis == (isHeld ? .unsolved : .content))
    #expect(hasDoubt(contents.controls[0]))
  }
}
