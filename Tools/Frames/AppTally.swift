import Model
import Typesetting
import UIKitLayout

/// What comes out when every screen is solved as apps would show it.
struct AppTally {
  private var solved = 0
  private var conflicting = 0
  private var doubtful = 0
  private var failures: [String] = []
  private var statements: [String: Int] = [:]

  /// Solves a screen on the narrowest phone and on a wide one, both ways, at Large and the largest.
  mutating func add(
    _ screen: Screen, controls: [Control], file: String, _ typesetter: inout Typesetter
  ) {
    guard screen.root != nil else { return }
    for device in [LayoutDevice.all[0], LayoutDevice.all[7]] {
      for direction in WritingDirection.allCases {
        do {
          try solve(screen, controls, file, device, direction, &typesetter)
        } catch {
          failures.append("\(file) \(screen.name): \(error)")
        }
      }
    }
  }

  private mutating func solve(
    _ screen: Screen, _ controls: [Control], _ file: String, _ device: LayoutDevice,
    _ direction: WritingDirection, _ typesetter: inout Typesetter
  ) throws(LayoutError) {
    var solver = try ScreenSolver(
      screen: screen, canvas: .runTime(screen, on: device), direction: direction)
    for category in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      let traits = Traits(
        category: category, direction: direction, displayScale: device.scale)
      let sizes = IntrinsicSizes(screen: screen, controls: controls, traits: traits)
      let result = try solver.solve { id, width in
        sizes.size(of: id, width: width, &typesetter)
      }
      solved += 1
      if !result.doubts.isEmpty { doubtful += 1 }
      guard let first = result.broken.first else { continue }
      conflicting += 1
      statements["\(file): \(first.statement)", default: 0] += 1
    }
  }

  /// Prints the counts and the screens that conflict most.
  func report() {
    print("\(solved) layouts, \(conflicting) with a conflict, \(doubtful) with a doubt")
    let most = statements.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (statement, count) in most.prefix(20) { print("  \(count) \(statement)") }
    for failure in failures { print("  not solved: \(failure)") }
  }
}
