internal import CICU

/// ICU's bidirectional algorithm, used again for every text; belongs to one worker.
@safe package struct BidiResolver: ~Copyable {
  private let bidi: OpaquePointer

  /// Makes ICU's object.
  package init() throws(TextEngineError) {
    guard let made = unsafe icu_bidi_open() else {
      throw .unavailable(library: "ICU", object: "bidi object")
    }
    unsafe bidi = made
  }

  deinit { unsafe icu_bidi_close(bidi) }

  /// Finds the embedding level of every unit of a paragraph, and of the paragraph itself.
  ///
  /// The first strong character decides the direction of the paragraph, and the interface's
  /// direction where there is none (natural writing direction).
  package func levels(of text: [UInt16], fallsBackToRightToLeft: Bool) -> BidiLevels {
    let initial = UInt8(fallsBackToRightToLeft ? UBIDI_DEFAULT_RTL : UBIDI_DEFAULT_LTR)
    let base: UInt8 = fallsBackToRightToLeft ? 1 : 0
    guard !text.isEmpty else { return BidiLevels(paragraph: base, units: []) }
    return unsafe text.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe icu_bidi_set_text(
        bidi, buffer.baseAddress, Int32(clamping: buffer.count), initial, &status)
      let paragraph = unsafe icu_bidi_paragraph_level(bidi, 0, &status)
      let levels = unsafe icu_bidi_levels(bidi, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let levels = unsafe levels else {
        return BidiLevels(
          paragraph: base, units: [UInt8](repeating: base, count: buffer.count))
      }
      let units = unsafe Array(UnsafeBufferPointer(start: levels, count: buffer.count))
      return BidiLevels(paragraph: paragraph, units: units)
    }
  }
}

/// Embedding levels of a paragraph: even from left to right, odd from right to left.
package struct BidiLevels: Hashable, Sendable {
  /// Level of the paragraph.
  package var paragraph: UInt8
  /// Level of every UTF-16 unit.
  package var units: [UInt8]

  /// Puts stretches of levels into visual order, as indices (rule L2 of the algorithm).
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
