/// A closed shape of straight and curved pieces, in the unit of its owner.
///
/// Glyph outlines are in font units with y upward; control shapes are in points with y downward.
public struct Outline: Hashable, Sendable {
  /// One step of the pen.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and sets it down.
    case move(Position)
    /// Draws a straight line.
    case line(Position)
    /// Draws a curve with one control point.
    case quadratic(control: Position, end: Position)
    /// Draws a curve with two control points.
    case cubic(first: Position, second: Position, end: Position)
    /// Draws back to the last move.
    case close
  }

  /// The pen's steps in order.
  public var elements: [Element]

  /// Collects pen steps into a shape.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  /// Whether nothing is drawn, as for a space.
  public var isEmpty: Bool { elements.isEmpty }
}
