/// Whose fault a finding is, as far as the languages of a control tell.
public enum Fault: String, Hashable, Sendable, Codable, CaseIterable {
  /// The base language fails too, at the same size: the layout is too small whatever is translated.
  case layout
  /// The base language does not fail, or only at larger sizes: the translation is too long, or its room too small.
  case translation
}
