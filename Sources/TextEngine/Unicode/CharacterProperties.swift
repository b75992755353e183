internal import CICU

/// What Unicode says of characters, through ICU.
package enum CharacterProperties {
  /// Finds the script of a character; `Zyyy` and `Zinh` for what is shared.
  package static func script(of scalar: UInt32) -> ScriptTag {
    if scalar < 0x80 {
      let isLetter = (0x41...0x5A).contains(scalar) || (0x61...0x7A).contains(scalar)
      return isLetter ? .latin : .common
    }
    var status = U_ZERO_ERROR
    let code = unsafe icu_script(Int32(bitPattern: scalar), &status)
    guard let name = unsafe icu_script_short_name(code) else { return .common }
    return unsafe ScriptTag(String(cString: name))
  }

  /// Whether a character is shown as a picture unless a selector says otherwise.
  package static func isEmoji(_ scalar: UInt32) -> Bool {
    scalar >= 0x231A && icu_is_emoji_presentation(Int32(bitPattern: scalar))
  }

  /// Whether nothing is drawn for a character that a font lacks.
  package static func isIgnorable(_ scalar: UInt32) -> Bool {
    scalar >= 0xAD && icu_is_default_ignorable(Int32(bitPattern: scalar))
  }

  /// Whether a character is a letter.
  package static func isLetter(_ scalar: UInt32) -> Bool {
    icu_is_letter(Int32(bitPattern: scalar))
  }

  /// Whether a character means what a font's maker likes, so that no other font may stand in.
  package static func isPrivateUse(_ scalar: UInt32) -> Bool {
    (0xE000...0xF8FF).contains(scalar) || scalar >= 0xF_0000
  }

  /// Whether a unit is a space that hangs over the end of a line.
  ///
  /// No-break spaces are text.
  package static func isHangingSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: isLineEnd(unit)
    }
  }

  /// Whether a unit ends a line or paragraph.
  package static func isLineEnd(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a unit is a Hangul syllable or letter.
  package static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Version of ICU.
  package static var libraryVersion: String { unsafe String(cString: icu_version()) }
}
