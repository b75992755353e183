/// What a solver knows of a constraint it holds.
struct ConstraintRecord: Sendable {
  /// The constraint, each variable once.
  var constraint: Constraint
  /// The symbol that stands for it: dummy, slack or error.
  var marker: Int
  /// Factor of the marker in "expression + factor × marker + … = 0".
  var markerFactor: Double
  /// The second symbol, an error; nil for required constraints.
  var partner: Int?
}

extension Solver {
  /// Adds a constraint, which counts from the next ``solve()`` on.
  ///
  /// A required constraint that contradicts those at hand is refused with
  /// ``SolverError/conflict(_:)`` and the solver is left as it was. If changed constants had made a
  /// conflict before, that one is thrown instead.
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let constraint = try checked(constraint)
    try tableau.checkSize()
    beginCall()
    if constraint.priority.isRequired { try settle() }
    let record = install(constraint, owner: records.count)
    let id = append(record)
    guard constraint.priority.isRequired else { return id }
    do throws(SolverError) {
      guard let row = try tableau.restoreFeasibility() else { return id }
      throw .conflict(conflict(in: row, refusing: id))
    } catch {
      try takeOut(id)
      throw error
    }
  }

  /// Removes a constraint, from the next ``solve()`` on.
  package mutating func remove(_ id: ConstraintID) throws(SolverError) {
    _ = try record(of: id)
    try tableau.checkSize()
    try takeOut(id)
  }

  private mutating func takeOut(_ id: ConstraintID) throws(SolverError) {
    let record = try record(of: id)
    if let partner = record.partner {
      let level = level(of: record)
      uncharge(partner, level: level)
      if record.constraint.relation == .equal { uncharge(record.marker, level: level) }
    }
    tableau.discard(record.marker, partner: record.partner)
    forget(id)
  }

  /// Changes the constant of a constraint, from the next ``solve()`` on.
  ///
  /// The constant is that of the right side when all variables stand on the left: for
  /// "width ≤ 120" it is 120.
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {
    let record = try record(of: id)
    try check(constant)
    let change = -constant - record.constraint.expression.constant
    guard change != 0 else { return }
    records[id.index]?.constraint.expression.constant = -constant
    tableau.shift(record.marker, by: change / record.markerFactor)
  }

  /// Suggests a value for a variable, from the next ``solve()`` on.
  ///
  /// The first suggestion adds an equality; later ones change its constant, which is far cheaper,
  /// or replace it if the priority differs.
  package mutating func suggest(
    _ value: Double, for variable: Variable, priority: Priority
  ) throws(SolverError) {
    try check(variable)
    if let id = suggestions[variable.index], let record = records[id.index] {
      if record.constraint.priority == priority { return try setConstant(value, of: id) }
      try remove(id)
    }
    suggestions[variable.index] = try add(
      Constraint(variable, .equal, value, priority: priority))
  }
}

extension Solver {
  /// Adds the equation of a constraint to the tableau, whatever the values become.
  mutating func install(_ constraint: Constraint, owner: Int) -> ConstraintRecord {
    var row = Row(constant: constraint.expression.constant)
    for term in constraint.expression.terms {
      row.add(variables[term.variable.index], times: term.coefficient)
    }
    let newcomer = newcomer(in: row)
    if newcomer == nil { row = tableau.expansion(of: row) }
    let record = makeSymbols(for: constraint, owner: owner)
    row.add(record.marker, times: record.markerFactor)
    if let partner = record.partner { row.add(partner, times: -record.markerFactor) }
    if let partner = record.partner {
      let level = level(of: record)
      tableau.costs.add(1, to: partner, level: level)
      if constraint.relation == .equal { tableau.costs.add(1, to: record.marker, level: level) }
    }
    tableau.install(row, solvedFor: newcomer ?? subject(of: row, record))
    return record
  }

