/// What a symbol of the tableau stands for.
enum SymbolKind: Hashable, Sendable {
  /// A variable of the caller's, of any sign.
  case external
  /// How far an inequality is from its bound, 0 or more.
  case slack
  /// How far a wish is from holding on one side, 0 or more.
  case error
  /// A required equality; always 0, kept so that it can be changed, removed and named.
  case dummy
  /// Nothing; free to be used again.
  case unused

  /// Whether its value must not be negative.
  var isRestricted: Bool { self == .slack || self == .error }
}

/// An unknown of the tableau.
struct Symbol: Hashable, Sendable {
  /// What it stands for.
  var kind: SymbolKind
  /// The row that gives its value; nil when it is nonbasic, and so 0.
  var row: Int?
  /// Index of the variable or constraint it belongs to.
  var owner: Int
}
