/// Bytes that take the place of others.
struct ByteEdit: Hashable {
  /// Bytes that go; empty for what is only put in.
  var range: Range<Int>
  /// Bytes that come.
  var replacement: [UInt8]

  /// Replaces a range with text.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    replacement = Array(text.utf8)
  }
}

extension [ByteEdit] {
  /// Applies all edits to bytes; nil when two of them touch the same bytes.
  ///
  /// What is put in at one place stays in the order of the edits, before what goes there.
  func applied(to bytes: [UInt8]) -> [UInt8]? {
    let sorted = enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      return first.isEmpty == second.isEmpty ? left.offset < right.offset : first.isEmpty
    }.map(\.element)
    var result: [UInt8] = []
    var place = 0
    for edit in sorted {
      guard edit.range.lowerBound >= place, edit.range.upperBound <= bytes.count else { return nil }
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
