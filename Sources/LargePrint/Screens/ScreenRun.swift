import Auditing
import Model
import Typesetting
import UIKitLayout

/// Solves one screen in every language at every size, and puts its texts in their places.
struct ScreenRun {
  /// The screen.
  let screen: Screen
  /// Its controls, in the order of the input.
  let controls: [Control]
  /// Options of the run.
  let options: AuditOptions
  /// Work after which the screen is given up; nil for the usual amount.
  var mostWork: Int?

  /// What came of solving a screen.
  struct Outcome {
    /// The screen, solved; nil for one that cannot be solved, or that no control can be trusted on.
    var places: ScreenPlaces?
    /// Why not, where it would have been but for a limit.
    var notice: Notice?
  }

  /// Solves; a screen beyond a limit is not solved and says so.
  func outcome(_ typesetter: inout Typesetter) -> Outcome {
    guard let locale = locales.first, screen.setting.isWhole, fillsScreen, keepsSizeClass,
      hasUniqueNames
    else { return Outcome() }
    do throws(LayoutError) {
      let trust = try trust(ScreenKey(locale: locale, category: .large), &typesetter)
      guard controls.contains(where: { trust.level(of: $0.source.object ?? "") > .none }) else {
        return Outcome()
      }
      return Outcome(places: try solved(trust, &typesetter))
    } catch .tooLarge(let reason) {
      return Outcome(notice: notice(reason))
    } catch {
      return Outcome()
    }
  }

  private func notice(_ reason: String) -> Notice {
    Notice(
      source: screen.source, reason: .layoutFailed,
      message: "The screen \(screen.name) is not solved: \(reason). "
        + "Each of its controls is judged as if it stood alone.")
  }

  /// Solves; nil for a screen that cannot be solved, or that no control can be trusted on.
  func places(_ typesetter: inout Typesetter) -> ScreenPlaces? {
    outcome(&typesetter).places
  }

  /// Solves it again after a change, trusting what was trusted before; nil where it cannot be solved.
  func places(trusting trust: ScreenTrust, _ typesetter: inout Typesetter) -> ScreenPlaces? {
    try? solved(trust, &typesetter)
  }

  /// Whether the root view is a controller's that fills the screen of its device.
  ///
  /// What a xib's view without a controller, a popover or a contained controller is put into decides
  /// its size, and the file does not say it. Old bars and sheets take up to 113 points off the height (fact H2).
  private var fillsScreen: Bool {
    guard screen.setting.owner.isController, let device = screen.device?.extent,
      let root = screen.root?.frame?.extent
    else { return false }
    return root.width == device.width && (0...113).contains(device.height - root.height)
  }

  /// Whether each view has an object id of its own, which merges of files at times break.
  private var hasUniqueNames: Bool {
    var seen: Set<String> = []
    func visit(_ node: ViewNode) -> Bool {
      seen.insert(node.id).inserted && node.children.allSatisfy(visit)
    }
    return screen.root.map(visit) ?? true
  }

  /// Languages of the titles, in the order of the input.
  private var locales: [String] {
    var seen: Set<String> = []
    return controls.flatMap(\.titles).map(\.locale).filter { seen.insert($0).inserted }
  }

  /// Sizes asked for, and Large.
  private var categories: [ContentSizeCategory] {
    let asked = Set(options.categories + [.large])
    return ContentSizeCategory.allCases.filter(asked.contains)
  }

  /// The surface that the screen was drawn on, as the app meets it.
  private var runTime: ScreenCanvas {
    var canvas = ScreenCanvas.of(screen)
    canvas.mode = .runTime
    canvas.keepsStoredSizes = false
    return canvas
  }

