/// A view of a screen where the solved constraints put it.
public struct SolvedView: Hashable, Sendable, Codable {
  /// Its object id.
  public var id: String
  /// Name of its element, such as `stackView`.
  public var element: String
  /// Custom class.
  public var className: String?
  /// Its box in the root view, in points, with edges on whole pixels (fact H10).
  public var frame: Rectangle
  /// Index of its parent among the views of the screen; nil for the root.
  public var parent: Int?
  /// Whether it is not shown.
  public var isHidden = false
  /// Whether what leaves it is cut off.
  public var clipsChildren = false
  /// What scrolls inside, in points; nil for a view that does not scroll.
  public var scrollContent: Extent?
  /// Size that it asks for by itself, in points; nil for a view without one.
  public var intrinsicExtent: Extent?
  /// Whether its constraints leave its width open.
  public var isWidthOpen = false
  /// Whether its constraints leave its height open.
  public var isHeightOpen = false
  /// Whether its constraints leave its place in its parent open.
  public var isPlaceOpen = false

  /// Whether its constraints leave its place or size open.
  public var isAmbiguous: Bool { isWidthOpen || isHeightOpen || isPlaceOpen }

  /// Describes a view that is shown, does not clip and does not scroll.
  public init(
    id: String, element: String, className: String? = nil, frame: Rectangle, parent: Int? = nil
  ) {
    self.id = id
    self.element = element
    self.className = className
    self.frame = frame
    self.parent = parent
  }
}

/// A constraint that could not be kept.
public struct BrokenConstraint: Hashable, Sendable, Codable {
  /// Its object id, or the name that UIKit prints for one of a stack view's own.
  public var id: String
  /// The constraint as one reads it, such as `Title.trailing = Root.trailing − 20`.
  public var statement: String
  /// By how many points it is missed.
  public var error: Double

  /// Describes a constraint that is missed.
  public init(id: String, statement: String, error: Double) {
    self.id = id
    self.statement = statement
    self.error = error
  }
}

/// A screen as Auto Layout solves it, in one language at one size.
public struct SolvedScreen: Hashable, Sendable, Codable {
  /// Id of the screen.
  public var screen: String
  /// The root view, in points.
  public var extent: Extent
  /// Room that bars, notch and home indicator take from the root, in points.
  public var safeArea: EdgeInsets
  /// Views, each before those inside it, back to front.
  public var views: [SolvedView]
  /// Required constraints that contradict others and had to give way.
  public var broken: [BrokenConstraint]
  /// What the layout rests on without proof.
  public var doubts: [Doubt]

  /// Describes a solved screen.
  public init(
    screen: String, extent: Extent, safeArea: EdgeInsets = .zero, views: [SolvedView],
    broken: [BrokenConstraint] = [], doubts: [Doubt] = []
  ) {
    self.screen = screen
    self.extent = extent
    self.safeArea = safeArea
    self.views = views
    self.broken = broken
    self.doubts = doubts
  }

  /// Finds a view by its object id.
  public func view(_ id: String) -> SolvedView? { views.first { $0.id == id } }
}
