import Model
import Testing

@testable import LargePrint

@Suite("Controls by screen") struct ScreenGroupTests {
  private static func control(_ id: String, on screen: String?) -> Control {
    var control = Control(id: id, kind: .label, source: SourceReference(file: "f"))
    control.screen = screen
    return control
  }

  private static func screen(_ id: String, hasViews: Bool = true) -> Screen {
    Screen(
      id: id, name: id, source: SourceReference(file: "f"),
      root: hasViews ? ViewNode(id: "root", element: "view") : nil)
  }

  @Test("controls of a screen go together, in the order of the first; others stay alone")
  func grouping() {
    let controls = [
      Self.control("a", on: "one"), Self.control("b", on: nil), Self.control("c", on: "two"),
      Self.control("d", on: "one"), Self.control("e", on: "manifest"),
      Self.control("f", on: "gone"),
    ]
    let groups = ScreenGroup.grouping(
      controls,
      on: [Self.screen("two"), Self.screen("one"), Self.screen("manifest", hasViews: false)])
    #expect(groups.map(\.indices) == [[0, 3], [1], [2], [4], [5]])
    #expect(groups.map(\.screen?.id) == ["one", nil, "two", nil, nil])
  }
}
