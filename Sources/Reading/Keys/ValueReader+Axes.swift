internal import JSONText

extension ValueReader {
  /// Most axes of a font that may be set.
  private static let axisLimit = 64
  /// Values that an OpenType font can store: 16 bits before the point.
  private static let axisValues = -32_768.0...32_767

  /// Reads values of a variable font's axes by their tags.
  ///
  /// A tag has four printable ASCII characters (OpenType's `Tag`). A value beyond what a font can store
  /// is an error here; one beyond the axis of the font that is found is brought into its range there.
  static func axes(_ node: JSONNode) throws(ValueError) -> [String: Double] {
    let members = try members(node)
    guard members.count <= axisLimit else {
      throw ValueError(node.place, "must not set more than \(axisLimit) axes")
    }
    var axes: [String: Double] = [:]
    for member in members {
      guard member.key.utf8.count == 4, member.key.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
      else {
        throw ValueError(
          member.place,
          "\(NearestWord.quote(member.key)) is no axis: four letters such as “wght” make one")
      }
      do {
        axes[member.key] = try number(
          member.value, from: axisValues.lowerBound, to: axisValues.upperBound)
      } catch {
        throw error.under(member.key)
      }
    }
    return axes
  }
}