  private mutating func makeSymbols(for constraint: Constraint, owner: Int) -> ConstraintRecord {
    let isEqual = constraint.relation == .equal
    let isRequired = constraint.priority.isRequired
    let kind: SymbolKind = isEqual ? (isRequired ? .dummy : .error) : .slack
    let marker = tableau.makeSymbol(kind, owner: owner)
    return ConstraintRecord(
      constraint: constraint, marker: marker,
      markerFactor: constraint.relation == .greaterThanOrEqual ? -1 : 1,
      partner: isRequired ? nil : tableau.makeSymbol(.error, owner: owner))
  }

  /// An external symbol that a new equation names first, with a factor that is not small: the row
  /// may be solved for it as it stands, since nothing that it rests on can name it.
  private func newcomer(in row: Row) -> Int? {
    var best: Term?
    var largest = 0.0
    for term in row.terms {
      largest = max(largest, abs(term.coefficient))
      let symbol = tableau.symbols[term.symbol]
      guard symbol.row == nil, symbol.kind == .external, tableau.isUnnamed(term.symbol) else {
        continue
      }
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    guard let best, abs(best.coefficient) >= Tolerance.newcomer * largest else { return nil }
    return best.symbol
  }

  /// The symbol that a new equation is solved for.
  ///
  /// That is the external symbol with the largest factor, or else a symbol of the constraint's own:
  /// for wishes the one that is not negative, so that values stay within bounds.
  private func subject(of row: Row, _ record: ConstraintRecord) -> Int {
    var best: Term?
    for term in row.terms where tableau.symbols[term.symbol].kind == .external {
      if abs(term.coefficient) > abs(best?.coefficient ?? 0) { best = term }
    }
    if let best, abs(best.coefficient) > Tolerance.pivot { return best.symbol }
    guard let partner = record.partner else { return record.marker }
    return row.constant * record.markerFactor > 0 ? partner : record.marker
  }

  private mutating func level(of record: ConstraintRecord) -> Int {
    tableau.costs.level(
      of: record.constraint.priority.value, symbols: tableau.symbols.count)
  }

  /// Takes back what an error symbol costs.
  private mutating func uncharge(_ symbol: Int, level: Int) {
    guard let row = tableau.symbols[symbol].row else {
      tableau.costs.add(-1, to: symbol, level: level)
      return tableau.enqueue(symbol: symbol)
    }
    for term in tableau.rows[row].terms {
      tableau.costs.add(-term.coefficient, to: term.symbol, level: level)
      tableau.enqueue(symbol: term.symbol)
    }
  }

  private func checked(_ constraint: Constraint) throws(SolverError) -> Constraint {
    let priority = constraint.priority.value
    guard priority > 0, priority <= Priority.required.value else {
      throw .invalidPriority(priority)
    }
    guard constraintCount < limits.constraints else { throw .tooLarge(.constraints) }
    guard constraint.expression.terms.count <= limits.terms else { throw .tooLarge(.terms) }
    for term in constraint.expression.terms { try check(term.variable) }
    var checked = constraint
    checked.expression = constraint.expression.collected
    try check(checked.expression)
    try checkLevels(priority)
    return checked
  }

  private func check(_ expression: LinearExpression) throws(SolverError) {
    try check(expression.constant)
    for term in expression.terms {
      try check(term.coefficient)
      guard abs(term.coefficient) >= 1 / limits.magnitude else {
        throw .invalidNumber(term.coefficient)
      }
    }
  }

  private func checkLevels(_ priority: Double) throws(SolverError) {
    let priorities = tableau.costs.priorities
    if priority == Priority.required.value || priorities.contains(priority) { return }
    guard priorities.count < limits.priorities else { throw .tooLarge(.priorities) }
  }

  private func check(_ variable: Variable) throws(SolverError) {
    guard variables.indices.contains(variable.index) else { throw .unknownVariable(variable) }
  }

  private func check(_ number: Double) throws(SolverError) {
    guard number.isFinite, abs(number) <= limits.magnitude else { throw .invalidNumber(number) }
  }
}
