import Auditing
import Model
import TestSupport
import TextEngine

@testable import LargePrint

/// Judges controls made by hand, with and without changes.
enum CureBench {
  /// A control with one title in body, which follows the chosen size.
  static func control(
    _ kind: ControlKind, _ text: String, change: (inout Control) -> Void = { _ in }
  ) -> Control {
    var control = Control(id: "test", kind: kind, source: SourceReference(file: "test"))
    control.titles = [ControlTitle(AttributedTitle(text, font: .textStyle(.body)), locale: "en")]
    control.text.adjustsFontForContentSizeCategory = true
    if kind == .button { control.text.lineBreakMode = .truncateMiddle }
    change(&control)
    return control
  }

  /// Judges controls at all sizes.
  static func judge(
    _ controls: [Control], change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> [ControlResult] {
    try await run(controls, change: change).controls
  }

  /// Lays controls out, all but the folding into findings.
  static func run(
    _ controls: [Control], change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> LayoutRun.Result {
    var options = AuditOptions(paths: [])
    change(&options)
    let fonts = try FontSetup.library(folders: [Repository.path(of: "fonts")])
    return await LayoutRun(
      controls: controls, screens: [], options: options, fonts: fonts, auditor: Auditor()
    ).run { _, _ in }
  }

  /// Searches the cure of one control.
  static func cure(
    _ control: Control, change: (inout AuditOptions) -> Void = { _ in }
  ) async throws -> Cure? {
    try await judge([control]) {
      $0.searchesCures = true
      change(&$0)
    }.first?.cure
  }
}
