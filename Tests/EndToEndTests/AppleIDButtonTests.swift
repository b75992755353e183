import LargePrint
import Model
import TestSupport
import Testing

/// Apple's button from a storyboard's bytes to findings, wrapped as the article wraps it.
@Suite("Apple ID button, whole") struct AppleIDButtonTests {
  static func storyboard(width: Int, height: Int, type: Int = 0, style: Int = 2) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/>
    <scenes><scene sceneID="s1"><objects>
    <viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <button opaque="NO" id="apple" customClass="WrappedAppleButton" \
    translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="0" y="100" width="\(width)" height="\(height)"/>
    <constraints>
    <constraint firstAttribute="width" constant="\(width)" id="c1"/>
    <constraint firstAttribute="height" constant="\(height)" id="c2"/></constraints>
    <state key="normal" title="Button"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="authButtonType">
    <integer key="value" value="\(type)"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="authButtonStyle">
    <real key="value" value="\(style)"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></button></subviews></view></viewController>
    </objects></scene></scenes></document>
    """
  }

  private func audit(
    _ width: Int, _ height: Int, type: Int = 0, style: Int = 2,
    change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> Report {
    let workshop = try Workshop()
    try workshop.write(
      Self.storyboard(width: width, height: height, type: type, style: style),
      as: "Main.storyboard")
    let report = try await workshop.audit(change: change)
    #expect(report.controls.count == 1)
    return report
  }

  @Test(
    "a size beyond the button's own limits fails by the points that are too many",
    arguments: [(400, 46, "width", 25), (250, 70, "height", 6)] as [(Int, Int, String, Double)])
  func forbidden(width: Int, height: Int, side: String, points: Double) async throws {
    let report = try await audit(width, height)
    let finding = try #require(report.findings.first { $0.rule == "apple-button-size" })
    #expect(finding.outcome == .fails)
    let verdict = try #require(finding.occurrences.first?.verdict)
    #expect(verdict.measured.map(\.name) == [side])
    #expect(verdict.shortfall == points)
    #expect(report.findings.filter { $0.outcome == .fails } == [finding])
  }

  @Test("250 by 46 passes its own limits and the guidelines, in every language and at every size")
  func allowed() async throws {
    let report = try await audit(250, 46)
    #expect(report.findings.map(\.rule) == ["fixed-text-size"])
    let cells = report.cells(of: "apple")
    #expect(cells.count == 12 * AppleIDTitles.titles(of: .signIn).count)
    #expect(cells.allSatisfy { $0.outcome == .passes })
  }

  @Test("that it does not follow Dynamic Type is said once, of the system, for review")
  func dynamicType() async throws {
    for supposes in [false, true] {
      let report = try await audit(250, 46) { $0.assumesScaling = supposes }
      let findings = report.findings.filter { $0.rule == "fixed-text-size" }
      #expect(findings.map(\.outcome) == [.needsReview])
      #expect(findings.map(\.impact) == [.minor])
      #expect(findings.first?.message.hasPrefix("Apple sets this title") == true)
      #expect(!report.controls.flatMap(\.cells).contains { $0.isWhatIf })
    }
  }

  @Test("a number that Apple does not know is told, and its title proves nothing")
  func unknownNumbers() async throws {
    let report = try await audit(250, 46, type: 5, style: 9)
    let finding = try #require(
      report.findings.first { $0.rule == "unknown-apple-button-value" })
    #expect(finding.outcome == .needsReview)
    #expect(finding.occurrences.first?.verdict.measured.map(\.value) == [5, 9])
    #expect(report.controls.first?.control.titles.first?.title.text == "Sign in with Apple")
  }

  @Test("in a button too narrow for it, a title is a case for review, never a failure")
  func narrow() async throws {
    let report = try await audit(140, 46)
    let clipped = report.findings.filter { $0.rule == "text-clipped" }
    #expect(!clipped.isEmpty)
    #expect(clipped.allSatisfy { $0.outcome == .needsReview })
    #expect(clipped.contains { $0.locale == "en" && $0.message.contains("not published") })
  }
}
