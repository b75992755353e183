/// What a system leaves open.
package struct Ambiguity: Hashable, Sendable {
  /// Variables that have different values in different best solutions, in their order.
  package var variables: [Variable]
  /// Wishes whose error differs between best solutions, in their order: which of them gives way to
  /// another of the same priority is not said.
  package var constraints: [ConstraintID]

  /// Whether there is only one solution.
  package var isEmpty: Bool { variables.isEmpty && constraints.isEmpty }
}

extension Solver {
  /// Finds what is left open by the system as last solved.
  ///
  /// Exact but for ``Tolerance/movement``: each candidate is moved, not judged by its looks. Throws
  /// only for limits and for changes that were not solved yet and contradict each other.
  package mutating func ambiguity() throws(SolverError) -> Ambiguity {
    try tableau.checkSize()
    beginCall()
    try settle()
    var face = OptimalFace(of: &tableau)
    defer { tableau.workCount = face.tableau.workCount }
    var found = Ambiguity(variables: [], constraints: [])
    for (index, symbol) in variables.enumerated() where try face.isAmbiguous(symbol) {
      found.variables.append(Variable(index: index))
    }
    for (index, record) in records.enumerated() {
      guard let record, let partner = record.partner else { continue }
      let symbols = record.constraint.relation == .equal ? [record.marker, partner] : [partner]
      for symbol in symbols where try face.isAmbiguous(symbol) {
        found.constraints.append(ConstraintID(index: index))
        break
      }
    }
    return found
  }

  /// The constraints of a row that contradicts itself.
  func conflict(in row: Int, refusing refused: ConstraintID?) -> Conflict {
    var symbols = tableau.rows[row].terms
      .filter { abs($0.coefficient) > Tolerance.pivot }.map(\.symbol)
    if let basic = tableau.basics[row] { symbols.append(basic) }
    symbols.removeAll { tableau.symbols[$0].kind == .external }
    let owners = Set(symbols.map { tableau.symbols[$0].owner }).sorted()
    let tags = owners.compactMap { records[$0]?.constraint.tag }
    return Conflict(
      constraints: owners.map(ConstraintID.init).filter { $0 != refused },
      tags: Set(tags).sorted(), isRefusal: refused != nil)
  }
}
