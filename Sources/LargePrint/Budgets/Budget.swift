package import Model

/// How much room the text of a key has.
package struct Budget: Hashable, Sendable {
  /// Room at one size.
  package struct Room: Hashable, Sendable {
    /// The size.
    package var category: ContentSizeCategory
    /// Point size of the text.
    package var pointSize: Double
    /// Width of a line, in points; nil where the control grows with its text.
    package var width: Double?
    /// Lines that are shown; nil where their number is not limited.
    package var lines: Int?
    /// Most characters of text like the translation's own that pass; nil where any number does.
    package var characters: Int?
  }

  /// The key; of a title without one the id of its control.
  package var key: String
  /// Name of the table; nil where none is known.
  package var table: String?
  /// Language.
  package var locale: String
  /// Id of the control.
  package var control: String
  /// Where the control stands.
  package var source: SourceReference
  /// State that shows the text.
  package var state: ControlState
  /// The text as it is.
  package var text: String
  /// Font family; nil for the system font.
  package var family: String?
  /// Weight of the font.
  package var weight: FontWeight
  /// What happens where a line has no more room.
  package var lineBreakMode: LineBreakMode
  /// Room at the default size, and at the largest that has to pass.
  package var rooms: [Room]
  /// Whether the text as it is fails at one of these sizes.
  package var isExceeded: Bool
  /// What the budget rests on without proof, as phrases.
  package var doubts: [String]

  /// The tightest room: least characters, then least width in ems.
  package var tightest: Room? {
    rooms.min { left, right in
      let counts = (left.characters ?? .max, right.characters ?? .max)
      if counts.0 != counts.1 { return counts.0 < counts.1 }
      return Self.ems(left) < Self.ems(right)
    }
  }

  private static func ems(_ room: Room) -> Double {
    guard let width = room.width, room.pointSize > 0 else { return .infinity }
    return width / room.pointSize
  }
}
