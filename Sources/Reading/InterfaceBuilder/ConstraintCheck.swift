internal import Model

/// A constraint that makes no sense.
struct ConstraintFault: Hashable {
  /// Object id of the constraint.
  var id: String
  /// What is wrong with it.
  var fault: TextFault

  /// The notice that a report shows.
  func notice(path: String) -> Notice {
    Notice(
      source: SourceReference(file: path, line: fault.line, column: fault.column, object: id),
      reason: .invalidValue,
      message: "A constraint is left out: \(fault.message). Its screen is not solved.")
  }

  /// The doubts that it leaves about every control of its screen, passes included: the constraint may
  /// squeeze any of them.
  var doubts: [Doubt] {
    let reason = "a constraint of its screen is left out: " + fault.doubt.reason
    return [Doubt.Subject.width, .height].map { subject in
      var doubt = Doubt(subject, reason)
      doubt.unsettlesPasses = true
      return doubt
    }
  }
}

/// Finds what UIKit would refuse in a constraint, or could not make out.
struct ConstraintCheck {
  /// The constraint.
  let element: XMLElement
  /// Size classes of the canvas, which may vary its numbers.
  let sizeClasses: SizeClasses

  /// The first fault; nil for a constraint that makes sense.
  var fault: TextFault? { numberFault ?? wordFault ?? attributeFault }

  /// A constant beyond a million points is none that anybody means.
  private var numberFault: TextFault? {
    for source in [element] + sizeClasses.variations(of: element) {
      if let text = source["constant"], !(source.number("constant").map { abs($0) <= 1e6 } ?? false)
      {
        return value("constant", text)
      }
      if let text = source["priority"],
        !(source.number("priority").map { (0...1000).contains($0) } ?? false)
      {
        return value("priority", text)
      }
    }
    return nil
  }

  private var wordFault: TextFault? {
    if let text = element["multiplier"], !Self.isFactor(text) { return value("multiplier", text) }
    let relations = ["equal", "lessThanOrEqual", "greaterThanOrEqual"]
    if let word = element["relation"], !relations.contains(word) { return value("relation", word) }
    return nil
  }

  /// A factor from a ten-thousandth to ten thousand, of either sign, or zero.
  private static func isFactor(_ text: String) -> Bool {
    guard let factor = LayoutTie.multiplier(text) else { return false }
    return factor == 0 || (1e-4...1e4).contains(abs(factor))
  }

  private var attributeFault: TextFault? {
    guard let first = element["firstAttribute"] else {
      return TextFault("a constraint has no firstAttribute", in: element)
    }
    guard let own = TiedAttribute(first) else { return value("firstAttribute", first) }
    let second = element["secondAttribute"] ?? TiedAttribute.none
    guard second != TiedAttribute.none else {
      if own.kind == .size, element["secondItem"] == nil { return nil }
      return TextFault(
        "the \(NearestWord.quote(first)) of a constraint is tied to no other place", in: element)
    }
    guard let other = TiedAttribute(second) else { return value("secondAttribute", second) }
    guard !own.canBeTied(to: other) else { return nil }
    return TextFault(
      "the \(NearestWord.quote(first)) of a constraint cannot be tied to "
        + NearestWord.quote(second), in: element)
  }

  private func value(_ name: String, _ text: String) -> TextFault {
    TextFault(name, text, of: "a constraint", in: element)
  }
}

/// An attribute of a constraint by what UIKit ties it to: sizes to sizes, places to places of the same
/// axis, and edges by the direction of writing to no others.
struct TiedAttribute: Hashable {
  /// What it measures.
  enum Kind: Hashable { case size, across, down }

  /// What it measures.
  let kind: Kind
  /// Whether it is an edge that turns with the direction of writing, or one that does not; nil for
  /// every other attribute.
  let turns: Bool?

  /// Interface Builder's word for no attribute.
  static let none = "notAnAttribute"

  /// Reads Interface Builder's word; nil for one that is not known.
  init?(_ word: String) {
    switch word {
    case "width", "height": (kind, turns) = (.size, nil)
    case "leading", "trailing", "leadingMargin", "trailingMargin": (kind, turns) = (.across, true)
    case "left", "right", "leftMargin", "rightMargin": (kind, turns) = (.across, false)
    case "centerX", "centerXWithinMargins": (kind, turns) = (.across, nil)
    case "top", "bottom", "topMargin", "bottomMargin", "centerY", "centerYWithinMargins",
      "baseline", "firstBaseline", "lastBaseline":
      (kind, turns) = (.down, nil)
    default: return nil
    }
  }

  /// Whether UIKit makes a constraint between the two.
  func canBeTied(to other: TiedAttribute) -> Bool {
    guard kind == other.kind else { return false }
    return turns == other.turns || turns == nil || other.turns == nil
  }
}
