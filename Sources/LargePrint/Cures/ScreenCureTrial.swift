import Auditing
import Model
import Typesetting

/// Tries cures on the solved screen of their controls, with everything that stands around them.
struct ScreenCureTrial {
  /// The screen.
  let screen: Screen
  /// Its controls as they were judged on it.
  let before: [JudgedControl]
  /// Which of them the solution is trusted for.
  let trust: ScreenTrust
  /// Options of the run.
  let options: AuditOptions
  /// Rules to ask.
  let auditor: Auditor

  /// The cure with what its screen makes of it; as it is where the screen says nothing of the control.
  func tried(_ cure: Cure, at index: Int, _ typesetter: inout Typesetter) -> Cure {
    let control = before[index].result.control
    guard let id = control.source.object, trust.level(of: id) >= .size else { return cure }
    var controls = before.map(\.result.control)
    controls[index] = control.applying(cure.changes)
    let run = ScreenRun(
      screen: screen.applying(cure.changes, to: id), controls: controls, options: options)
    guard let places = run.places(trusting: trust, &typesetter) else { return cure }
    let left = Self.failing(judged(controls[index], places, &typesetter))
    let old = Self.failing(before[index].result.cells)
    guard left.allSatisfy({ Self.surroundings.contains($0) && old.contains($0) }) else {
      return cure.tried(.fails)
    }
    for (place, other) in controls.enumerated() where place != index {
      let cells = judged(other, places, &typesetter)
      if CureCheck.isWorse(cells, than: before[place].result.cells) {
        return cure.tried(.worsensOthers, other.word)
      }
    }
    return cure.tried(.holds, left.joined(separator: " and "))
  }

  /// Rules about what stands around a control, which no change of the control alone can answer.
  static let surroundings: Set<String> = [
    "views-overlap", "pushed-off-screen", "row-does-not-grow", "squeezed-neighbour", "needs-scroll",
    "constraint-conflict",
  ]

  /// Rules that cells fail, in the order of the cells.
  private static func failing(_ cells: [Cell]) -> [String] {
    var seen: Set<String> = []
    return cells.flatMap(\.verdicts).filter { $0.outcome == .fails }.map(\.rule)
      .filter { seen.insert($0).inserted }
  }

  private func judged(
    _ control: Control, _ places: ScreenPlaces, _ typesetter: inout Typesetter
  ) -> [Cell] {
    ControlJudge(control: control, options: options, auditor: auditor, places: places)
      .judge(&typesetter).result.cells
  }
}

extension Control {
  /// What people call it: its name, else the beginning of its first text.
  fileprivate var word: String {
    name ?? String((titles.first?.title.text ?? id).prefix(40))
  }
}

extension Cure {
  /// The cure after its trial on the screen; `rest` names a control that gets worse, or rules that the
  /// control breaks by what stands around it, before and after.
  fileprivate func tried(_ trial: ScreenTrial, _ rest: String = "") -> Cure {
    var copy = self
    copy.onScreen = trial
    copy.sentence += " On its screen, solved anew, "
    switch trial {
    case .holds:
      copy.sentence += "it holds, and nothing else gets worse"
      copy.sentence += rest.isEmpty ? "." : "; what \(rest) says there is left to mend."
    case .fails: copy.sentence += "it still fails: what stands around it decides its room."
    case .worsensOthers: copy.sentence += "“\(rest)” gets worse."
    }
    if trial != .holds { copy.outcome = max(copy.outcome, .needsReview) }
    return copy
  }
}

extension Screen {
  /// The screen with the lengths that a view's cure lets give way.
  fileprivate func applying(_ changes: [Cure.Change], to view: String) -> Screen {
    var copy = self
    for change in changes { copy.root?.loosen(by: change, view) }
    return copy
  }
}

extension ViewNode {
  /// Makes a fixed length of a view a least one, wherever in the tree it is stored.
  fileprivate mutating func loosen(by change: Cure.Change, _ view: String) {
    for index in constraints.indices {
      let constraint = constraints[index]
      guard constraint.firstItem ?? id == view, constraint.secondItem == nil,
        constraint.relation == "equal"
      else { continue }
      switch (change, constraint.firstAttribute) {
      case (.leastHeight(let height, _), "height"): constraints[index].loosen(to: height)
      case (.leastWidth(let width, let most, _), "width"):
        constraints[index].loosen(to: width)
        constraints.append(
          LayoutConstraint(
            id: constraint.id + "-most", firstItem: view, firstAttribute: "width",
            relation: "lessThanOrEqual", constant: most))
      default: continue
      }
    }
    for index in children.indices { children[index].loosen(by: change, view) }
  }
}

extension LayoutConstraint {
  fileprivate mutating func loosen(to length: Double) {
    relation = "greaterThanOrEqual"
    constant = length
  }
}
