import Model
import Reading
import Testing

@Suite("Stack views and stored frames")
struct StackAndFrameTests {
  private typealias Fixture = ConstraintFixture

  private func stacked(
    _ attributes: String, tied: [String] = ["leading", "trailing", "top"], more: String = ""
  ) throws -> Control {
    let label = BuilderFixture.label(id: "L", frame: "x=\"0\" y=\"0\" width=\"90\" height=\"20\"")
    let stack = Fixture.view(
      "S", "x=\"0\" y=\"0\" width=\"393\" height=\"60\"", element: "stackView",
      attributes: attributes, children: label + more)
    let ties = tied.map { Fixture.tie("S.\($0)", "roo-tv-001.\($0)") }
    let contents = try BuilderFixture.read(
      BuilderFixture.storyboard(stack, constraints: ties.joined()))
    return try #require(contents.controls.first)
  }

  private let other = BuilderFixture.label(id: "M")

  @Test("Across a filling stack the stored width is the room")
  func across() throws {
    let control = try stacked("axis=\"vertical\"", more: other)
    #expect(control.width == .fixed(90, basis: .tiedToContainer))
    #expect(control.height == LengthRange())
  }

  @Test("Across a stack that does not fill, the content may take the stack's width")
  func aligned() throws {
    let control = try stacked("axis=\"vertical\" alignment=\"leading\"", more: other)
    #expect(control.width == LengthRange(maximum: 393, basis: .content))
  }

  @Test("Along a stack two texts share in a way not known")
  func along() throws {
    let control = try stacked("", more: other)
    #expect(control.width == .fixed(90, basis: .unsolved))
    #expect(control.doubts.contains { $0.subject == .width })
  }

  @Test("Equal shares, a single view, and the rest beside pictures are known")
  func shares() throws {
    let picture = Fixture.view("I", "x=\"0\" y=\"0\" width=\"9\" height=\"9\"", element: "switch")
    #expect(
      try stacked("distribution=\"fillEqually\"", more: other).width.basis == .tiedToContainer)
    #expect(try stacked("").width.basis == .tiedToContainer)
    #expect(try stacked("", more: picture).width.basis == .tiedToContainer)
    #expect(try stacked("", tied: ["leading"], more: picture).width.basis == .unsolved)
  }

  @Test("A stack between top and bottom shares its height in a way not known")
  func tall() throws {
    let control = try stacked(
      "axis=\"vertical\"", tied: ["leading", "trailing", "top", "bottom"], more: other)
    #expect(control.height.basis == .unsolved)
  }

  private func framed(_ attributes: String, mask: String = "", uses: Bool = true) throws -> Control
  {
    let label = """
      <label text="a b" id="L" \(attributes)><rect key="frame" x="0" y="0" width="90" height="20"/>
      <autoresizingMask key="autoresizingMask" \(mask)/></label>
      """
    var text = BuilderFixture.storyboard(label)
    if !uses { text = text.replacing("useAutolayout=\"YES\"", with: "") }
    return try #require(try BuilderFixture.read(text).controls.first)
  }

  @Test("Springs and struts: the stored frame, or the container where a spring is set")
  func springs() throws {
    let rigid = try framed("")
    #expect(rigid.width == .fixed(90, basis: .storedFrame))
    #expect(rigid.height == .fixed(20, basis: .storedFrame))
    #expect(rigid.doubts.isEmpty)
    let wide = try framed("", mask: "widthSizable=\"YES\" flexibleMaxY=\"YES\"")
    #expect(wide.width == .fixed(90, basis: .tiedToContainer))
    #expect(wide.height == .fixed(20, basis: .storedFrame))
  }

  @Test("Frozen frames, and documents without constraints")
  func frozen() throws {
    let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let frozen = try framed(constrained + " fixedFrame=\"YES\"")
    #expect(frozen.width == .fixed(90, basis: .storedFrame))
    let old = try framed(constrained, uses: false)
    #expect(old.width == .fixed(90, basis: .storedFrame))
    #expect(try framed(constrained).width.basis == .content)
  }

  @Test("A frame that Interface Builder calls wrong is in doubt")
  func misplaced() throws {
    let control = try framed("misplaced=\"YES\"")
    #expect(control.doubts.map(\.subject) == [.width, .height])
  }

  @Test("Without a stored frame nothing is known, and that is said")
  func noFrame() throws {
    let control = try BuilderFixture.control("<label text=\"a b\" id=\"L\"/>")
    #expect(control.width == LengthRange(basis: .unsolved))
    #expect(control.doubts.map(\.subject) == [.width, .height])
  }
}
