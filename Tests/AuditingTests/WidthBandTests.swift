import Model
import Testing

@testable import Auditing

/// A row of the table of sides: who holds the text, and the share of its error at left and right.
private struct SideCase: CustomTestStringConvertible, Sendable {
  let name: String
  let kind: ControlKind
  let alignment: TextAlignment
  let side: ContentAlignment
  var locale = "en"
  let left: Double
  let right: Double
  var testDescription: String { name }
}

@Suite("Error bands of widths")
struct WidthBandTests {
  /// A control of 200 by 44 with a line of 120 that may be off by 4.
  static func subject(
    kind: ControlKind = .button, locale: String = "en", change: (inout Control) -> Void = { _ in }
  ) -> Subject {
    var subject = ExampleLayout(
      kind: kind,
      lines: [
        .init(text: "Continue", box: Rectangle(x: 40, y: 12, width: 120, height: 20), error: 4)
      ]
    ).subject
    change(&subject.control)
    subject.traits = Traits(locale: locale)
    return subject
  }

  @Test(
    "an error goes to the side that a line is free at",
    arguments: [
      SideCase(
        name: "centred button", kind: .button, alignment: .natural, side: .center, left: 2,
        right: 2),
      SideCase(
        name: "button at the left", kind: .button, alignment: .natural, side: .left, left: 0,
        right: 4),
      SideCase(
        name: "button at the right", kind: .button, alignment: .natural, side: .right, left: 4,
        right: 0),
      SideCase(
        name: "leading button in Arabic", kind: .button, alignment: .natural, side: .leading,
        locale: "ar", left: 4, right: 0),
      SideCase(
        name: "trailing button", kind: .button, alignment: .natural, side: .trailing, left: 4,
        right: 0),
      SideCase(
        name: "natural label", kind: .label, alignment: .natural, side: .center, left: 0, right: 4),
      SideCase(
        name: "natural label in Hebrew", kind: .label, alignment: .natural, side: .center,
        locale: "he", left: 4, right: 0),
      SideCase(
        name: "centred label", kind: .label, alignment: .center, side: .left, left: 2, right: 2),
      SideCase(
        name: "right label", kind: .label, alignment: .right, side: .left, left: 4, right: 0),
    ])
  private func sides(row: SideCase) throws {
    let subject = Self.subject(kind: row.kind, locale: row.locale) {
      $0.text.alignment = row.alignment
      $0.horizontalAlignment = row.side
    }
    let line = try #require(subject.text.lines.first)
    #expect(subject.paddingError(of: line, at: .left) == row.left)
    #expect(subject.paddingError(of: line, at: .right) == row.right)
    #expect(subject.paddingError(of: line, at: .top) == 0)
  }

  @Test("a paragraph's own alignment comes before the control's")
  func paragraph() throws {
    var subject = Self.subject(kind: .label)
    subject.title.title.runs[0].attributes.paragraph.alignment = .right
    let line = try #require(subject.text.lines.first)
    #expect(subject.paddingError(of: line, at: .left) == 4)
  }

  @Test("a control takes off the error what it grows by")
  func growth() throws {
    let free = Self.subject { $0.width = LengthRange() }
    let line = try #require(free.text.lines.first)
    #expect(free.widthGrowth(forWiderText: 4) == 4)
    #expect(free.paddingError(of: line, at: .left) == 0)
    let nearlyFull = Self.subject { $0.width = LengthRange(maximum: 201) }
    #expect(nearlyFull.widthGrowth(forWiderText: 4) == 1)
    #expect(nearlyFull.paddingError(of: line, at: .left) == 1.5)
    let fixed = Self.subject()
    #expect(fixed.widthGrowth(forWiderText: 4) == 0)
    let unsolved = Self.subject { $0.width = LengthRange(basis: .unsolved) }
    #expect(unsolved.widthGrowth(forWiderText: 4) == 0)
  }

  @Test("a control at its least width grows only by what goes beyond")
  func leastWidth() {
    var subject = Self.subject { $0.width = LengthRange(minimum: 200) }
    subject.layout.intrinsicExtent.width = 197
    #expect(subject.widthGrowth(forWiderText: 4) == 1)
  }

  @Test("a short line of a centred block stands elsewhere when it is alone")
  func alone() throws {
    var subject = Self.subject()
    var short = try #require(subject.text.lines.first)
    short.frame.width = 80
    subject.layout.title.lines.append(short)
    #expect(subject.paddingAlone(of: short, at: .left) == 60)
    #expect(subject.paddingAlone(of: short, at: .right) == 60)
    #expect(subject.paddingAlone(of: subject.text.lines[0], at: .left) == 40)
    subject.control.horizontalAlignment = .left
    #expect(subject.paddingAlone(of: short, at: .left) == 40)
    #expect(subject.paddingAlone(of: short, at: .right) == 80)
  }

  @Test("room is a label's width, what insets leave, or what constraints leave")
  func room() {
    #expect(Self.subject(kind: .label).room == 200)
    var button = Self.subject()
    button.layout.promisedInsets = EdgeInsets(top: 0, left: 20, bottom: 0, right: 12)
    #expect(button.room == 168)
    #expect(!button.mayGrowIntoPadding)
    button.control.insets.title = EdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    #expect(button.room == 160)
    button.control.titleConstraints = TitleConstraints(top: 4, bottom: 4)
    #expect(button.room == 200)
    #expect(button.mayGrowIntoPadding)
    button.control.titleConstraints = TitleConstraints(leading: 20, trailing: 12)
    #expect(button.room == 168)
    button.layout.imageFrame = Rectangle(x: 0, y: 0, width: 24, height: 24)
    #expect(button.room == 144)
    #expect(!button.mayGrowIntoPadding)
  }
}

@Suite("Standing of a value with an error to its limit")
struct LimitStandingTests {
  @Test(
    "three answers, with a tolerance",
    arguments: [
      (10.0, 0.0, LimitStanding.kept), (10.3, 0.0, .kept), (10.4, 0.0, .missed),
      (9.0, 1.0, .kept), (9.5, 1.0, .withinError), (11.0, 1.0, .withinError),
      (11.4, 1.0, .missed),
    ])
  func standing(value: Double, error: Double, expected: LimitStanding) {
    let atMost = MeasuredValue("width", value, limit: 10, bound: .atMost, error: error)
    #expect(atMost.standing(tolerance: 1.0 / 3) == expected)
    let atLeast = MeasuredValue("width", 20 - value, limit: 10, bound: .atLeast, error: error)
    #expect(atLeast.standing(tolerance: 1.0 / 3) == expected)
  }

  @Test("a value without a limit is always kept")
  func noLimit() {
    #expect(MeasuredValue("radius", 28).standing(tolerance: 0.3) == .kept)
  }
}
