internal import Model
internal import TextEngine

extension Typesetter {
  /// Finds the factor that makes a single line fit: 1 where none is needed or allowed.
  ///
  /// Sizes shrink in steps of 1/256; at the least factor the line is cut after all (facts D15,
  /// I.8). UIKit's own steps are not known: one case was measured to a tenth of a point.
  mutating func shrinkFactor(
    of title: MeasuredTitle, room: TextRoom, traits: Traits
  ) throws(TypesettingError) -> Double {
    guard let width = room.width, room.lineLimit == 1, room.minimumScaleFactor > 0,
      room.minimumScaleFactor < 1, title.natural(in: width).excess(over: width) > TextRoom.tolerance
    else { return 1 }
    let steps = 256.0
    var low = (room.minimumScaleFactor * steps).rounded(.up)
    guard try fits(title, factor: low / steps, width: width, traits: traits) else {
      return room.minimumScaleFactor
    }
    var high = steps
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded(.down)
      if try fits(title, factor: middle / steps, width: width, traits: traits) {
        low = middle
      } else {
        high = middle
      }
    }
    return low / steps
  }

  private mutating func fits(
    _ title: MeasuredTitle, factor: Double, width: Double, traits: Traits
  ) throws(TypesettingError) -> Bool {
    let small = try measurer.measure(title.analysis, traits: traits, factor: factor)
    return small.natural(in: width).excess(over: width) <= TextRoom.tolerance
  }
}
