internal import Model

/// A side of a control.
enum Edge: String, Hashable, CaseIterable {
  case top, left, bottom, right

  /// Whether widths decide about it.
  var isSideways: Bool { self == .left || self == .right }

  /// Measures how far a box reaches beyond this side of another, in points; negative inside.
  func overflow(of box: Rectangle, over bounds: Rectangle) -> Double {
    switch self {
    case .top: bounds.minY - box.minY
    case .left: bounds.minX - box.minX
    case .bottom: box.maxY - bounds.maxY
    case .right: box.maxX - bounds.maxX
    }
  }
}

extension EdgeInsets {
  /// Room at one side, in points.
  subscript(edge: Edge) -> Double {
    switch edge {
    case .top: top
    case .left: left
    case .bottom: bottom
    case .right: right
    }
  }
}

/// Edges of which a sentence says the same.
struct EdgeGroup {
  /// What is said.
  let words: String
  /// The edges, in the order of their first mention.
  var edges: [Edge]

  /// The edges in words, "top" or "left and right", in one order whatever was said first.
  var names: String {
    Edge.allCases.filter(edges.contains).map(\.rawValue).joined(separator: " and ")
  }

  /// Puts edges together that have the same words.
  static func grouping(_ items: [(edge: Edge, words: String)]) -> [EdgeGroup] {
    items.reduce(into: []) { groups, item in
      if let index = groups.firstIndex(where: { $0.words == item.words }) {
        groups[index].edges.append(item.edge)
      } else {
        groups.append(EdgeGroup(words: item.words, edges: [item.edge]))
      }
    }
  }
}
