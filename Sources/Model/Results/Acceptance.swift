/// Why a finding is known and fails no build.
public struct Acceptance: Hashable, Sendable, Codable {
  /// Where it was said.
  public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
    /// In a baseline.
    case baseline
    /// In a configuration.
    case configuration
    /// In the manifest that the control stands in.
    case manifest
  }

  /// Where it was said.
  public var source: Source
  /// Why, in the words of whoever accepted it; nil where a baseline gives no reason.
  public var reason: String?
  /// Last day on which it holds; nil for no end.
  ///
  /// Reports say it and never compare it with a clock; see `docs/ci.md`.
  public var until: CalendarDay?

  /// Accepts.
  public init(_ source: Source, reason: String? = nil, until: CalendarDay? = nil) {
    self.source = source
    self.reason = reason
    self.until = until
  }
}

/// A day of the Gregorian calendar, without a time or a time zone.
public struct CalendarDay: Hashable, Sendable, Codable, Comparable {
  /// Year, 1 to 9999.
  public let year: Int
  /// Month, 1 to 12.
  public let month: Int
  /// Day of the month, from 1.
  public let day: Int

  /// Names a day; nil for one that no calendar has.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(of: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day as ISO 8601 writes it, such as `2027-03-31`.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as ISO 8601 writes it.
  public var text: String {
    let digits = [(year, 4), (month, 2), (day, 2)].map { number, width in
      let text = String(number)
      return String(repeating: "0", count: width - text.count) + text
    }
    return digits.joined(separator: "-")
  }

  /// Orders days from past to future.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
