internal import CHyphen
internal import CICU

/// The hyphenation patterns of one language; belongs to one worker.
@safe final class HyphenationPatterns {
  /// Longest word that is looked at, in UTF-16 units; a title has no longer ones.
  private static let lengthLimit = 100

  private let patterns: UnsafeMutablePointer<HyphenDict>
  /// From UTF-16 to the file's encoding; nil for UTF-8.
  private let converter: OpaquePointer?

  /// Reads a file of patterns in libhyphen's format; nil when it is none or its encoding unknown.
  init?(path: String) {
    guard let loaded = unsafe hnj_hyphen_load(path) else { return nil }
    var encoding: OpaquePointer?
    if unsafe loaded.pointee.utf8 == 0 {
      var status = U_ZERO_ERROR
      unsafe encoding = withUnsafeBytes(of: loaded.pointee.cset) { bytes in
        let name = unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        return unsafe icu_converter_open(name, &status)
      }
      guard unsafe encoding != nil, status.rawValue <= U_ZERO_ERROR.rawValue else {
        unsafe hnj_hyphen_free(loaded)
        return nil
      }
    }
    unsafe patterns = loaded
    unsafe converter = encoding
  }

  deinit {
    unsafe hnj_hyphen_free(patterns)
    if let converter = unsafe converter { unsafe icu_converter_close(converter) }
  }

  /// Finds where a word may be parted, as distances from its start in UTF-16 units.
  ///
  /// The word consists of letters of one unit each; in others no place is found.
  func places(in word: [UInt16]) -> [Int] {
    guard word.count <= Self.lengthLimit, !word.contains(where: UTF16.isSurrogate) else {
      return []
    }
    let small = word.map { unit in
      UInt16(truncatingIfNeeded: icu_to_lower(Int32(unit)))
    }
    let bytes = encoded(small)
    guard !bytes.isEmpty else { return [] }
    var marks = [CChar](repeating: 0, count: bytes.count + 5)
    let failure = unsafe hyphen_mark(patterns, bytes, Int32(bytes.count), &marks)
    guard failure == 0 else { return [] }
    return word.indices.dropFirst().filter { marks[$0 - 1] & 1 == 1 }
  }

  private func encoded(_ word: [UInt16]) -> [CChar] {
    guard let converter = unsafe converter else {
      return String(decoding: word, as: UTF16.self).utf8.map { CChar(bitPattern: $0) }
    }
    var bytes = [CChar](repeating: 0, count: word.count)
    var status = U_ZERO_ERROR
    let count = unsafe icu_converter_encode(
      converter, &bytes, Int32(bytes.count), word, Int32(word.count), &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue && Int(count) == word.count ? bytes : []
  }
}
