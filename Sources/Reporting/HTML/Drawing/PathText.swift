internal import Model

/// Numbers and shapes as SVG writes them.
enum PathText {
  /// Writes a number with at most two decimals; what is not finite becomes 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "0" }
    let hundredths = Int64((value * 100).rounded())
    let whole = hundredths / 100
    let rest = abs(hundredths % 100)
    guard rest != 0 else { return String(whole) }
    let sign = hundredths < 0 ? "-" : ""
    let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
    return sign + String(whole.magnitude) + "." + digits
  }

  /// Writes a factor with at most five decimals.
  static func factor(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e6 else { return "1" }
    var text = Wording.fixed(value, decimals: 5)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Writes a shape in points.
  static func path(_ outline: Outline) -> String {
    var text = ""
    for element in outline.elements {
      switch element {
      case .move(let end): text += "M" + pair(end)
      case .line(let end): text += "L" + pair(end)
      case .quadratic(let control, let end): text += "Q" + pair(control) + " " + pair(end)
      case .cubic(let first, let second, let end):
        text += "C" + pair(first) + " " + pair(second) + " " + pair(end)
      case .close: text += "z"
      }
    }
    return text
  }

  /// Writes a glyph in whole font units, each step relative to the last, which is shorter.
  static func glyphPath(_ outline: Outline) -> String {
    var pen = RelativePen()
    for element in outline.elements { pen.draw(element) }
    return pen.text
  }

  /// Writes a box as a shape.
  static func path(_ box: Rectangle) -> String {
    "M" + number(box.x) + " " + number(box.y) + "h" + number(box.width) + "v"
      + number(box.height) + "h" + number(-box.width) + "z"
  }

  private static func pair(_ position: Position) -> String {
    number(position.x) + " " + number(position.y)
  }
}

/// A pen that writes whole units relative to where it stands.
private struct RelativePen {
  /// What is written so far.
  var text = ""
  private var x = 0
  private var y = 0
  private var startX = 0
  private var startY = 0

  /// Writes one step.
  mutating func draw(_ element: Outline.Element) {
    switch element {
    case .move(let end):
      step("m", [end])
      (startX, startY) = (x, y)
    case .line(let end): step("l", [end])
    case .quadratic(let control, let end): step("q", [control, end])
    case .cubic(let first, let second, let end): step("c", [first, second, end])
    case .close:
      text += "z"
      (x, y) = (startX, startY)
    }
  }

  private mutating func step(_ letter: String, _ positions: [Position]) {
    text += letter
    let (fromX, fromY) = (x, y)
    for (index, position) in positions.enumerated() {
      x = Self.whole(position.x)
      y = Self.whole(position.y)
      write(x - fromX, first: index == 0)
      write(y - fromY, first: false)
    }
  }

  private mutating func write(_ number: Int, first: Bool) {
    if !first && number >= 0 { text += " " }
    text += String(number)
  }

  private static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return 0 }
    return Int(max(-1e6, min(1e6, value)).rounded())
  }
}
