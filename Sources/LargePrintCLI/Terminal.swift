#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Terminal {
  /// Writes text to standard output.
  static func print(_ text: String) {
    write(text, to: 1)
  }

  /// Makes a text from the input harmless: control characters and direction marks become blanks.
  static func plain(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
        kept.append(" ")
      default: kept.append(scalar)
      }
    }
    return String(kept)
  }

  /// Writes a line to standard error.
  static func complain(_ text: String) {
    write(text + "\n", to: 2)
  }

  /// Shows how far a long run is, on one line that is written over; only on a terminal.
  static func progress(_ done: Int, of total: Int) {
    guard isatty(2) != 0 else { return }
    write(done < total ? "\r\(done) of \(total) controls" : "\r\u{1B}[K", to: 2)
  }

  /// Whether standard output shows colours: a terminal, and `NO_COLOR` is not set.
  static var showsColour: Bool {
    isatty(1) != 0 && getenv("NO_COLOR") == nil
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}

/// The system's `write`, under a name that the functions above do not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
  #else
    Darwin.write(descriptor, bytes, count)
  #endif
}
