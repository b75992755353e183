import Model
import Testing
import TextEngine
import Typesetting
import UIKitLayout

@Suite("Text field") struct TextFieldTests {
  private static func field(
    _ text: String, _ font: FontDescriptor, _ border: FieldBorder,
    change: (inout Control) -> Void = { _ in }
  ) -> Control {
    Bench.control(.textField, text, font: font) {
      $0.border = border
      change(&$0)
    }
  }

  /// Heights of fields that nothing stretches (fact H, section 6).
  @Test(
    "a rounded field is 34 points high with fonts of 12 to 17 points",
    arguments: [12.0, 14, 15, 17])
  func roundedHeight(_ size: Double) throws {
    let layout = try Bench.layOut(Self.field("Name", .system(size), .roundedRect))
    #expect(layout.bounds.height == 34)
  }

  /// Widths of fields that a public file stores at 3 pixels, 14 points and version 20037: text, width.
  @Test(
    "a rounded field is as wide as the recorded ones",
    arguments: [("0", 37.0), ("1", 35), ("width", 64), ("height", 69), ("Fixed Value", 101.6667)])
  func roundedWidth(_ text: String, _ width: Double) throws {
    let layout = try Bench.layOut(Self.field(text, .system(14), .roundedRect))
    #expect((layout.bounds.width - width).magnitude <= 1, "\(layout.bounds.width)")
  }

  @Test("insets of its own move the text and not the size that it asks for")
  func ownInsets() throws {
    let own = EdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
    let plain = try Bench.layOut(Self.field("Name", .system(17), .roundedRect))
    let moved = try Bench.layOut(
      Self.field("Name", .system(17), .roundedRect) { $0.insets.content = own })
    #expect(moved.bounds == plain.bounds)
    #expect(moved.titleRoom == max(0, plain.bounds.width - 60))
  }

  @Test("without a border it has the size of its text", arguments: [FieldBorder.none, .line])
  func plain(_ border: FieldBorder) throws {
    let field = try Bench.layOut(Self.field("Password", .system(15), border), scale: 2)
    let label = try Bench.layOut(Bench.control(.label, "Password", font: .system(15)), scale: 2)
    #expect(field.bounds == label.bounds)
    #expect(field.bounds.height == 18)
  }

  @Test("its height follows a larger font, border and all") func grows() throws {
    let field = Self.field("Name", .textStyle(.body), .roundedRect)
    let large = try Bench.layOut(field, at: .accessibilityExtraExtraExtraLarge)
    #expect(large.bounds.height > 70)
    #expect(large.title.extent.height <= large.bounds.height)
  }

  @Test("one line, cut at its end") func cut() throws {
    let field = Self.field("Username or e-mail address", .textStyle(.body), .none) {
      $0.width = .fixed(120)
      $0.text.lineLimit = 1
      $0.text.lineBreakMode = .truncateTail
    }
    let layout = try Bench.layOut(field)
    #expect(layout.title.lines.count == 1)
    #expect(layout.title.isTruncated)
    #expect(layout.title.lines.first?.text.hasSuffix("…") == true)
    #expect(layout.titleRoom == 120)
  }

  @Test("a text that is short of its padding alone is in doubt, one wider than the field is not")
  func padding() throws {
    let natural = try Bench.layOut(Self.field("Find a pier", .system(17), .none)).bounds.width
    func doubts(_ width: Double) throws -> [Doubt.Subject] {
      let field = Self.field("Find a pier", .system(17), .roundedRect) { $0.width = .fixed(width) }
      return try Bench.layOut(field).doubts.map(\.subject)
    }
    #expect(try doubts(natural + 40) == [])
    #expect(try doubts(natural + 10) == [.insets])
    #expect(try doubts(natural - 10) == [])
  }

  @Test("stands by its alignment, mirrored") func alignment() throws {
    let field = Self.field("Name", .system(17), .roundedRect) { $0.width = .fixed(200) }
    let leading = try Bench.layOut(field)
    #expect(leading.titleFrame.x == 14)
    let mirrored = try Bench.layOut(field, direction: .rightToLeft)
    #expect((mirrored.titleFrame.maxX - 186).magnitude < 0.001)
  }
}

