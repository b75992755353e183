internal import JSONText
internal import Model

/// Four lengths by the radius; a side that is left out is nil.
///
/// As insets the sides are physical; as constraints left is leading and right trailing.
struct ProfileSides: KeyedDraft, Hashable, Sendable {
  /// Room above.
  var top: RadiusLength?
  /// Room at the left, or before.
  var left: RadiusLength?
  /// Room below.
  var bottom: RadiusLength?
  /// Room at the right, or behind.
  var right: RadiusLength?

  /// The article's rule: half the radius above and below, the radius beside.
  static let byRadius = ProfileSides(
    upright: RadiusLength(radii: 0.5, points: 0), sideways: RadiusLength(radii: 1, points: 0))

  /// Starts without any side.
  init() {}

  /// Gives opposite sides the same length.
  init(upright: RadiusLength, sideways: RadiusLength) {
    (top, left, bottom, right) = (upright, sideways, upright, sideways)
  }

  /// The keys of content insets.
  static let insetsTable = table("profileInsets", left: "left", right: "right")
  /// The keys of title constraints.
  static let constraintsTable = table("profileConstraints", left: "leading", right: "trailing")

  /// Reads content insets: `by-radius`, one length for all sides, or a length for each.
  static func readInsets(_ node: JSONNode) throws(ValueError) -> ProfileSides {
    try read(node, by: insetsTable)
  }

  /// Reads title constraints: `by-radius`, one length for all sides, or a length for each.
  static func readConstraints(_ node: JSONNode) throws(ValueError) -> ProfileSides {
    try read(node, by: constraintsTable)
  }

  /// Finds content insets in points, missing sides 0; nil where the radius is needed and not known.
  func insets(radius: Double?) -> EdgeInsets? {
    let sides = [top, left, bottom, right].map { side in
      side.map { $0.resolved(radius: radius) } ?? 0
    }
    let points = sides.compactMap { $0 }
    guard points.count == 4 else { return nil }
    return EdgeInsets(top: points[0], left: points[1], bottom: points[2], right: points[3])
  }

  /// Finds title constraints in points; nil where the radius is needed and not known.
  func constraints(radius: Double?) -> TitleConstraints? {
    let sides = [top, left, bottom, right]
    let points = sides.map { $0?.resolved(radius: radius) }
    guard zip(sides, points).allSatisfy({ $0 == nil || $1 != nil }) else { return nil }
    return TitleConstraints(
      top: points[0], leading: points[1], bottom: points[2], trailing: points[3])
  }

  private static func table(
    _ name: String, left: String, right: String
  ) -> KeyTable<ProfileSides> {
    KeyTable(
      name,
      [
        TableKey("top", \ProfileSides.top, RadiusLength.read),
        TableKey(left, \.left, RadiusLength.read),
        TableKey("bottom", \.bottom, RadiusLength.read),
        TableKey(right, \.right, RadiusLength.read),
      ])
  }

  private static func read(
    _ node: JSONNode, by table: KeyTable<ProfileSides>
  ) throws(ValueError) -> ProfileSides {
    if node.object != nil { return try table.read(node) }
    if node.string == "by-radius" { return byRadius }
    let all = try RadiusLength.read(node)
    return ProfileSides(upright: all, sideways: all)
  }
}

/// A resizable background image of a class: a square with the same cap on every side.
struct ProfileBackground: KeyedDraft, Hashable, Sendable {
  /// Side of the square; nil when not said.
  var size: RadiusLength?
  /// Width of the part that is never stretched (fact A26).
  var capInsets: RadiusLength?

  /// The keys of a background image.
  static let table = KeyTable(
    "profileBackground",
    [
      TableKey("size", \ProfileBackground.size, RadiusLength.readPositive).required,
      TableKey("capInsets", \.capInsets, RadiusLength.readPositive).required,
    ])

  /// Reads a background image: `by-radius`, or size and caps.
  static func read(_ node: JSONNode) throws(ValueError) -> ProfileBackground {
    if node.string == "by-radius" {
      var background = ProfileBackground()
      background.size = RadiusLength(radii: 2, points: 1)
      background.capInsets = RadiusLength(radii: 1, points: 0)
      return background
    }
    guard node.object != nil else {
      throw ValueReader.wrong(node, "by-radius, none, stored, or size and capInsets")
    }
    return try table.read(node)
  }

  /// Finds the image; nil where the radius is needed and not known.
  func image(radius: Double?, displayScale: Double) -> BackgroundImage? {
    guard let side = size?.resolved(radius: radius), let cap = capInsets?.resolved(radius: radius)
    else { return nil }
    let drawn = PixelGrid(scale: displayScale).roundDown(side)
    return BackgroundImage(
      extent: Extent(width: drawn, height: drawn),
      caps: EdgeInsets(top: cap, left: cap, bottom: cap, right: cap))
  }
}
