/// How much of an XML document is read at most.
package struct XMLLimits: Hashable, Sendable {
  /// Deepest nesting of elements; the deepest of 267 public files is 38.
  package var depth = 128
  /// Most elements; the largest public storyboard seen has 30,075.
  package var elementCount = 400_000
  /// Most attributes of one element; the most in 267 public files is 19.
  ///
  /// libxml2 compares each attribute with all before it, so that 200,000 of them take minutes.
  package var attributeCount = 1000

  /// Sets the limits that files from others are read with.
  package init() {}
}
