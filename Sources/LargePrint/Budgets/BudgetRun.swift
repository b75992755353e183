import Model
import Reading
import TextEngine
import Typesetting

/// Finds the budget of every text below the paths of a run.
package struct BudgetRun {
  private let options: AuditOptions

  /// Prepares a run; its languages, sizes and fonts are those of an audit.
  package init(_ options: AuditOptions) {
    self.options = options
  }

  /// Lists the budgets in the order of the input.
  ///
  /// Throws what an audit throws.
  package func budgets() async throws(AuditError) -> [Budget] {
    var options = options
    options.categories = options.passing ?? options.categories
    let input = try await InputReading(options: options).readLocalized()
    let fonts = try FontSetup.library(folders: options.fontFolders)
    do {
      var typesetter = try Typesetter(fonts: fonts)
      return input.controls.flatMap { control in
        let search = BudgetSearch(control: control, options: options)
        return control.titles.indices.compactMap { search.budget(of: $0, &typesetter) }
      }
    } catch {
      throw .noFonts("\(error)")
    }
  }
}
