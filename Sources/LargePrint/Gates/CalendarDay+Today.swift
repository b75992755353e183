import FoundationEssentials
import Model

extension CalendarDay {
  /// The machine's day in UTC; the one clock of the tool, and no report is written from it.
  static var today: CalendarDay? {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    let parts = calendar.dateComponents([.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return CalendarDay(year: year, month: month, day: day)
  }
}
