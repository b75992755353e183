import Model
import Reading
import Testing

@Suite("Constraints that make no sense") struct ConstraintCheckTests {
  private typealias Fixture = ConstraintFixture

  private static let sound = Fixture.tie("A.leading", "roo-tv-001.leading", 20)

  private func contents(_ constraint: String, more: String = "") throws -> ScreenContents {
    try BuilderFixture.read(
      BuilderFixture.storyboard(
        BuilderFixture.label(id: "A") + BuilderFixture.label(id: "B") + more,
        constraints: Self.sound + "\n" + constraint))
  }

  /// `B.top = A.bottom` with attributes of its own.
  private static func below(_ attributes: String) -> String {
    """
    <constraint id="odd" firstItem="B" firstAttribute="top" secondItem="A" \
    secondAttribute="bottom" \(attributes)/>
    """
  }

  /// A constraint between two attributes of A and B; none where there is no word.
  private static func pair(_ first: String?, _ second: String?) -> String {
    let one = first.map { "firstAttribute=\"\($0)\"" } ?? ""
    let two = second.map { "secondAttribute=\"\($0)\"" } ?? ""
    return "<constraint id=\"odd\" firstItem=\"B\" \(one) secondItem=\"A\" \(two)/>"
  }

  private static let alone =
    "<constraint id=\"odd\" firstItem=\"B\" firstAttribute=\"top\" constant=\"8\"/>"

  private static let varied = """
    <constraint id="odd" firstItem="B" firstAttribute="top" secondItem="A" \
    secondAttribute="bottom" constant="8"><variation key="widthClass=compact" constant="zz"/>\
    </constraint>
    """

  @Test(
    "are left out with line and column, and leave the sizes of their screen open",
    arguments: [
      (below("constant=\"abc\""), "the constant “abc” of a constraint makes no sense"),
      (below("constant=\"nan\""), "constant “nan”"),
      (below("constant=\"1e300\""), "constant “1e300”"), (varied, "constant “zz”"),
      (below("multiplier=\"zz\""), "multiplier “zz”"),
      (below("multiplier=\"1:0\""), "multiplier “1:0”"),
      (below("multiplier=\"1e30\""), "multiplier “1e30”"),
      (below("relation=\"roughly\""), "relation “roughly”"),
      (below("priority=\"high\""), "priority “high”"),
      (below("priority=\"1001\""), "priority “1001”"),
      (pair("wibble", "wobble"), "firstAttribute “wibble”"),
      (pair("top", "wobble"), "secondAttribute “wobble”"),
      (pair(nil, "top"), "a constraint has no firstAttribute"),
      (pair("top", nil), "“top” of a constraint is tied to no other place"),
      (pair("top", "width"), "“top” of a constraint cannot be tied to “width”"),
      (pair("height", "bottom"), "“height” of a constraint cannot be tied to “bottom”"),
      (pair("top", "leading"), "“top” of a constraint cannot be tied to “leading”"),
      (pair("left", "leading"), "“left” of a constraint cannot be tied to “leading”"),
      (alone, "“top” of a constraint is tied to no other place"),
    ])
  func leftOut(_ constraint: String, _ words: String) throws {
    let contents = try contents(constraint)
    let notice = try #require(contents.notices.first)
    #expect(contents.notices.count == 1 && notice.reason == .invalidValue)
    #expect(notice.message.contains(words), "\(notice.message)")
    #expect(notice.message.hasPrefix("A constraint is left out: "))
    #expect(notice.source.file == "App/Main.storyboard" && notice.source.object == "odd")
    #expect((notice.source.line ?? 0) > 1 && notice.source.column == 1)
    let screen = try #require(contents.screens.first)
    #expect(screen.root?.constraints.map(\.firstItem) == ["A"])
    #expect(!screen.setting.isWhole)
    for control in contents.controls {
      let doubts = control.doubts.filter { $0.reason.contains(words) }
      #expect(doubts.map(\.subject) == [.width, .height])
      #expect(doubts.allSatisfy { $0.unsettlesPasses && !$0.isSettledBySolving })
    }
  }

  @Test(
    "are none that UIKit accepts",
    arguments: [
      below("constant=\"-8\" multiplier=\"1:2\" relation=\"equal\" priority=\"1\""),
      pair("width", "height"), pair("firstBaseline", "bottom"), pair("baseline", "centerY"),
      pair("left", "centerX"), pair("left", "rightMargin"), pair("leading", "trailingMargin"),
      pair("centerX", "centerXWithinMargins"),
      "<constraint id=\"c\" firstItem=\"B\" firstAttribute=\"width\" constant=\"8\"/>",
      """
      <constraint id=\"c\" firstItem=\"B\" firstAttribute=\"width\" constant=\"8\" \
      secondAttribute=\"notAnAttribute\"/>
      """,
    ])
  func kept(_ constraint: String) throws {
    let contents = try contents(constraint)
    #expect(contents.notices.isEmpty, "\(contents.notices)")
    let screen = try #require(contents.screens.first)
    #expect(screen.root?.constraints.count == 2 && screen.setting.isWhole)
  }

  @Test("are none that the size classes leave out") func leftOutBySizeClass() throws {
    let view = """
      <view id="V"><rect key="frame" x="0" y="0" width="9" height="9"/><constraints>
      <constraint id="odd" firstAttribute="width" constant="zz"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="odd"/></mask></variation>
      </view>
      """
    let contents = try contents(Self.below("constant=\"8\""), more: view)
    #expect(contents.notices.isEmpty && contents.screens.first?.setting.isWhole == true)
  }
}
