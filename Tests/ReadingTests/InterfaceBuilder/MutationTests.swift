import Model
import Reading
import TestSupport
import Testing

@Suite("Damaged documents never end the process")
struct MutationTests {
  /// A document that uses every part that is read.
  private let whole = BuilderFixture.storyboard(
    BuilderFixture.label(
      children: """
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <attributedString key="attributedText"><fragment content="a b"><attributes>
        <font key="NSFont" size="12" name="Lato"/></attributes></fragment></attributedString>
        <constraints><constraint firstAttribute="width" constant="90" multiplier="1:2" id="c"/>
        </constraints><variation key="default"><mask key="constraints"/></variation>
        """)
      + BuilderFixture.button(
        children: """
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number"
          keyPath="titleLabel.numberOfLines"><integer key="value" value="2"/>
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
          """)
      + ConstraintFixture.view(
        "S", "x=\"0\" y=\"0\" width=\"9\" height=\"9\"", element: "stackView",
        children: BuilderFixture.label(id: "L")),
    constraints: ConstraintFixture.tie("lab-el-001.leading", "roo-tv-001.leading", 20),
    resources: "<image name=\"star\" width=\"24\" height=\"22\"/>")

  @Test("Bytes changed, dropped and doubled", arguments: [1, 2, 3] as [UInt64])
  func bytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = Array(whole.utf8)
    var readable = 0
    for _ in 0..<200 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + 7))
        case 2: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + 30)], at: index)
        default: bytes.removeLast(bytes.count - max(1, index))
        }
      }
      if BuilderFixture.refusal(bytes) == nil { readable += 1 }
    }
    #expect(readable < 200)
  }

  @Test("Values that make no sense", arguments: [4, 5] as [UInt64])
  func values(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let odd = [
      "", "-1", "nan", "inf", "-inf", "1e308", "-1e308", "99999999999999999999", "0x10", "1:0",
      "0/0", "::", "YES", "lab-el-001", "roo-tv-001", "S", "\u{202E}", "vertical",
    ]
    let pieces = whole.split(separator: "\"", omittingEmptySubsequences: false)
    for _ in 0..<200 {
      var changed = pieces
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 5..<changed.count / 2, using: &random) * 2 + 1
        changed[index] = odd[Int.random(in: 0..<odd.count, using: &random)][...]
      }
      let text = changed.joined(separator: "\"")
      let contents = try? BuilderFixture.read(text)
      for control in contents?.controls ?? [] {
        #expect(control.width.minimum.isFinite && control.height.minimum.isFinite)
        #expect((control.width.maximum ?? 0).isFinite && (control.height.maximum ?? 0).isFinite)
        #expect(control.width.minimum >= 0 && control.height.minimum >= 0)
        #expect(control.text.lineLimit >= 0)
      }
    }
  }

  @Test("Reading twice gives the same")
  func determinism() throws {
    #expect(try BuilderFixture.read(whole) == BuilderFixture.read(whole))
  }
}
