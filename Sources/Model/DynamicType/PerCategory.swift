/// One value for each of the twelve content size categories.
public struct PerCategory<Value: Sendable>: Sendable {
  /// The values, smallest category first.
  public private(set) var values: [Value]

  /// Computes the value of each category.
  public init(_ value: (ContentSizeCategory) -> Value) {
    values = ContentSizeCategory.allCases.map(value)
  }

  /// The value of one category.
  public subscript(category: ContentSizeCategory) -> Value {
    get { values[category.rawValue] }
    set { values[category.rawValue] = newValue }
  }
}

extension PerCategory: Equatable where Value: Equatable {}
