import Model
import Testing
import UIKitLayout

/// The rounded button whose background image drives its insets: radius 24, insets 12 and 24.
@Suite("Rounded button") struct RoundedButtonTests {
  static let radius = 24.0

  /// The button as flaw (constraints above and below only) or as cure (all four sides).
  static func button(cured: Bool) -> Control {
    Bench.control(.button, "Reserve your seats for tonight", font: .textStyle(.body)) {
      let insets = EdgeInsets(top: radius / 2, left: radius, bottom: radius / 2, right: radius)
      $0.insets.content = insets
      $0.backgroundImage = BackgroundImage(
        extent: Extent(width: 2 * radius + 1, height: 2 * radius + 1),
        caps: EdgeInsets(top: radius, left: radius, bottom: radius, right: radius))
      $0.shape = CornerShape(radius: .fixed(radius))
      $0.text = TextRules(lineLimit: 0, lineBreakMode: .wordWrap)
      $0.width = .fixed(300)
      $0.titleConstraints =
        cured
        ? TitleConstraints(
          top: radius / 2, leading: radius, bottom: radius / 2, trailing: radius)
        : TitleConstraints(top: 0, bottom: 0)
    }
  }

  @Test("at Large flaw and cure look the same") func large() throws {
    let flaw = try Bench.layOut(Self.button(cured: false))
    let cure = try Bench.layOut(Self.button(cured: true))
    #expect(flaw.bounds == cure.bounds)
    #expect(flaw.titleFrame == cure.titleFrame)
  }

  @Test(
    "the flaw lets a wrapped title into its insets, the cure never does",
    arguments: ContentSizeCategory.allCases)
  func accessibility(_ category: ContentSizeCategory) throws {
    let cure = try Bench.layOut(Self.button(cured: true), at: category)
    let pixel = 1.0 / 3
    #expect(cure.titleFrame.minX >= Self.radius - pixel)
    #expect(cure.titleFrame.maxX <= cure.bounds.maxX - Self.radius + pixel)
    #expect(cure.titleFrame.minY >= Self.radius / 2 - pixel)
    #expect(cure.titleFrame.maxY <= cure.bounds.maxY - Self.radius / 2 + pixel)
    guard category.isAccessibilityCategory else { return }
    let flaw = try Bench.layOut(Self.button(cured: false), at: category)
    #expect(flaw.title.lines.count > 1)
    #expect(flaw.titleFrame.minY < Self.radius / 2)
  }

  @Test("a radius raises the promised room and never the clearance") func radiusSweep() throws {
    var button = Self.button(cured: false)
    for radius in stride(from: 0.0, through: 40, by: 4) {
      button.insets.content = EdgeInsets(
        top: radius / 2, left: radius, bottom: radius / 2, right: radius)
      let layout = try Bench.layOut(button, at: .accessibilityExtraExtraExtraLarge)
      #expect(layout.promisedInsets.left == radius)
      #expect(layout.bounds.width == 300)
    }
  }
}
