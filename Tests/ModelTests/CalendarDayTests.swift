import Model
import Testing

@Suite("Calendar day") struct CalendarDayTests {
  @Test("reads what ISO 8601 writes", arguments: ["2027-03-31", "2028-02-29", "0001-01-01"])
  func days(_ text: String) {
    #expect(CalendarDay(text)?.text == text)
  }

  @Test(
    "is no day",
    arguments: [
      "2027-02-29", "2100-02-29", "2027-13-01", "2027-00-01", "2027-04-31", "2027-4-30", "27-04-30",
      "2027/04/30", "2027-04-30T00", "+027-04-30", "", "----",
    ])
  func noDays(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("past comes before future") func order() throws {
    let days = try ["2026-12-31", "2027-01-01", "2027-01-02"].map { text in
      try #require(CalendarDay(text))
    }
    #expect(days == days.reversed().sorted())
  }
}
