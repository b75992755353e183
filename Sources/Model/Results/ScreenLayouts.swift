/// A screen in one language, solved at several sizes, for drawing it whole.
///
/// What no text size changes is said once; hidden views are left out.
public struct ScreenLayouts: Hashable, Sendable, Codable {
  /// A view that is shown.
  public struct View: Hashable, Sendable, Codable {
    /// Its object id.
    public var id: String
    /// Name of its element, such as `stackView`.
    public var element: String
    /// Custom class.
    public var className: String?
    /// Index of its parent among the views; nil for the root.
    public var parent: Int?
    /// Whether its place is proven: the file's own frame came back, and nothing is left open.
    public var isProven: Bool

    /// Describes a view.
    public init(
      id: String, element: String, className: String? = nil, parent: Int? = nil,
      isProven: Bool = true
    ) {
      self.id = id
      self.element = element
      self.className = className
      self.parent = parent
      self.isProven = isProven
    }
  }

  /// What scrolls inside of a view.
  public struct Scroll: Hashable, Sendable, Codable {
    /// Index of the view.
    public var view: Int
    /// What it scrolls over, in points.
    public var content: Extent

    /// Describes a view that scrolls.
    public init(view: Int, content: Extent) {
      self.view = view
      self.content = content
    }
  }

  /// The screen at one text size.
  public struct Step: Hashable, Sendable, Codable {
    /// The size.
    public var category: ContentSizeCategory
    /// Boxes of the views in the root view, in points, in their order.
    public var frames: [Rectangle]
    /// Views that scroll, in their order.
    public var scrolls: [Scroll]

    /// Describes a size.
    public init(category: ContentSizeCategory, frames: [Rectangle], scrolls: [Scroll] = []) {
      self.category = category
      self.frames = frames
      self.scrolls = scrolls
    }
  }

  /// Id of the screen.
  public var screen: String
  /// Language as a BCP 47 tag.
  public var locale: String
  /// The root view, in points.
  public var extent: Extent
  /// Room that bars, notch and home indicator take from the root, in points.
  public var safeArea: EdgeInsets
  /// Views, each before those inside it, back to front.
  public var views: [View]
  /// Sizes, smallest first.
  public var steps: [Step]

  /// Describes a screen.
  public init(
    screen: String, locale: String, extent: Extent, safeArea: EdgeInsets = .zero, views: [View],
    steps: [Step]
  ) {
    self.screen = screen
    self.locale = locale
    self.extent = extent
    self.safeArea = safeArea
    self.views = views
    self.steps = steps
  }

  /// Whether every size has a box for each view, and parents and scrolling views are among them; a
  /// file that somebody changed may say otherwise.
  public var isSound: Bool {
    let hasParents = views.enumerated().allSatisfy { index, view in
      view.parent.map { (0..<index).contains($0) } ?? true
    }
    return hasParents && !views.isEmpty && !steps.isEmpty
      && steps.allSatisfy { step in
        step.frames.count == views.count
          && step.scrolls.allSatisfy { views.indices.contains($0.view) }
      }
  }

  /// Boxes that it holds over all sizes.
  public var boxes: Int { views.count * steps.count }
}

extension ScreenLayouts {
  /// Takes over what solutions of one screen at several sizes have to show; nil for none, or for
  /// solutions with different views.
  public init?(
    _ solved: [(category: ContentSizeCategory, screen: SolvedScreen)], locale: String,
    isProven: (String) -> Bool
  ) {
    guard let first = solved.first?.screen else { return nil }
    guard solved.allSatisfy({ $0.screen.views.map(\.id) == first.views.map(\.id) }) else {
      return nil
    }
    let kept = Self.shown(first.views)
    let places = Dictionary(kept.enumerated().map { ($1, $0) }) { one, _ in one }
    let open = Set(solved.flatMap { one in kept.filter { one.screen.views[$0].isAmbiguous } })
    self.init(
      screen: first.screen, locale: locale, extent: first.extent, safeArea: first.safeArea,
      views: kept.map { index in
        let view = first.views[index]
        return View(
          id: view.id, element: view.element, className: view.className,
          parent: view.parent.flatMap { places[$0] },
          isProven: isProven(view.id) && !open.contains(index))
      }, steps: solved.map { Self.step($0.screen, at: $0.category, kept: kept) })
  }

  private static func step(
    _ screen: SolvedScreen, at category: ContentSizeCategory, kept: [Int]
  ) -> Step {
    Step(
      category: category, frames: kept.map { screen.views[$0].frame },
      scrolls: kept.enumerated().compactMap { place, index in
        screen.views[index].scrollContent.map { Scroll(view: place, content: $0) }
      })
  }

  /// Indices of the views that are neither hidden nor in one that is.
  private static func shown(_ views: [SolvedView]) -> [Int] {
    var hidden: Set<Int> = []
    for (index, view) in views.enumerated() {
      if view.isHidden || view.parent.map(hidden.contains) == true { hidden.insert(index) }
    }
    return views.indices.filter { !hidden.contains($0) }
  }
}
