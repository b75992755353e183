import Auditing
import JSONText
package import Model
import Reading
import TextEngine
import Typesetting
import UIKitLayout

/// Every stage of one control at one size, as text.
package struct Explanation {
  /// Options that hold: fonts, supposition of scaling, Bold Text.
  private let options: AuditOptions

  /// Prepares to explain.
  package init(_ options: AuditOptions) {
    self.options = options
  }

  /// Explains the controls that a word names: a whole id, an object id, a name, a class or a text.
  ///
  /// Throws `badOption` when the word names none.
  package func text(
    of word: String, at category: ContentSizeCategory
  ) async throws(AuditError) -> String {
    let input = try await InputReading(options: options).readLocalized()
    let chosen = input.controls.filter { $0.isNamed(word) }
    guard !chosen.isEmpty else {
      let known = input.controls.flatMap(\.words)
      throw .badOption(
        "no control below the given paths is named “\(word)”"
          + (NearestWord.find(word, among: known).map { "; did you mean “\($0)”?" } ?? ""))
    }
    let fonts = try FontSetup.library(folders: options.fontFolders)
    do {
      var typesetter = try Typesetter(fonts: fonts)
      return chosen.map { explain($0, among: input, category, &typesetter) }
        .joined(separator: "\n")
    } catch {
      throw .noFonts("\(error)")
    }
  }

  private func explain(
    _ control: Control, among input: InputReading.Result, _ category: ContentSizeCategory,
    _ typesetter: inout Typesetter
  ) -> String {
    var options = options
    options.categories = [category]
    let before = typesetter.shapingCount
    let places = places(of: control, among: input, options, &typesetter)
    let judge = ControlJudge(
      control: control, options: options, auditor: Auditor(), places: places)
    let judged = judge.judge(&typesetter)
    var page = ExplanationPage()
    page.add(control)
    let isSolved = judge.isSolved(at: category)
    page.row("laid out", isSolved ? "in the frame that its solved screen gives it" : "alone")
    for cell in judged.result.cells { page.add(cell, of: control) }
    for verdict in judged.controlVerdicts { page.add(verdict.verdict, aboutControl: true) }
    for verdict in screenVerdicts(on: judged, among: input.controls, options, &typesetter) {
      page.add(verdict.verdict, aboutControl: true)
    }
    page.row("shapings", String(typesetter.shapingCount - before))
    for point in criticalPoints(of: control, &typesetter) { page.add(point) }
    return page.text
  }

  /// Solves the screen that a control stands on; nil where it cannot be.
  private func places(
    of control: Control, among input: InputReading.Result, _ options: AuditOptions,
    _ typesetter: inout Typesetter
  ) -> ScreenPlaces? {
    guard let name = control.screen,
      let screen = input.screens.first(where: { $0.id == name && $0.root != nil })
    else { return nil }
    let mine = input.controls.filter { $0.screen == name }
    return ScreenRun(screen: screen, controls: mine, options: options).places(&typesetter)
  }

  /// Asks the rules of screens about the control among the neighbours that it names.
  private func screenVerdicts(
    on judged: JudgedControl, among all: [Control], _ options: AuditOptions,
    _ typesetter: inout Typesetter
  ) -> [ControlVerdict] {
    let control = judged.result.control
    let named = Set((control.appleIDButton?.neighbours ?? []).map(\.control))
    var group = [judged]
    for neighbour in all where named.contains(neighbour.id) {
      let judge = ControlJudge(control: neighbour, options: options, auditor: Auditor())
      group.append(judge.judge(&typesetter))
    }
    return ScreenJudge(auditor: Auditor()).verdicts(on: group).filter { $0.control == control.id }
  }

  /// Finds where the control begins to fail over the sizes of the run, not only the one explained.
  private func criticalPoints(
    of control: Control, _ typesetter: inout Typesetter
  ) -> [CriticalPoint] {
    let judge = ControlJudge(control: control, options: options, auditor: Auditor())
    let judged = judge.judge(&typesetter)
    return CriticalSearch(judged: judged, options: options, auditor: Auditor())
      .points(&typesetter)
  }
}

extension Control {
  /// Words that name the control: id, object id, name, class and texts.
  var words: [String] {
    [id, source.object, name, className].compactMap { $0 } + titles.map(\.title.text)
  }

  /// Whether a word names the control.
  func isNamed(_ word: String) -> Bool { words.contains(word) }
}
