import Model
import Typesetting
import UIKitLayout

/// Which controls of a screen our layout is known to place as UIKit does.
///
/// Interface Builder stores the frames that UIKit gave on its canvas. Where solving that canvas gives
/// them back, the solution at other sizes is trusted as well; where it does not, or where the app would
/// lay out otherwise than the canvas, the control is judged as if its screen were not solved.
struct ScreenTrust: Sendable {
  /// How far a control is trusted.
  enum Level: Int, Comparable, Sendable {
    /// Neither size nor place.
    case none
    /// Its size.
    case size
    /// Its size and its place in the root view.
    case place

    /// Orders from none to all.
    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Levels by object id.
  private let levels: [String: Level]

  /// Edges that agree within a point count as the same (fact H1).
  private static let tolerance = 1.0

  /// Compares solutions at Large with the frames that the file stores.
  init(screen: Screen, canvas: SolvedScreen, runTime: SolvedScreen) {
    let stored = Self.storedFrames(of: screen)
    let drawn = Self.frames(of: canvas)
    let running = Self.frames(of: runTime)
    var levels: [String: Level] = [:]
    for (id, frame) in stored {
      guard let drawn = drawn[id], let running = running[id] else { continue }
      levels[id] = min(Self.level(drawn, frame), Self.level(running, frame))
    }
    self.levels = levels
  }

  /// How far the solution is trusted for a view.
  func level(of view: String) -> Level { levels[view] ?? .none }

  private static func level(_ frame: Rectangle, _ stored: Rectangle) -> Level {
    guard abs(frame.width - stored.width) <= tolerance,
      abs(frame.height - stored.height) <= tolerance
    else { return .none }
    let isInPlace = abs(frame.x - stored.x) <= tolerance && abs(frame.y - stored.y) <= tolerance
    return isInPlace ? .place : .size
  }

  private static func frames(of screen: SolvedScreen) -> [String: Rectangle] {
    Dictionary(screen.views.map { ($0.id, $0.frame) }) { first, _ in first }
  }

  /// Stored frames in the root view; a view below one without a frame has none, and one that
  /// Interface Builder calls misplaced has no say.
  private static func storedFrames(of screen: Screen) -> [String: Rectangle] {
    var result: [String: Rectangle] = [:]
    func add(_ node: ViewNode, at origin: Position) {
      guard let frame = node.frame else { return }
      let place = frame.offset(x: origin.x, y: origin.y)
      if node.attributes["misplaced"] != "YES" { result[node.id] = place }
      for child in node.children { add(child, at: Position(x: place.x, y: place.y)) }
    }
    guard let root = screen.root, let frame = root.frame else { return result }
    for child in root.children { add(child, at: .zero) }
    result[root.id] = Rectangle(origin: .zero, extent: frame.extent)
    return result
  }
}
