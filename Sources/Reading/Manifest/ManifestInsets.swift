internal import JSONText
internal import Model

/// Insets as a manifest gives them: four sides, of which those left out are 0.
struct ManifestInsets: KeyedDraft {
  /// Room above, in points.
  var top: Double?
  /// Room at the left, in points.
  var left: Double?
  /// Room below, in points.
  var bottom: Double?
  /// Room at the right, in points.
  var right: Double?

  /// The keys of insets, `UIEdgeInsets`' own; they may be negative, as there.
  static let table = sides("insets", ValueReader.offset)
  /// The keys of a resizable image's caps, which may not be negative.
  static let capTable = sides("capInsets", ValueReader.length)

  /// Reads insets; a number alone is the room on every side.
  static func read(_ node: JSONNode) throws(ValueError) -> EdgeInsets {
    try read(node, by: table, side: ValueReader.offset)
  }

  /// Reads the caps of a resizable image.
  static func readCaps(_ node: JSONNode) throws(ValueError) -> EdgeInsets {
    try read(node, by: capTable, side: ValueReader.length)
  }

  private static func sides(
    _ name: String, _ read: @escaping @Sendable (JSONNode) throws(ValueError) -> Double
  ) -> KeyTable<ManifestInsets> {
    KeyTable(
      name,
      [
        TableKey("top", \ManifestInsets.top, read), TableKey("left", \.left, read),
        TableKey("bottom", \.bottom, read), TableKey("right", \.right, read),
      ])
  }

  private static func read(
    _ node: JSONNode, by table: KeyTable<ManifestInsets>,
    side: (JSONNode) throws(ValueError) -> Double
  ) throws(ValueError) -> EdgeInsets {
    if node.number != nil {
      let all = try side(node)
      return EdgeInsets(top: all, left: all, bottom: all, right: all)
    }
    guard node.object != nil else { throw ValueReader.wrong(node, "a number or an object") }
    let draft = try table.read(node)
    return EdgeInsets(
      top: draft.top ?? 0, left: draft.left ?? 0, bottom: draft.bottom ?? 0,
      right: draft.right ?? 0)
  }
}

/// Constraints between title label and control, each a least distance in points.
struct ManifestTitleConstraints: KeyedDraft {
  /// Least distance above the title.
  var top: Double?
  /// Least distance before the title.
  var leading: Double?
  /// Least distance below the title.
  var bottom: Double?
  /// Least distance behind the title.
  var trailing: Double?

  /// The keys of the constraints; a side left out has none.
  static let table = KeyTable(
    "titleConstraints",
    [
      TableKey("top", \ManifestTitleConstraints.top, ValueReader.offset),
      TableKey("leading", \.leading, ValueReader.offset),
      TableKey("bottom", \.bottom, ValueReader.offset),
      TableKey("trailing", \.trailing, ValueReader.offset),
    ])

  /// Reads the constraints.
  static func read(_ node: JSONNode) throws(ValueError) -> TitleConstraints {
    let draft = try table.read(node)
    return TitleConstraints(
      top: draft.top, leading: draft.leading, bottom: draft.bottom, trailing: draft.trailing)
  }
}
