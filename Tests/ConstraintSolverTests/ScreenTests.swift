import Testing

@testable import ConstraintSolver

@Suite("Screens of many views")
struct ScreenTests {
  @Test("twelve text sizes cost one build and eleven re-solves of a few pivots")
  func twelveSizes() throws {
    var screen = try SampleScreen(viewCount: 200)
    let buildPivots = screen.solver.pivotCount
    #expect(screen.solver.constraintCount > 1500)
    for step in 1...11 {
      let before = screen.solver.pivotCount
      try screen.setTextScale(1 + 0.2 * Double(step))
      let pivots = screen.solver.pivotCount - before
      #expect(pivots * 5 < buildPivots, "\(pivots) pivots at step \(step), \(buildPivots) to build")
    }
  }

  @Test("re-solving for another text size ends where a fresh build ends")
  func resolvedIsFresh() throws {
    var screen = try SampleScreen(viewCount: 200)
    for scale in [3, 0.8, 1.6] { try screen.setTextScale(scale) }
    var fresh = try SampleScreen(viewCount: 200)
    try fresh.setTextScale(1.6)
    #expect(screen.frames == fresh.frames)
    try fresh.solver.rebuild()
    try fresh.solver.solve()
    #expect(screen.frames == fresh.frames)
  }

  @Test("after changed constants the dual simplex alone reaches the least costs")
  func dualSimplexSuffices() throws {
    var screen = try SampleScreen(viewCount: 100)
    for scale in [1.4, 2.2, 0.9] {
      try screen.applyTextScale(scale)
      let row = try screen.solver.tableau.restoreFeasibility()
      #expect(row == nil)
      let tableau = screen.solver.tableau
      #expect(tableau.symbols.indices.allSatisfy { !tableau.isImproving($0) })
    }
  }

  @Test("pivots grow about as the number of views", arguments: [50, 200, 800])
  func growth(viewCount: Int) throws {
    let screen = try SampleScreen(viewCount: viewCount)
    #expect(screen.solver.pivotCount < 10 * viewCount)
  }

  @Test("two thousand views are solved, at two text sizes")
  func twoThousandViews() throws {
    var screen = try SampleScreen(viewCount: 2000)
    #expect(screen.rootHeight >= 844)
    let height = screen.rootHeight
    try screen.setTextScale(2)
    #expect(screen.rootHeight > height)
    #expect(screen.solver.constraintCount > 15_000)
  }

  @Test("what is determined is mirrored exactly from right to left")
  func mirrored() throws {
    var screen = try SampleScreen(viewCount: 150)
    var mirror = try SampleScreen(viewCount: 150, isRightToLeft: true)
    let open = Set(
      try screen.solver.ambiguity().variables + mirror.solver.ambiguity().variables)
    let root = screen.solver.value(of: screen.views[0].width)
    var compared = 0
    for (view, image) in zip(screen.views, mirror.views) {
      if open.contains(view.left) || open.contains(view.width) { continue }
      compared += 1
      let right = screen.solver.value(of: view.left) + screen.solver.value(of: view.width)
      #expect(mirror.solver.value(of: image.left) == root - right)
      #expect(mirror.solver.value(of: image.width) == screen.solver.value(of: view.width))
    }
    #expect(compared > 50)
  }

  @Test("a list of five hundred rows, built from the last to the first")
  func longList() throws {
    var solver = Solver()
    let tops = try (0...500).map { _ in try solver.makeVariable() }
    let heights = try (0..<500).map { _ in try solver.makeVariable() }
    for index in heights.indices.reversed() {
      let bottom = LinearExpression(tops[index]) + LinearExpression(heights[index])
      try solver.require(LinearExpression(tops[index + 1]), .equal, bottom)
      try solver.wish(heights[index], .equal, 44, 750)
    }
    try solver.require(LinearExpression(tops[0]), .equal, LinearExpression(constant: 10))
    try solver.solve()
    #expect(solver.value(of: tops[500]) == 22_010)
    #expect(try solver.ambiguity().isEmpty)
  }
}
