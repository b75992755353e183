/// FNV-1a in 64 bits: a hash that is the same on every machine and in every run.
///
/// Source: Fowler, Noll and Vo, IETF draft draft-eastlake-fnv.
package struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Starts with nothing taken in.
  package init() {}

  /// Takes in a text and an end mark, so that "ab", "c" and "a", "bc" differ.
  package mutating func combine(_ text: String) {
    combine(bytes: text.utf8)
    combine(bytes: CollectionOfOne(0xFF))
  }

  /// Takes in bytes as they are.
  package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
