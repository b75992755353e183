import Model

/// Lays the same controls out in several widths of the screen, each layout that differs once.
struct WidthMatrix {
  /// Widths of the screen, in points, the first being that of the report's own cells; nil is that of
  /// each file's own device.
  let widths: [Double?]

  /// Whether the report's own cells are those of each file's own device.
  private var isBesideOwn: Bool { widths.first == .some(nil) }

  /// What is laid out: the controls and screens of every width, one after the other.
  struct Expansion {
    /// Controls, those of the first width first; one that no width changes stands once.
    var controls: [Control] = []
    /// Screens, with the names of their width.
    var screens: [Screen] = []
    /// For each width and each control of the input, which of the controls shows it.
    var places: [[Int]] = []
  }

  /// Puts controls and screens into every width.
  func expand(_ controls: [Control], _ screens: [Screen]) -> Expansion {
    let known = Dictionary(screens.map { ($0.id, $0) }) { first, _ in first }
    var expansion = Expansion()
    for (number, width) in widths.enumerated() {
      let adapter = WidthAdapter(width: width, sparesOthers: isBesideOwn)
      let suffix = number == 0 ? "" : "@\(width ?? 0)"
      expansion.screens += screens.filter { number == 0 || adapter.applies(to: $0) }
        .map { adapter.adapted($0, suffix: suffix) }
      var places: [Int] = []
      for (index, control) in controls.enumerated() {
        let screen = control.screen.flatMap { known[$0] }
        let adapted = adapter.adapted(control, on: screen, suffix: suffix)
        if number > 0, adapted == first(control, on: screen) {
          places.append(expansion.places.first?[index] ?? index)
        } else {
          places.append(expansion.controls.count)
          expansion.controls.append(adapted)
        }
      }
      expansion.places.append(places)
    }
    return expansion
  }

  /// The control in the first width.
  private func first(_ control: Control, on screen: Screen?) -> Control? {
    widths.first.map {
      WidthAdapter(width: $0, sparesOthers: isBesideOwn).adapted(control, on: screen, suffix: "")
    }
  }

  /// Gives the controls of the input their cells of every width, each with its width in its traits.
  ///
  /// Beside a file's own device, cells that no width changes stand once.
  func fold(_ results: [ControlResult], _ expansion: Expansion) -> [ControlResult] {
    guard let firsts = expansion.places.first else { return results }
    return firsts.indices.map { index in
      var result = results[firsts[index]]
      result.cells = zip(widths, expansion.places).flatMap { width, places in
        let isRepeated = width != nil && isBesideOwn && places[index] == firsts[index]
        return isRepeated ? [] : results[places[index]].cells.map { $0.shown(on: width) }
      }
      return result
    }
  }

  /// Counts the cells of the named widths and keeps those beside the first that are not fine; nil
  /// where no control is changed by any.
  func matrix(of results: [ControlResult], _ expansion: Expansion) -> MatrixOfWidths? {
    var counts: [Outcome: Int] = [:]
    var flaws: [MatrixOfWidths.Flaw] = []
    let own = widths.first.flatMap(\.self)
    for result in results {
      for cell in result.cells where cell.traits.containerWidth != nil {
        counts[cell.outcome, default: 0] += 1
        if cell.traits.containerWidth != own, cell.outcome >= .needsReview {
          flaws.append(MatrixOfWidths.Flaw(control: result.control.id, cell: cell))
        }
      }
    }
    guard !(isBesideOwn && counts.isEmpty) else { return nil }
    return MatrixOfWidths(
      widths: widths.compactMap(\.self), isBesideOwn: isBesideOwn, counts: counts,
      shared: isBesideOwn ? 0 : shared(results, expansion), flaws: flaws)
  }

  /// Cells of the other widths whose layout is that of the first.
  private func shared(_ results: [ControlResult], _ expansion: Expansion) -> Int {
    guard let firsts = expansion.places.first else { return 0 }
    return expansion.places.dropFirst().reduce(0) { sum, places in
      sum
        + places.indices.reduce(0) { count, index in
          guard places[index] == firsts[index] else { return count }
          return count + results[index].cells.count / widths.count
        }
    }
  }

  /// Keeps in each control only the cells of the first width.
  func reduced(_ results: [ControlResult]) -> [ControlResult] {
    let own = widths.first.flatMap(\.self)
    return results.map { result in
      var copy = result
      copy.cells = result.cells.filter { $0.traits.containerWidth == own }
      return copy
    }
  }
}

extension Cell {
  /// The cell with the width of the screen that it was laid out for.
  fileprivate func shown(on width: Double?) -> Cell {
    var copy = self
    copy.traits.containerWidth = width
    return copy
  }
}
