/// How much of an XML document is read at most.
package struct XMLLimits: Hashable, Sendable {
  /// Deepest nesting of elements; the deepest of 267 public files is 38.
  package var depth = 128
  /// Most elements; the largest public storyboard seen has 30,075.
  package var elementCount = 400_000

  /// Sets the limits that files from others are read with.
  package init() {}
}
