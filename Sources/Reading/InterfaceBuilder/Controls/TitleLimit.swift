internal import Model

/// Keeps titles from judgement that are too long to be set in lines.
enum TitleLimit {
  /// Cuts every title of a control after ``AttributedTitle/lengthLimit`` UTF-16 units.
  ///
  /// A control with such a title stays, but is not judged; a notice says so. Nil where all titles are
  /// short enough.
  static func apply(to control: inout Control) -> Notice? {
    var isCut = false
    for index in control.titles.indices {
      if cut(&control.titles[index].title) { isCut = true }
      guard var subtitle = control.titles[index].subtitle, cut(&subtitle) else { continue }
      control.titles[index].subtitle = subtitle
      isCut = true
    }
    guard isCut else { return nil }
    let reason = "its title is longer than \(AttributedTitle.lengthLimit) UTF-16 units"
    control.notModelled = reason
    return Notice(
      source: control.source, reason: .overLimit, message: "The control is not judged: \(reason).")
  }

  /// Cuts a title; false when it is short enough.
  private static func cut(_ title: inout AttributedTitle) -> Bool {
    var room = AttributedTitle.lengthLimit
    for index in title.runs.indices {
      let length = title.runs[index].text.utf16.count
      guard length > room else {
        room -= length
        continue
      }
      title.runs[index].text = beginning(of: title.runs[index].text, units: room)
      title.runs.removeSubrange((index + 1)...)
      return true
    }
    return false
  }

  /// As many whole characters of Unicode as a number of UTF-16 units holds.
  private static func beginning(of text: String, units: Int) -> String {
    var room = units
    let kept = text.unicodeScalars.prefix { scalar in
      room -= UTF16.width(scalar)
      return room >= 0
    }
    return String(kept)
  }
}
