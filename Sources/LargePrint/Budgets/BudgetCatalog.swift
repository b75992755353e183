import Reading

/// Writes budgets as comments into a copy of a string catalogue.
package struct BudgetCatalog {
  private let path: String
  private let comments: CatalogComments

  /// Reads the catalogue; throws `badPath` with its place for one that is not understood.
  package init(path: String) throws(AuditError) {
    self.path = path
    do {
      comments = try CatalogComments(try InputFile(reading: path))
    } catch {
      throw .badPath(error.placedMessage)
    }
  }

  /// The bytes of the copy: every key that has a budget says it, every other byte stays.
  package func copy(with budgets: [Budget]) -> [UInt8] {
    let table = StringPlace(of: path).table
    let own = budgets.filter { $0.table == nil || $0.table == table }
    var words: [String: String] = [:]
    for (_, rows) in BudgetFormat.byKey(own) {
      guard let tightest = BudgetFormat.tightest(rows), let sentence = tightest.sentence else {
        continue
      }
      words[tightest.key] = sentence
    }
    return comments.adding(words)
  }
}
