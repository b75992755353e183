import Model
import Reading
import Testing

@Suite("User-defined runtime attributes")
struct RuntimeAttributesTests {
  private func number(_ keyPath: String, _ value: String, _ kind: String = "real") -> String {
    "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"\(keyPath)\">"
      + "<\(kind) key=\"value\" value=\"\(value)\"/></userDefinedRuntimeAttribute>"
  }

  private func flag(_ keyPath: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(keyPath)\" \(value)/>"
  }

  private func button(_ attributes: String...) throws -> Control {
    try BuilderFixture.control(
      BuilderFixture.button(
        children: "<userDefinedRuntimeAttributes>\(attributes.joined())"
          + "</userDefinedRuntimeAttributes>"))
  }

  @Test("The layer's radius is the shape; a property of a class is in doubt")
  func radius() throws {
    let layer = try button(number("layer.cornerRadius", "12"))
    #expect(layer.shape == CornerShape(radius: .fixed(12)))
    #expect(!layer.doubts.contains { $0.subject == .shape })
    let own = try button(number("cornerRadius", "8", "integer"))
    #expect(own.shape == CornerShape(radius: .fixed(8)))
    #expect(own.doubts.contains { $0.subject == .shape })
    #expect(try button(number("layer.cornerRadius", "0.0")).shape == nil)
    #expect(try button(number("layer.cornerRadius", "1e999")).shape == nil)
  }

  @Test("Single corners and the continuous curve are read")
  func corners() throws {
    let control = try button(
      number("layer.cornerRadius", "12"), number("layer.maskedCorners", "3", "integer"),
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"layer.cornerCurve\" "
        + "value=\"continuous\"/>")
    #expect(
      control.shape
        == CornerShape(
          radius: .fixed(12), corners: [.topLeft, .topRight], curve: .continuous))
  }

  @Test(
    "Clipping is read under its three names",
    arguments: ["layer.masksToBounds", "clipsToBounds", "masksToBounds"])
  func clipping(keyPath: String) throws {
    #expect(try button(flag(keyPath, "value=\"YES\"")).clipsToBounds)
    #expect(try !button(flag(keyPath, "value=\"NO\"")).clipsToBounds)
    #expect(try !button(flag(keyPath, "")).clipsToBounds)
    #expect(try button(number(keyPath, "1", "integer")).clipsToBounds)
  }

  @Test("A title label takes text rules, the later one last")
  func titleLabel() throws {
    let control = try button(
      number("titleLabel.numberOfLines", "2", "integer"),
      flag("titleLabel.adjustsFontForContentSizeCategory", "value=\"YES\""),
      flag("titleLabel.adjustsFontSizeToFitWidth", "value=\"YES\""),
      number("titleLabel.minimumScaleFactor", "0.6"),
      number("titleLabel.textAlignment", "1", "integer"),
      number("numberOfLines", "9", "integer"))
    #expect(
      control.text
        == TextRules(
          lineLimit: 2, lineBreakMode: .truncateMiddle, alignment: .center,
          adjustsFontForContentSizeCategory: true, adjustsFontSizeToFitWidth: true,
          minimumScaleFactor: 0.6))
    let wrapped = try button(
      number("titleLabel.lineBreakMode", "0", "integer"))
    #expect(wrapped.text.lineLimit == 0)
    #expect(wrapped.text.lineBreakMode == .wordWrap)
  }

  @Test("Numbers that make no sense change nothing")
  func nonsense() throws {
    let control = try button(
      number("titleLabel.lineBreakMode", "99", "integer"),
      number("titleLabel.numberOfLines", "2.5"), number("titleLabel.numberOfLines", "1e30"),
      number("titleLabel.textAlignment", "-1", "integer"),
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"titleLabel.numberOfLines\"/>",
      "<userDefinedRuntimeAttribute/>")
    #expect(control.text == TextRules(lineBreakMode: .truncateMiddle))
  }

  @Test("A label takes them without a prefix")
  func label() throws {
    let control = try BuilderFixture.control(
      BuilderFixture.label(
        children: "<userDefinedRuntimeAttributes>"
          + number("numberOfLines", "0", "integer")
          + flag("adjustsFontForContentSizeCategory", "value=\"YES\"")
          + "</userDefinedRuntimeAttributes>"))
    #expect(control.text.lineLimit == 0)
    #expect(control.text.adjustsFontForContentSizeCategory)
    #expect(control.text.lineBreakMode == .truncateTail)
  }
}
