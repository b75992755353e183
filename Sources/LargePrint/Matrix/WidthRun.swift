import Auditing
import Model

/// What a run lays out in the widths that it was asked for, and what comes of it.
struct WidthRun {
  /// Controls to lay out.
  let controls: [Control]
  /// Screens that they stand on.
  let screens: [Screen]

  private let matrixOfWidths: WidthMatrix?
  private let expansion: WidthMatrix.Expansion

  /// Results of every width, with the width in the traits of each cell.
  private(set) var results: [ControlResult] = []
  /// Results of the first width, which the report shows.
  private(set) var shown: [ControlResult] = []
  /// What was judged in the other widths; nil where there are none.
  private(set) var matrix: MatrixOfWidths?

  /// Plans a run; without widths beside a file's own everything is laid out as its file says.
  init(_ input: InputReading.Result, options: AuditOptions) {
    let widths = options.screenWidths
    guard widths.contains(where: { $0 != nil }) else {
      matrixOfWidths = nil
      expansion = WidthMatrix.Expansion()
      controls = input.controls
      screens = input.screens
      return
    }
    let plan = WidthMatrix(widths: widths)
    matrixOfWidths = plan
    expansion = plan.expand(input.controls, input.screens)
    controls = expansion.controls
    screens = expansion.screens
  }

  /// Takes what was laid out.
  mutating func take(_ laidOut: [ControlResult]) {
    guard let plan = matrixOfWidths, laidOut.count == controls.count else {
      results = laidOut
      shown = laidOut
      return
    }
    results = plan.fold(laidOut, expansion)
    shown = plan.reduced(results)
    matrix = plan.matrix(of: results, expansion)
  }

  /// Keeps of what rules said about whole controls the worst of every width, of equal ones the first.
  func folded(_ verdicts: [ControlVerdict]) -> [ControlVerdict] {
    guard matrix != nil else { return verdicts }
    var order: [[String]] = []
    var worst: [[String]: ControlVerdict] = [:]
    for verdict in verdicts {
      let key = [
        verdict.verdict.rule, verdict.control, verdict.locale, verdict.state.rawValue,
        verdict.title,
      ]
      guard let known = worst[key] else {
        order.append(key)
        worst[key] = verdict
        continue
      }
      let (old, new) = (known.verdict, verdict.verdict)
      if new.outcome > old.outcome { worst[key] = verdict }
    }
    return order.compactMap { worst[$0] }
  }
}
