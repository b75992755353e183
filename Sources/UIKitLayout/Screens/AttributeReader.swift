import Model

extension LayoutAnchors {
  /// What a constraint's attribute says of an item, seen from the constraint's owner (fact H9).
  ///
  /// Nil for an attribute that does not exist.
  func form(
    _ attribute: String, of item: LayoutItem, owner: Int, fromInside: Bool
  ) -> LinearForm? {
    switch attribute {
    case "width": return extent(of: item, .horizontal, fromInside)
    case "height": return extent(of: item, .vertical, fromInside)
    default: break
    }
    guard let place = Self.places[attribute] else {
      return baselineForm(attribute, of: item, owner: owner)
    }
    let inside = origin(item.view, in: owner, place.axis)
    let isCentre = place.point == .middle
    let span =
      place.isMargin
      ? marginSpan(item, place.axis, fromInside: fromInside && !isCentre)
      : span(item, place.axis, fromInside: fromInside && !isCentre)
    guard place.isPhysical, direction == .rightToLeft else { return inside + place.pick(span) }
    // Left edges count from the far side of the owner when leading is right.
    return size(owner, .horizontal) - (inside + place.mirrored.pick(span))
  }

  /// Width and height of a scroll view are its own, from wherever they are seen (fact H9).
  private func extent(of item: LayoutItem, _ axis: Axis, _ fromInside: Bool) -> LinearForm {
    let span = span(item, axis, fromInside: false)
    return span.end - span.start
  }

  private func baselineForm(
    _ attribute: String, of item: LayoutItem, owner: Int
  ) -> LinearForm? {
    guard ["baseline", "lastBaseline", "firstBaseline"].contains(attribute) else { return nil }
    return origin(item.view, in: owner, .vertical)
      + baseline(item.view, isFirst: attribute == "firstBaseline")
  }

  private enum Point: Hashable, Sendable { case start, middle, end }

  private struct Place: Sendable {
    var axis: Axis
    var point: Point
    var isMargin = false
    var isPhysical = false

    var mirrored: Place {
      var place = self
      place.point = point == .start ? .end : point == .end ? .start : .middle
      return place
    }

    func pick(_ span: (start: LinearForm, end: LinearForm)) -> LinearForm {
      switch point {
      case .start: span.start
      case .end: span.end
      case .middle: (span.start + span.end) * 0.5
      }
    }
  }

  private static let places: [String: Place] = [
    "leading": Place(axis: .horizontal, point: .start),
    "trailing": Place(axis: .horizontal, point: .end),
    "left": Place(axis: .horizontal, point: .start, isPhysical: true),
    "right": Place(axis: .horizontal, point: .end, isPhysical: true),
    "centerX": Place(axis: .horizontal, point: .middle),
    "top": Place(axis: .vertical, point: .start),
    "bottom": Place(axis: .vertical, point: .end),
    "centerY": Place(axis: .vertical, point: .middle),
    "leadingMargin": Place(axis: .horizontal, point: .start, isMargin: true),
    "trailingMargin": Place(axis: .horizontal, point: .end, isMargin: true),
    "leftMargin": Place(axis: .horizontal, point: .start, isMargin: true, isPhysical: true),
    "rightMargin": Place(axis: .horizontal, point: .end, isMargin: true, isPhysical: true),
    "topMargin": Place(axis: .vertical, point: .start, isMargin: true),
    "bottomMargin": Place(axis: .vertical, point: .end, isMargin: true),
    "centerXWithinMargins": Place(axis: .horizontal, point: .middle, isMargin: true),
    "centerYWithinMargins": Place(axis: .vertical, point: .middle, isMargin: true),
  ]

  /// Reads a multiplier such as `2`, `0.5`, `1:1` or `4/5` (fact H9); nil for anything else.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count, let first = numbers.first else { return nil }
    let value = numbers.count == 2 ? first / numbers[1] : first
    guard numbers.count <= 2, value.isFinite, abs(value) <= 1e4, abs(value) >= 1e-4 else {
      return value == 0 ? 0 : nil
    }
    return value
  }
}
