import Auditing
import Model
import Typesetting

/// The controls of one file on its solved screens, in every width asked for.
struct FileOnScreens {
  /// Cells of each control of each width; none for one that no solved screen shows.
  private let cells: [[Cell]]
  /// Which controls of each screen were trusted; nil for a screen that is not solved.
  private let trusts: [ScreenTrust?]

  /// Solves and judges; a changed file is trusted where the file it comes from was.
  init(
    _ contents: ScreenContents, changedFrom before: FileOnScreens? = nil, options: AuditOptions,
    auditor: Auditor, _ typesetter: inout Typesetter
  ) {
    let all = WidthMatrix(widths: options.screenWidths).expand(contents.controls, contents.screens)
    let groups = ScreenGroup.grouping(all.controls, on: all.screens)
    var cells = [[Cell]](repeating: [], count: all.controls.count)
    var trusts: [ScreenTrust?] = []
    for (number, group) in groups.enumerated() {
      let mine = group.indices.map { all.controls[$0] }
      var places: ScreenPlaces?
      if let screen = group.screen {
        let run = ScreenRun(screen: screen, controls: mine, options: options)
        if let before {
          let known = before.trusts.indices.contains(number) ? before.trusts[number] : nil
          if let known { places = run.places(trusting: known, &typesetter) }
        } else {
          places = run.places(&typesetter)
        }
      }
      trusts.append(places?.trust)
      guard let places else { continue }
      for (index, control) in zip(group.indices, mine) {
        let judge = ControlJudge(
          control: control, options: options, auditor: auditor, places: places)
        cells[index] = judge.judge(&typesetter).result.cells
      }
    }
    self.cells = cells
    self.trusts = trusts
  }

  /// Whether any rule says worse of any control than before, on any screen.
  func isWorse(than before: FileOnScreens) -> Bool {
    cells.count != before.cells.count
      || zip(cells, before.cells).contains { CureCheck.isWorse($0.0, than: $0.1) }
  }
}
