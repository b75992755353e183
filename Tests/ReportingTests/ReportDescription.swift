public import Model
public import Testing

/// Keeps whole reports out of the test log.
extension Report: CustomTestStringConvertible {
  /// How many controls and findings it holds.
  public var testDescription: String {
    "report of \(controls.count) controls and \(findings.count) findings"
  }
}
