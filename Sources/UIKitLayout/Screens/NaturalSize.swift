/// What a view asks for by itself: the size of its alignment rectangle and where its text stands,
/// all in points (fact H6).
package struct NaturalSize: Hashable, Sendable {
  /// Width; nil where it asks for none.
  package var width: Double?
  /// Height; nil where it asks for none.
  package var height: Double?
  /// From its top to the baseline of its first line; nil without text.
  package var firstBaseline: Double?
  /// From the baseline of its last line to its bottom; nil without text.
  package var lastBaseline: Double?

  /// Describes a wish; nothing is asked for unless said.
  package init(
    width: Double? = nil, height: Double? = nil, firstBaseline: Double? = nil,
    lastBaseline: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
