/// Finds values for variables under linear equalities and inequalities with priorities.
///
/// The method is Cassowary's: an incremental simplex tableau, changed as constraints come and go,
/// and brought back to its best by the dual simplex method when only constants change. So a screen
/// is built once, and each further text size costs ``setConstant(_:of:)`` for what it changes and
/// one ``solve()``.
///
/// The result is a function of the system alone:
/// 1. required constraints hold;
/// 2. the sum of the errors of the highest priority is as small as it can be, then that of the next,
///    and so on;
/// 3. where that leaves a choice, the first variable is as near 0 as it can be, then the second, and
///    so on. UIKit promises nothing here (fact H7: no order is visible in ties), so
///    ``ambiguity()`` names what was chosen this way.
///
/// Values are multiples of 1/3145728 point, which hides the rounding errors of different pivot
/// orders and keeps halves, thirds and sixths exact.
package struct Solver: Sendable {
  /// Sizes beyond which the solver gives up.
  package var limits: SolverLimits {
    didSet { setCeilings() }
  }
  /// Constraints the solver holds.
  package private(set) var constraintCount = 0

  var tableau = Tableau()
  var variables: [Int] = []
  var records: [ConstraintRecord?] = []
  var suggestions: [ConstraintID?] = []
  var values: [Double] = []
  private var tiePivotCount = 0
  private var formerWorkCount = 0

  /// Begins with an empty system.
  package init(limits: SolverLimits = SolverLimits()) {
    self.limits = limits
    setCeilings()
  }

  /// Exchanges of a basic symbol done so far: the measure of the work.
  package var pivotCount: Int { tableau.pivotCount + tiePivotCount }

  /// Terms of rows read and written so far, which is what the time goes by.
  package var workCount: Int { tableau.workCount + formerWorkCount }

  /// Makes an unknown of any sign.
  package mutating func makeVariable() throws(SolverError) -> Variable {
    guard variables.count < limits.variables else { throw .tooLarge(.variables) }
    let variable = Variable(index: variables.count)
    variables.append(tableau.makeSymbol(.external, owner: variable.index))
    suggestions.append(nil)
    values.append(0)
    return variable
  }

  /// The value of a variable after the last ``solve()``; 0 if there was none since it was made.
  package func value(of variable: Variable) -> Double {
    values.indices.contains(variable.index) ? values[variable.index] : 0
  }

  /// How far a constraint is from holding after the last ``solve()``, 0 or more, in the unit of its
  /// left side.
  package func error(of constraint: ConstraintID) throws(SolverError) -> Double {
    try record(of: constraint).constraint.error(values)
  }

  /// Finds the values.
  ///
  /// Throws ``SolverError/conflict(_:)`` when changed constants made required constraints contradict
  /// each other; the values of the last solution stay, and once one of the constraints is removed or
  /// changed again, solving can go on.
  package mutating func solve() throws(SolverError) {
    try tableau.checkSize()
    beginCall()
    try settle()
    try readValues()
    guard !holdsRequired else { return }
    try rebuild()
    try readValues()
    guard holdsRequired else { throw .numericalBreakdown }
  }
}

extension Solver {
  /// Starts the count of pivots of one call.
  mutating func beginCall() {
    tableau.pivotCeiling = tableau.pivotCount + limits.pivots
  }

  private mutating func setCeilings() {
    tableau.entryCeiling = limits.entries
    tableau.workCeiling = max(0, limits.work - formerWorkCount)
  }

  /// Brings the tableau within bounds and to the least costs.
  mutating func settle() throws(SolverError) {
    if let row = try tableau.restoreFeasibility() {
      throw .conflict(conflict(in: row, refusing: nil))
    }
    try tableau.minimize()
  }

  /// Builds the tableau afresh from the constraints, which rids it of rounding errors.
  mutating func rebuild() throws(SolverError) {
    tiePivotCount += tableau.pivotCount
    formerWorkCount += tableau.workCount
    let patience = tableau.patience
    tableau = Tableau()
    tableau.patience = patience
    setCeilings()
    beginCall()
    for index in variables.indices {
      variables[index] = tableau.makeSymbol(.external, owner: index)
    }
    for index in records.indices {
      if let record = records[index] { records[index] = install(record.constraint, owner: index) }
    }
    try settle()
  }

  /// What is known of a constraint the solver holds.
  func record(of id: ConstraintID) throws(SolverError) -> ConstraintRecord {
    guard records.indices.contains(id.index), let record = records[id.index] else {
      throw .unknownConstraint(id)
    }
    return record
  }

  /// Puts a constraint in the list under a new number.
  mutating func append(_ record: ConstraintRecord) -> ConstraintID {
    records.append(record)
    constraintCount += 1
    return ConstraintID(index: records.count - 1)
  }

  /// Takes a constraint off the list.
  mutating func forget(_ id: ConstraintID) {
    records[id.index] = nil
    constraintCount -= 1
  }

  private mutating func readValues() throws(SolverError) {
    var face = OptimalFace(of: &tableau)
    let before = face.tableau.pivotCount
    defer {
      tiePivotCount += face.tableau.pivotCount - before
      tableau.workCount = face.tableau.workCount
    }
    for symbol in variables { try face.settle(symbol) }
    let exact = face.values(of: variables)
    try face.tableau.checkSize()
    values = exact.map(rounded)
  }

  private var holdsRequired: Bool {
    records.allSatisfy { record in
      guard let constraint = record?.constraint, constraint.priority.isRequired else { return true }
      let size = constraint.expression.terms.reduce(1 + abs(constraint.expression.constant)) {
        $0 + abs($1.coefficient) * (1 + abs(values[$1.variable.index]))
      }
      return constraint.error(values) <= Tolerance.residual * size
    }
  }

  /// The nearest step; half a step more and then cut off, since rounding needs no library that way.
  private func rounded(_ value: Double) -> Double {
    let steps = value * Tolerance.stepsPerPoint
    guard abs(steps) < 0x1p52 else { return value }
    return Double(Int(steps + (steps < 0 ? -0.5 : 0.5))) / Tolerance.stepsPerPoint
  }
}