@Suite("Text view") struct TextViewTests {
  private static func view(
    _ text: String, scrolls: Bool, change: (inout Control) -> Void = { _ in }
  ) -> Control {
    Bench.control(.textView, text, font: .textStyle(.body)) {
      $0.text = TextRules(lineLimit: 0, lineBreakMode: .wordWrap)
      $0.scrolls = scrolls
      change(&$0)
    }
  }

  @Test("asks for its text and 10 by 16 points around it (fact H, section 6)") func size() throws {
    let view = try Bench.layOut(Self.view("Two piers away", scrolls: false))
    let label = try Bench.layOut(
      Bench.control(.label, "Two piers away", font: .textStyle(.body)))
    #expect((view.bounds.width - label.bounds.width - 10).magnitude < 0.001)
    #expect((view.bounds.height - label.bounds.height - 16).magnitude < 0.001)
    #expect(view.titleFrame.y == 8)
    #expect(view.titleFrame.x == 5)
  }

  @Test("wraps inside its insets and grows with its lines") func wraps() throws {
    let text = "Boats leave every ten minutes from the pier behind the station"
    let view = try Bench.layOut(
      Self.view(text, scrolls: false) { $0.width = LengthRange(maximum: 200) })
    #expect(view.bounds.width == 200)
    #expect(view.title.lines.count > 1)
    #expect(view.title.extent.width <= 190)
    #expect((view.bounds.height - 16 - view.title.extent.height).magnitude < 1)
  }

  @Test("leaves a lone last word, which a label does not (fact I, third set, 1)")
  func loneWord() throws {
    let text = "Boats leave from the pier every ten min"
    func lines(_ kind: ControlKind, _ width: Double) throws -> [String] {
      let control = Bench.control(kind, text, font: .system(17)) {
        $0.text = TextRules(lineLimit: 0, lineBreakMode: .wordWrap)
        $0.width = .fixed(width)
      }
      return try Bench.layOut(control).title.lines.map(\.text)
    }
    let natural = try Bench.layOut(Bench.control(.label, text, font: .system(17))).bounds.width
    let label = try lines(.label, natural - 10)
    let view = try lines(.textView, natural)
    #expect(label.count == 2 && view.count == 2)
    #expect(view.last == "min")
    #expect(label.last == "ten min")
  }
}

@Suite("Fields on screens") struct FieldSizeTests {
  private static func size(
    _ control: Control, _ element: String, at category: ContentSizeCategory,
    mode: LayoutMode = .runTime
  ) throws -> NaturalSize? {
    var named = control
    named.source.object = "field"
    let screen = TestScreens.screen(
      [TestScreens.view("field", element, ["borderStyle": "roundedRect"])], constraints: [])
    let sizes = IntrinsicSizes(
      screen: screen, controls: [named], traits: Traits(category: category), mode: mode)
    var typesetter = try Typesetter(fonts: Bench.fonts.get())
    return sizes.size(of: "field", width: nil, &typesetter)
  }

  @Test("a field grows with its text in the running app, and not on the canvas") func grows() throws
  {
    let field = Bench.control(.textField, "Name", font: .textStyle(.body)) {
      $0.border = .roundedRect
    }
    let largest = ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(try Self.size(field, "textField", at: .large)?.height == 34)
    #expect((try Self.size(field, "textField", at: largest)?.height ?? 0) > 70)
    #expect(try Self.size(field, "textField", at: largest, mode: .canvas)?.height == 34)
  }

  @Test("a text view that scrolls asks for nothing") func scrolling() throws {
    let view = Bench.control(.textView, "Read me", font: .textStyle(.body)) { $0.scrolls = true }
    #expect(try Self.size(view, "textView", at: .large) == nil)
    var still = view
    still.scrolls = false
    #expect((try Self.size(still, "textView", at: .large)?.height ?? 0) > 36)
  }
}
