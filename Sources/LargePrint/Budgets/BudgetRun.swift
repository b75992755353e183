package import Model
import Reading
import TextEngine
import Typesetting

/// Finds the budget of every text below the paths of a run.
package struct BudgetRun {
  private let options: AuditOptions

  /// What came of a run.
  package struct Result: Sendable {
    /// Budgets in the order of the input.
    package var budgets: [Budget] = []
    /// What could not be read, and what has no translation.
    package var notices: [Notice] = []
  }

  /// Prepares a run; its languages, sizes and fonts are those of an audit.
  ///
  /// Pseudo-languages have no translators, and get no budget.
  package init(_ options: AuditOptions) {
    var options = options
    options.categories = options.passing ?? options.categories
    options.pseudoLanguages = []
    self.options = options
  }

  /// Lists the budgets and the notices.
  ///
  /// Throws what an audit throws.
  package func result() async throws(AuditError) -> Result {
    let input = try await InputReading(options: options).readLocalized()
    let fonts = try FontSetup.library(folders: options.fontFolders)
    do {
      var typesetter = try Typesetter(fonts: fonts)
      return Result(budgets: budgets(of: input, &typesetter), notices: input.notices)
    } catch {
      throw .noFonts("\(error)")
    }
  }

  /// Finds the budgets of one screen after the other; a screen is solved as an audit solves it.
  private func budgets(
    of input: InputReading.Result, _ typesetter: inout Typesetter
  ) -> [Budget] {
    var found: [(index: Int, budgets: [Budget])] = []
    for group in ScreenGroup.grouping(input.controls, on: input.screens) {
      let controls = group.indices.map { input.controls[$0] }
      let places = places(of: controls, on: group.screen, &typesetter)
      for (index, control) in zip(group.indices, controls) {
        let search = BudgetSearch(control: control, places: places, options: options)
        var budgets: [Budget] = []
        for title in control.titles.indices {
          if let budget = search.budget(of: title, &typesetter) { budgets.append(budget) }
        }
        found.append((index, budgets))
      }
    }
    return found.sorted { $0.index < $1.index }.flatMap(\.budgets)
  }

  private func places(
    of controls: [Control], on screen: Screen?, _ typesetter: inout Typesetter
  ) -> ScreenPlaces? {
    guard let screen else { return nil }
    var options = options
    options.categories = options.categories.max().map { [$0] } ?? []
    return ScreenRun(screen: screen, controls: controls, options: options).places(&typesetter)
  }
}
