internal import CICU

/// What kind of boundaries a text is cut at.
package enum BoundaryKind: Hashable, Sendable {
  /// Between what people take for one character.
  case character
  /// Where a line may end.
  case line
}

/// A place where a line may or must end.
package enum LineBreak: UInt8, Hashable, Sendable {
  /// Must not end here.
  case none
  /// May end here.
  case allowed
  /// Must end here.
  case required
}

/// An ICU break iterator for one language, used again for every text; belongs to one worker.
@safe package final class BreakIterator {
  private let iterator: OpaquePointer

  /// Opens an iterator; an unknown language gets ICU's root rules.
  package init(_ kind: BoundaryKind, locale: String) throws(TextEngineError) {
    var status = U_ZERO_ERROR
    let type = kind == .line ? UBRK_LINE : UBRK_CHARACTER
    guard let made = unsafe icu_break_open(type, locale, &status),
      status.rawValue <= U_ZERO_ERROR.rawValue
    else { throw .unavailable(library: "ICU", object: "break iterator") }
    unsafe iterator = made
  }

  deinit { unsafe icu_break_close(iterator) }

  /// Marks the boundaries of a text, one mark in front of each unit and one at the end.
  package func boundaries(of text: [UInt16]) -> [LineBreak] {
    var marks = [LineBreak](repeating: .none, count: text.count + 1)
    unsafe text.withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      unsafe icu_break_set_text(
        iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      marks[0] = .allowed
      while case let place = unsafe icu_break_next(iterator), place >= 0 {
        let isHard = unsafe icu_break_status(iterator) >= 100
        if marks.indices.contains(Int(place)) { marks[Int(place)] = isHard ? .required : .allowed }
      }
      unsafe icu_break_set_text(iterator, nil, 0, &status)
    }
    return marks
  }
}
