internal import JSONText
internal import Model

extension Cause {
  /// Writes a cause; its findings are named by their fingerprints, worst first.
  func json(_ findings: [Finding]) -> JSONValue {
    let own = self.findings.filter(findings.indices.contains).map { findings[$0] }
    return .object([
      ("rule", .string(rule)),
      ("outcome", .string(outcome.rawValue)),
      ("headline", .string(headline)),
      ("controls", .integer(controlCount)),
      ("cells", .integer(cellCount)),
      ("cure", .optional(cure)),
      ("worst", .optional(own.first?.fingerprint)),
      ("findings", .array(own.map { .string($0.fingerprint) })),
      ("fingerprint", .string(fingerprint)),
    ])
  }
}

extension MatrixOfWidths {
  /// Writes the widths, the counts and every cell of the other widths that is not fine.
  var json: JSONValue {
    let cells = Outcome.allCases.reversed().map { outcome in
      (outcome.rawValue, JSONValue.integer(counts[outcome] ?? 0))
    }
    return .object([
      ("widths", .array(widths.map(JSONValue.number))),
      ("own", .bool(isBesideOwn)),
      ("cells", .object(cells)),
      ("shared", .integer(shared)),
      ("flaws", .array(flaws.map(\.json))),
    ])
  }
}

extension MatrixOfWidths.Flaw {
  /// Writes a cell by what is wrong with it.
  fileprivate var json: JSONValue {
    .object([
      ("control", .string(control)),
      ("width", .optional(cell.traits.containerWidth)),
      ("category", .string(cell.traits.category.shortName)),
      ("locale", .string(cell.traits.locale)),
      ("whatIf", .bool(cell.isWhatIf)),
      ("outcome", .string(cell.outcome.rawValue)),
      ("shortfall", .number(cell.shortfall)),
      ("rules", .array(cell.verdicts.map { .string($0.rule) })),
      ("message", .optional(cell.verdicts.first { $0.outcome == cell.outcome }?.message)),
    ])
  }
}
