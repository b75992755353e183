internal import JSONText
internal import Model

extension Finding {
  /// Writes a finding; its lengths are those of its worst size.
  var json: JSONValue {
    .object([
      ("rule", .string(rule)),
      ("outcome", .string(outcome.rawValue)),
      ("impact", .string(impact.rawValue)),
      ("control", .string(control)),
      ("file", .string(source.file)),
      ("line", .optional(source.line)),
      ("object", .optional(source.object)),
      ("category", .string(category.shortName)),
      ("locale", .string(locale)),
      ("state", .string(state.rawValue)),
      ("title", .optional(title)),
      ("part", .optional(part.name)),
      ("fault", .optional(fault?.rawValue)),
      ("whatIf", .bool(isWhatIf)),
      ("message", .string(message)),
      ("measured", .array(worst?.verdict.measured.map(\.json) ?? [])),
      ("worst", worst?.json ?? .null),
      ("occurrences", .array(occurrences.map(\.json))),
      ("fingerprint", .string(fingerprint)),
      ("advisory", .bool(isAdvisory)),
      ("accepted", acceptance?.json ?? .null),
    ])
  }
}

extension Acceptance {
  /// Writes where it was said, why, and until when it holds.
  fileprivate var json: JSONValue {
    .object([
      ("by", .string(source.rawValue)),
      ("reason", .optional(reason)),
      ("until", .optional(until?.text)),
    ])
  }
}

extension Finding.Occurrence {
  /// Writes what was said at one size.
  fileprivate var json: JSONValue {
    .object([
      ("category", .string(category.shortName)),
      ("width", .optional(width)),
      ("outcome", .string(verdict.outcome.rawValue)),
      ("shortfall", .number(verdict.shortfall)),
      ("measured", .array(verdict.measured.map(\.json))),
    ])
  }
}

extension MeasuredValue {
  /// Writes a length, its limit, which side of it is allowed, and the error band.
  var json: JSONValue {
    .object([
      ("name", .string(name)),
      ("value", .number(value)),
      ("limit", .optional(limit)),
      ("bound", .string(bound.rawValue)),
      ("error", .number(error)),
    ])
  }
}