  /// The surface that it is laid out on: its own, or that of the phone or tablet of the width asked
  /// for, where one is known.
  ///
  /// What bars and sheets take off the height of its own root they take off there too.
  private var shown: ScreenCanvas {
    guard let width = screen.displayWidth, let own = screen.device?.extent, width != own.width
    else { return runTime }
    guard let device = LayoutDevice.upright(width: width) else {
      var canvas = runTime
      canvas.extent?.width = width
      canvas.screenWidth = width
      return canvas
    }
    var canvas = ScreenCanvas.runTime(screen, on: device)
    canvas.extent?.height -= own.height - (screen.root?.frame?.height ?? own.height)
    return canvas
  }

  /// Whether the size class of the width asked for is that of the device that the file is drawn for,
  /// whose variations were read.
  private var keepsSizeClass: Bool {
    guard let width = screen.displayWidth, let own = screen.device?.extent.width else {
      return true
    }
    return LayoutDevice.isCompact(width: width) == LayoutDevice.isCompact(width: own)
  }

  private func trust(
    _ key: ScreenKey, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> ScreenTrust {
    let texts = ScreenTexts(controls: controls, key: key, options: options)
    var canvas = try solver(on: .of(screen))
    var sizes = TextSizes(texts.sizes(on: screen, mode: .canvas))
    let drawn = try canvas.solve { sizes.size(of: $0, width: $1, &typesetter) }
    var app = try solver(on: runTime)
    var asked = TextSizes(texts.sizes(on: screen, mode: .runTime))
    let running = try app.solve { asked.size(of: $0, width: $1, &typesetter) }
    return ScreenTrust(screen: screen, canvas: drawn, runTime: running)
  }

  private func solver(
    on canvas: ScreenCanvas, _ direction: WritingDirection = .leftToRight
  ) throws(LayoutError) -> ScreenSolver {
    var solver = try ScreenSolver(screen: screen, canvas: canvas, direction: direction)
    if let mostWork { solver.mostWork = mostWork }
    return solver
  }

  private func solved(
    _ trust: ScreenTrust, _ typesetter: inout Typesetter
  ) throws(LayoutError) -> ScreenPlaces {
    var places = ScreenPlaces(trust: trust, locales: locales)
    for direction in WritingDirection.allCases {
      let locales = locales.filter { Self.direction(of: $0) == direction }
      guard !locales.isEmpty else { continue }
      var solver = try solver(on: shown, direction)
      for locale in locales {
        for category in categories {
          let key = ScreenKey(locale: locale, category: category)
          try solve(key, &solver, into: &places, &typesetter)
        }
      }
    }
    return places
  }

  private static func direction(of locale: String) -> WritingDirection {
    Traits(category: .large, locale: locale).direction
  }

  /// Solves for one language and size: as measured, then with texts as wide as they may be.
  private func solve(
    _ key: ScreenKey, _ solver: inout ScreenSolver, into places: inout ScreenPlaces,
    _ typesetter: inout Typesetter
  ) throws(LayoutError) {
    let texts = ScreenTexts(controls: controls, key: key, options: options)
    var sizes = TextSizes(texts.sizes(on: screen, mode: .runTime))
    solver.reportsAmbiguity = true
    let now = try solver.solve { sizes.size(of: $0, width: $1, &typesetter) }
    let dresser = ScreenDresser(texts: texts, trust: places.trust)
    let dressed = dresser.dress(now, &typesetter)
    places.dressed[key] = dressed.screen
    places.shown[key] = dressed.shown
    if places.spokesman == nil { places.spokesman = dressed.spokesman }
    sizes.shares = dressed.shares
    solver.reportsAmbiguity = false
    let widest = try solver.solve { sizes.size(of: $0, width: $1, &typesetter) }
    places.growth[key] = Self.growth(from: now, to: widest)
  }

  private static func growth(from now: SolvedScreen, to wide: SolvedScreen) -> [String: Extent] {
    let pairs = zip(now.views, wide.views).map { before, after in
      (
        before.id,
        Extent(
          width: after.frame.width - before.frame.width,
          height: after.frame.height - before.frame.height)
      )
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
