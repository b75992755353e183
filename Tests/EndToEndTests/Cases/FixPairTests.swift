import LargePrint
import Model
import TestSupport
import Testing

/// Five changes that public projects made for large or translated text, each rebuilt as two documents
/// of our own: the flaw fails as it was reported, the change lets it pass.
@Suite("Pairs of flaw and cure") struct FixPairTests {
  private typealias Fixture = PairFixture

  /// Audits a document below a language's folder, with class profiles where some are given.
  private static func report(
    _ document: String, language: String, profiles: String? = nil
  ) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(document, as: "\(language).lproj/Main.storyboard")
    if let profiles { try workshop.write(profiles, as: ".largeprint.yml") }
    return try await workshop.audit()
  }

  /// Sizes at which a rule is proven to be broken.
  private static func failing(
    _ report: Report, _ id: String, _ rule: String
  ) -> [ContentSizeCategory] {
    report.cells(of: id).filter { cell in
      cell.verdicts.contains { $0.rule == rule && $0.outcome == .fails }
    }.map(\.traits.category)
  }

  private static let accessibility = ContentSizeCategory.allCases.filter(\.isAccessibilityCategory)

  /// A bar with a send button that fills a container, whose width is fixed or just a least one.
  private static func toolbar(relation: String) -> String {
    let attributes = ["adjustsFontSizeToFitWidth", "minimumScaleFactor"]
    let runtime = """
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.\(attributes[0])" value="YES"/>
      <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.\(attributes[1])">
      <real key="value" value="0.85"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    let button = Fixture.view(
      "button", "send", [0, 0, 50, 32], #"lineBreakMode="middleTruncation""#,
      Fixture.system(17, type: "boldSystem")
        + #"<inset key="contentEdgeInsets" minX="0" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>"#
        + #"<state key="normal" title="Senden"/>"# + runtime)
    let fill = ["leading", "trailing", "top", "bottom"].map {
      Fixture.tie("send.\($0)", "box.\($0)")
    }
    let box = Fixture.view(
      "view", "box", [266, 6, 50, 32], "",
      "<subviews>\(button)</subviews><constraints>"
        + fill.joined() + Fixture.tie("box.height", nil, 32)
        + Fixture.tie("box.width", nil, 50, relation: relation) + "</constraints>")
    return Fixture.storyboard(
      device: "retina4_0", width: 320, height: 44, box,
      constraints: Fixture.tie("root.trailing", "box.trailing", 4)
        + Fixture.tie("root.bottom", "box.bottom", 6))
  }

  @Test(
    "P02: a send button 50 points wide cuts its German title; one as wide as its title does not")
  func sendButton() async throws {
    let before = try await Self.report(Self.toolbar(relation: "equal"), language: "de")
    #expect(Self.failing(before, "send", "text-truncated").contains(.large))
    let after = try await Self.report(
      Self.toolbar(relation: "greaterThanOrEqual"), language: "de")
    #expect(Self.failing(after, "send", "text-truncated") == [])
    #expect(after.cells(of: "send").count == 12)
  }

  /// A row with a label and a switch, on one line between fixed distances or on any number of lines
  /// between the margins.
  private static func settings(isMended: Bool) -> String {
    let label = Fixture.view(
      "label", "label", [16, 14, 284, 17],
      #"text="Open links in the reader" numberOfLines="\#(isMended ? 0 : 1)" "#
        + #"adjustsFontForContentSizeCategory="YES""#, Fixture.style("Body"))
    let knob = Fixture.view(
      "switch", "knob", [308, 6, 51, 31], #"horizontalHuggingPriority="750""#)
    let upright =
      isMended
      ? Fixture.tie("label.top", "root.topMargin", 3)
        + Fixture.tie("root.bottomMargin", "label.bottom", 3)
      : Fixture.tie("label.top", "root.top", 14) + Fixture.tie("root.bottom", "label.bottom", 13)
    return Fixture.table(
      device: "retina4_7", width: 375, label + knob,
      constraints: upright + Fixture.tie("label.leading", "root.leadingMargin")
        + Fixture.tie("knob.leading", "label.trailing", 8)
        + Fixture.tie("root.trailing", "knob.trailing", 18)
        + Fixture.tie("knob.centerY", "root.centerY"))
  }

  @Test(
    "P04: a settings label beside a switch is cut at accessibility sizes; on several lines it is not"
  )
  func settingsLabel() async throws {
    let before = try await Self.report(Self.settings(isMended: false), language: "en")
    let cut = Self.failing(before, "label", "text-truncated")
    #expect(cut.contains(.accessibilityExtraExtraExtraLarge))
    #expect(!cut.contains(.large))
    let after = try await Self.report(Self.settings(isMended: true), language: "en")
    #expect(after.cells(of: "label").allSatisfy { $0.outcome != .fails })
    #expect(after.cells(of: "label").count == 12)
    #expect(before.notices.compactMap(\.tally?.name) == ["switch"])
  }

  /// A label of a class that sets its font in code, in a vertical stack.
  private static func stacked(_ text: String, lines: Int) -> String {
    let label = Fixture.view(
      "label", "label", [0, 0, 343, 16],
      #"text="\#(text)" numberOfLines="\#(lines)" customClass="StyledLabel""#, Fixture.system(13))
    let stack = Fixture.view(
      "stackView", "stack", [16, 100, 343, 16], #"axis="vertical""#,
      "<subviews>\(label)</subviews>")
    return Fixture.storyboard(
      device: "retina4_7", width: 375, height: 667, stack,
      constraints: Fixture.tie("stack.leading", "safe.leading", 16)
        + Fixture.tie("safe.trailing", "stack.trailing", 16)
        + Fixture.tie("stack.top", "safe.top", 100))
  }

  private static func profile(_ style: String) -> String {
    """
    classes:
      StyledLabel:
        font: {textStyle: \(style)}
        adjustsFontForContentSizeCategory: on
        others: stored
    """
  }

  @Test("P16: a list of countries on one line is cut at large text; without a limit it is not")
  func countries() async throws {
    let text = "Dänemark, Deutschland, Estland, Finnland"
    let style = Self.profile("subheadline")
    let before = try await Self.report(
      Self.stacked(text, lines: 1), language: "de", profiles: style)
    #expect(Self.failing(before, "label", "text-truncated").suffix(5) == Self.accessibility[...])
    #expect(!Self.failing(before, "label", "text-truncated").contains(.large))
    let after = try await Self.report(
      Self.stacked(text, lines: 0), language: "de", profiles: style)
    #expect(after.cells(of: "label").allSatisfy { $0.outcome == .passes })
    // What the class does is not in the file: without its profile nothing is proven.
    let unsaid = try await Self.report(Self.stacked(text, lines: 1), language: "de")
    #expect(unsaid.cells(of: "label").allSatisfy { $0.outcome != .fails })
  }

  /// A row with an image and a line of text.
  private static func legend(lines: Int) -> String {
    let image = Fixture.view(
      "imageView", "image", [16, 6, 32, 32], "",
      "<constraints>" + Fixture.tie("image.width", nil, 32) + Fixture.tie("image.height", nil, 32)
        + "</constraints>")
    let label = Fixture.view(
      "label", "label", [64, 11, 295, 20],
      #"text="Die Fähre fährt nach Plan." numberOfLines="\#(lines)" customClass="StyledLabel""#,
      Fixture.system(17))
    return Fixture.table(
      device: "retina4_7", width: 375, image + label,
      constraints: Fixture.tie("image.leading", "root.leading", 16)
        + Fixture.tie("image.centerY", "root.centerY")
        + Fixture.tie("label.leading", "image.trailing", 16)
        + Fixture.tie("root.trailing", "label.trailing", 16)
        + Fixture.tie("label.top", "root.top", 11) + Fixture.tie("root.bottom", "label.bottom", 11))
  }

  @Test("P18: a legend's text on one line is cut at large text; without a limit it is not")
  func legendText() async throws {
    let style = Self.profile("body")
    let before = try await Self.report(Self.legend(lines: 1), language: "de", profiles: style)
    #expect(Self.failing(before, "label", "text-truncated").suffix(5) == Self.accessibility[...])
    #expect(!Self.failing(before, "label", "text-truncated").contains(.large))
    let after = try await Self.report(Self.legend(lines: 0), language: "de", profiles: style)
    #expect(after.cells(of: "label").allSatisfy { $0.outcome == .passes })
  }
}
