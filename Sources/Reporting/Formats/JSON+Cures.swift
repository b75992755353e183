internal import JSONText
internal import Model

extension Cure {
  /// Writes a cure with its changes as data.
  var json: JSONValue {
    .object([
      ("sentence", .string(sentence)),
      ("outcome", .string(outcome.rawValue)),
      ("cells", .integer(cells)),
      ("onScreen", .optional(onScreen?.rawValue)),
      ("remaining", .array(remaining.map(JSONValue.string))),
      ("changes", .array(changes.map(\.json))),
    ])
  }
}

extension Cure.Change {
  /// Writes a change: its kind, what was there and what should be.
  fileprivate var json: JSONValue {
    let (old, new) = values
    return .object([("kind", .string(kind)), ("from", old), ("to", new)])
  }

  private var values: (old: JSONValue, new: JSONValue) {
    switch self {
    case .lines(let old, let new): (.integer(old), .integer(new))
    case .wordWrap(let old): (.string(old.rawValue), .string(LineBreakMode.wordWrap.rawValue))
    case .leastHeight(let new, let old): (.optional(old), .number(new))
    case .leastWidth(let new, let most, let old):
      (.number(old), .array([.number(new), .number(most)]))
    case .titleConstraints(let held): (.null, held.json)
    case .contentInsets(let new, let old): (old?.json ?? .null, new.json)
    case .radius(let new, let old): (.number(old), .number(new))
    case .shrinkToFit(let factor): (.null, .number(factor))
    }
  }
}

extension TitleConstraints {
  /// Writes the four least distances, in points.
  fileprivate var json: JSONValue {
    .object([
      ("top", .optional(top)), ("leading", .optional(leading)), ("bottom", .optional(bottom)),
      ("trailing", .optional(trailing)),
    ])
  }
}

extension CriticalPoint {
  /// Writes where a title begins to fail and the width at which it would not.
  var json: JSONValue {
    .object([
      ("locale", .string(locale)),
      ("state", .string(state.rawValue)),
      ("part", .optional(part.name)),
      ("whatIf", .bool(isWhatIf)),
      ("category", .string(category.shortName)),
      ("pointSize", .optional(pointSize)),
      ("width", .optional(width)),
    ])
  }
}
