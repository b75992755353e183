/// A cluster's advance in one design, as shares of the em.
package struct ClusterAdvance: Hashable, Sendable {
  /// The whole advance.
  package var advance: Double
  /// Part of it that kerning added or took.
  package var kern: Double

  /// Describes an advance.
  package init(advance: Double, kern: Double) {
    self.advance = advance
    self.kern = kern
  }
}

/// The corrections of one weight, looked up by scalar.
package final class AdvanceCorrections: Sendable {
  /// Scalars from here on have no numbers of their own.
  private static let limit: UInt32 = 0x2300

  private let text: [Correction]
  private let display: [Correction]
  private let neighbours: [Neighbour]
  private let textPairs: [Double]
  private let displayPairs: [Double]
  private let leftEdgeCount: Int
  private let sizeScale: [SizeValue]

  private struct Correction {
    var scale = 1.0
    var difference = 0.0
  }

  private struct Neighbour {
    var kerning = 0.0
    var rightEdge = -1
    var leftEdge = -1
  }

  init(profile: SystemProfile, numbers: WeightProfile) {
    text = Self.table(profile, numbers.text)
    display = Self.table(profile, numbers.display)
    sizeScale = numbers.sizeScale
    let right = Array(Set(profile.pairs.rightEdges.values)).sorted()
    let left = Array(Set(profile.pairs.leftEdges.values)).sorted()
    neighbours = Self.neighbours(profile, rightEdges: right, leftEdges: left)
    leftEdgeCount = left.count
    textPairs = Self.pairs(profile.pairs.text, right: right, left: left)
    displayPairs = Self.pairs(profile.pairs.display, right: right, left: left)
  }

  private static func pairs(
    _ values: [String: [String: Double]], right: [String], left: [String]
  ) -> [Double] {
    right.flatMap { name in left.map { values[name]?[$0] ?? 0 } }
  }

  private static func table(_ profile: SystemProfile, _ design: DesignProfile) -> [Correction] {
    var table = [Correction](repeating: Correction(), count: Int(limit))
    for group in profile.classes {
      guard let scale = design.scales[group.name] else { continue }
      for range in group.ranges where range.lowerBound < limit {
        for scalar in range.clamped(to: 0...limit - 1) { table[Int(scalar)].scale = scale }
      }
    }
    for (scalar, difference) in design.characters where scalar < limit {
      table[Int(scalar)].difference = difference
    }
    for (scalar, base) in profile.bases where scalar < limit && base < limit {
      table[Int(scalar)] = table[Int(base)]
    }
    return table
  }

  private static func neighbours(
    _ profile: SystemProfile, rightEdges: [String], leftEdges: [String]
  ) -> [Neighbour] {
    let pairs = profile.pairs
    var plain = Neighbour()
    plain.kerning = pairs.kerningScale
    var table = [Neighbour](repeating: plain, count: Int(limit))
    for (scalar, part) in pairs.kerningByLeft where scalar < limit {
      table[Int(scalar)].kerning += part
    }
    for (scalar, name) in pairs.rightEdges where scalar < limit {
      table[Int(scalar)].rightEdge = rightEdges.firstIndex(of: name) ?? -1
    }
    for (scalar, name) in pairs.leftEdges where scalar < limit {
      table[Int(scalar)].leftEdge = leftEdges.firstIndex(of: name) ?? -1
    }
    for (scalar, base) in profile.bases where scalar < limit && base < limit {
      table[Int(scalar)] = table[Int(base)]
    }
    return table
  }

  /// Corrects the advance of a digit where all are equally wide: as that of 0, for want of rows.
  private func digitAdvance(_ cluster: ClusterAdvance, isDisplay: Bool) -> Double {
    let zero = isDisplay ? display[0x30] : text[0x30]
    return (cluster.advance - cluster.kern) * zero.scale + zero.difference
  }

  /// Corrects the advance of a cluster in one design, by its first scalar and that of the next
  /// cluster; all in shares of the em.
  package func advance(
    of scalar: UInt32, before next: UInt32?, _ cluster: ClusterAdvance, isDisplay: Bool
  ) -> Double {
    guard scalar < Self.limit else { return cluster.advance }
    let index = Int(scalar)
    let own = isDisplay ? display[index] : text[index]
    return cluster.advance * own.scale + own.difference
      + cluster.kern * neighbours[index].kerning
      + pair(index, next, isDisplay ? displayPairs : textPairs)
  }

  /// Corrects the advances of a shaped text in one design, in shares of the em; the sizes of the
  /// text share them.
  ///
  /// The loop stands here and not with its callers, so that it is compiled as one piece.
  package func advances(
    of units: [UInt16], run: ShapedRun, unitsPerEm: Double, isDisplay: Bool,
    hasMonospacedDigits: Bool = false
  ) -> [Double] {
    var advances = [Double](repeating: 0, count: units.count)
    var next: UInt32?
    for index in units.indices.reversed() where !run.glyphRanges[index].isEmpty {
      let scalar = units.scalar(at: index)
      if run.advances[index] != 0 {
        let cluster = ClusterAdvance(
          advance: run.advances[index] / unitsPerEm, kern: run.kerns[index] / unitsPerEm)
        advances[index] =
          hasMonospacedDigits && (0x30...0x39).contains(scalar)
          ? digitAdvance(cluster, isDisplay: isDisplay)
          : advance(of: scalar, before: next, cluster, isDisplay: isDisplay)
      }
      next = scalar
    }
    return advances
  }

  private func pair(_ index: Int, _ next: UInt32?, _ values: [Double]) -> Double {
    guard let next, next < Self.limit, neighbours[index].rightEdge >= 0,
      neighbours[Int(next)].leftEdge >= 0
    else { return 0 }
    return values[
      neighbours[index].rightEdge * leftEdgeCount + neighbours[Int(next)].leftEdge]
  }

  /// Finds the factor on every advance at a size.
  package func factor(atSize size: Double) -> Double {
    SizeValue.value(of: sizeScale, atSize: size, empty: 1)
  }
}

extension [UInt16] {
  /// The scalar that begins at a unit; half a pair counts as itself.
  fileprivate func scalar(at index: Int) -> UInt32 {
    let unit = UInt32(self[index])
    guard (0xD800..<0xDC00).contains(unit), index + 1 < count else { return unit }
    return 0x10000 + ((unit - 0xD800) << 10) + ((UInt32(self[index + 1]) &- 0xDC00) & 0x3FF)
  }
}
