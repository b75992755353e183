import Model
import TestSupport
import Testing

@testable import Reading

/// Patches of damaged files: no crash, and never a copy that is not well-formed.
@Suite("Damaged files under a patch") struct PatchFuzzTests {
  @Test("a file with bytes changed is refused, or its copy is well-formed") func mutations() {
    var dice = SeededGenerator(seed: 44)
    let original = Array(CurePatchTests.source.utf8)
    var written = 0
    for _ in 0..<400 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let place = Int.random(in: bytes.indices, using: &dice)
        bytes[place] = Array("<>\"'/= ab\n\0".utf8)[Int.random(in: 0..<11, using: &dice)]
      }
      if patch(bytes) { written += 1 }
    }
    #expect(written > 40)
  }

  private func patch(_ bytes: [UInt8]) -> Bool {
    var control = Control(id: "x", kind: .button, source: SourceReference(file: "x.xib"))
    control.source.object = "bt-01-aa"
    let changes: [Cure.Change] = [
      .wordWrap(from: .truncateMiddle), .leastHeight(44, inPlaceOf: 40),
      .shrinkToFit(minimumScaleFactor: 0.5),
    ]
    guard let patch = try? CurePatch(InputFile(path: "x.xib", bytes: bytes)),
      let copy = try? patch.bytes(after: changes, of: control)
    else { return false }
    #expect(throws: Never.self) { try XMLParser(InputFile(path: "y.xib", bytes: copy)).root() }
    return true
  }

  @Test("edits that touch the same bytes are refused; those at one place keep their order")
  func edits() {
    let bytes = Array("abcdef".utf8)
    func text(_ edits: [ByteEdit]) -> String? {
      edits.applied(to: bytes).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(text([ByteEdit(1..<3, "X"), ByteEdit(2..<4, "Y")]) == nil)
    #expect(text([ByteEdit(6..<9, "X")]) == nil)
    #expect(text([ByteEdit(3..<3, "1"), ByteEdit(0..<1, ""), ByteEdit(3..<3, "2")]) == "bc12def")
    #expect(text([ByteEdit(3..<5, ""), ByteEdit(3..<3, "new")]) == "abcnewf")
  }

  @Test("a start tag is read by its places") func tags() {
    let bytes = Array(#"<a.b  c = "1>2" d='"' /><e"#.utf8)
    let tag = StartTag(bytes, at: 0)
    #expect(tag?.name == "a.b")
    #expect(tag?.attributes.map(\.name) == ["c", "d"])
    #expect(tag?.isEmpty == true)
    #expect(tag.map { bytes[$0.attributes[0].value] } == Array("1>2".utf8)[...])
    for place in [1, 24, 25, 99, -1] { #expect(StartTag(bytes, at: place) == nil) }
  }
}
