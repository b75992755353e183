import Reporting

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Standard output and standard error.
enum Terminal {
  /// Standard output takes nothing more.
  struct OutputError: Error {}

  /// Writes text to standard output; throws when it cannot be written whole.
  static func print(_ text: String) throws(OutputError) {
    guard write(text, to: 1) else { throw OutputError() }
  }

  /// Writes a line to standard error, without what could steer the terminal.
  static func complain(_ text: String) {
    _ = write(HarmlessText.block(text) + "\n", to: 2)
  }

  /// Shows how far a long run is, on one line that is written over; only on a terminal.
  static func progress(_ done: Int, of total: Int) {
    guard isatty(2) != 0 else { return }
    _ = write(done < total ? "\r\(done) of \(total) controls" : "\r\u{1B}[K", to: 2)
  }

  /// Whether standard output shows colours: a terminal, and `NO_COLOR` is not set.
  static var showsColour: Bool {
    isatty(1) != 0 && getenv("NO_COLOR") == nil
  }

  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      guard written > 0 else { return false }
      bytes = bytes.dropFirst(written)
    }
    return true
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
