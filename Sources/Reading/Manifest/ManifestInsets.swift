internal import JSONText
internal import Model

/// Insets as a manifest gives them: four sides, of which those left out are 0.
struct ManifestInsets: ManifestDraft {
  /// Room above, in points.
  var top: Double?
  /// Room at the left, in points.
  var left: Double?
  /// Room below, in points.
  var bottom: Double?
  /// Room at the right, in points.
  var right: Double?

  /// The keys of insets, `UIEdgeInsets`' own; they may be negative, as there.
  static let table = sides("insets", ManifestValue.offset)
  /// The keys of a resizable image's caps, which may not be negative.
  static let capTable = sides("capInsets", ManifestValue.length)

  /// Reads insets; a number alone is the room on every side.
  static func read(_ node: JSONNode) throws(ManifestError) -> EdgeInsets {
    try read(node, by: table, side: ManifestValue.offset)
  }

  /// Reads the caps of a resizable image.
  static func readCaps(_ node: JSONNode) throws(ManifestError) -> EdgeInsets {
    try read(node, by: capTable, side: ManifestValue.length)
  }

  private static func sides(
    _ name: String, _ read: @escaping @Sendable (JSONNode) throws(ManifestError) -> Double
  ) -> ManifestTable<ManifestInsets> {
    ManifestTable(
      name,
      [
        ManifestKey("top", \ManifestInsets.top, read), ManifestKey("left", \.left, read),
        ManifestKey("bottom", \.bottom, read), ManifestKey("right", \.right, read),
      ])
  }

  private static func read(
    _ node: JSONNode, by table: ManifestTable<ManifestInsets>,
    side: (JSONNode) throws(ManifestError) -> Double
  ) throws(ManifestError) -> EdgeInsets {
    if node.number != nil {
      let all = try side(node)
      return EdgeInsets(top: all, left: all, bottom: all, right: all)
    }
    guard node.object != nil else { throw ManifestValue.wrong(node, "a number or an object") }
    let draft = try table.read(node)
    return EdgeInsets(
      top: draft.top ?? 0, left: draft.left ?? 0, bottom: draft.bottom ?? 0,
      right: draft.right ?? 0)
  }
}

/// Constraints between title label and control, each a least distance in points.
struct ManifestTitleConstraints: ManifestDraft {
  /// Least distance above the title.
  var top: Double?
  /// Least distance before the title.
  var leading: Double?
  /// Least distance below the title.
  var bottom: Double?
  /// Least distance behind the title.
  var trailing: Double?

  /// The keys of the constraints; a side left out has none.
  static let table = ManifestTable(
    "titleConstraints",
    [
      ManifestKey("top", \ManifestTitleConstraints.top, ManifestValue.offset),
      ManifestKey("leading", \.leading, ManifestValue.offset),
      ManifestKey("bottom", \.bottom, ManifestValue.offset),
      ManifestKey("trailing", \.trailing, ManifestValue.offset),
    ])

  /// Reads the constraints.
  static func read(_ node: JSONNode) throws(ManifestError) -> TitleConstraints {
    let draft = try table.read(node)
    return TitleConstraints(
      top: draft.top, leading: draft.leading, bottom: draft.bottom, trailing: draft.trailing)
  }
}
