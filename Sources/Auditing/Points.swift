/// Lengths as words of a message.
enum Points {
  /// Writes a measured length with one decimal and its unit: "27.3 pt", "3.0 pt".
  static func measured(_ length: Double) -> String {
    number(length) + " pt"
  }

  /// Writes a length that a person chose, without an idle decimal: "28 pt", "28.5 pt".
  static func chosen(_ length: Double) -> String {
    let text = number(length)
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " pt"
  }

  /// Writes a measured length with its error: "28.4 ± 1.2 pt".
  static func measured(_ length: Double, error: Double) -> String {
    number(length) + " ± " + number(error) + " pt"
  }

  /// Writes a number with one decimal; numbers no screen can hold are called endless.
  static func number(_ value: Double) -> String {
    let tenths = (abs(value) * 10).rounded()
    guard tenths < 1e12 else { return "endless" }
    let whole = Int(tenths)
    let sign = value < 0 && whole > 0 ? "-" : ""
    return "\(sign)\(whole / 10).\(whole % 10)"
  }
}
