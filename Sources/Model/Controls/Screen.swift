/// A constraint as Interface Builder stores it.
public struct LayoutConstraint: Hashable, Sendable, Codable {
  /// Its object id.
  public var id: String
  /// First view; nil for the view that owns the constraint.
  public var firstItem: String?
  /// Attribute of the first view, in Interface Builder's spelling.
  public var firstAttribute: String
  /// `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// Second view; nil for a plain length.
  public var secondItem: String?
  /// Attribute of the second view.
  public var secondAttribute: String?
  /// Factor on the second attribute, as stored (`0.5`, `1:2` …); nil for one.
  public var multiplier: String?
  /// Length added, in points.
  public var constant: Double
  /// 1 to 1000.
  public var priority: Double
  /// Name given for debugging.
  public var identifier: String?
  /// Whether it is removed at build time.
  public var isPlaceholder: Bool
  /// Whether it is in force for the file's own device and size classes.
  public var isInstalled: Bool

  /// Describes a constraint; equal, required and without a constant unless said otherwise.
  public init(
    id: String, firstItem: String? = nil, firstAttribute: String, relation: String = "equal",
    secondItem: String? = nil, secondAttribute: String? = nil, multiplier: String? = nil,
    constant: Double = 0, priority: Double = 1000, identifier: String? = nil,
    isPlaceholder: Bool = false, isInstalled: Bool = true
  ) {
    self.id = id
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isPlaceholder = isPlaceholder
    self.isInstalled = isInstalled
  }
}

/// A view of a screen, with what Interface Builder stores of it.
public struct ViewNode: Hashable, Sendable, Codable {
  /// Its object id.
  public var id: String
  /// Name of its element, such as `stackView`.
  public var element: String
  /// Custom class.
  public var className: String?
  /// Stored frame in its parent; nil where none is stored.
  public var frame: Rectangle?
  /// All other attributes, by name.
  public var attributes: [String: String]
  /// Constraints that the view owns.
  public var constraints: [LayoutConstraint]
  /// Layout guides inside the view, id by key (`safeArea` …).
  public var guides: [String: String]
  /// Views inside, back to front.
  public var children: [ViewNode]

  /// Describes a view.
  public init(
    id: String, element: String, className: String? = nil, frame: Rectangle? = nil,
    attributes: [String: String] = [:], constraints: [LayoutConstraint] = [],
    guides: [String: String] = [:], children: [ViewNode] = []
  ) {
    self.id = id
    self.element = element
    self.className = className
    self.frame = frame
    self.attributes = attributes
    self.constraints = constraints
    self.guides = guides
    self.children = children
  }
}

/// The device whose canvas a file was drawn on.
public struct Device: Hashable, Sendable, Codable {
  /// Interface Builder's name, such as `retina6_12`.
  public var id: String
  /// Screen in points, upright.
  public var extent: Extent
  /// Pixels to a point.
  public var scale: Double

  /// Describes a device.
  public init(id: String, extent: Extent, scale: Double) {
    self.id = id
    self.extent = extent
    self.scale = scale
  }
}

/// Controls seen together, with the views and constraints that give them room.
public struct Screen: Hashable, Sendable, Codable {
  /// Name that is unique in a report.
  public var id: String
  /// Name for people.
  public var name: String
  /// Where it stands in the input.
  public var source: SourceReference
  /// Canvas.
  public var device: Device?
  /// Its views; nil for screens of a manifest.
  public var root: ViewNode?
  /// Width of the screen that it is laid out for, in points; nil for that of its canvas.
  public var displayWidth: Double?
  /// What the file says of it beside its views.
  public var setting: ScreenSetting

  /// Describes a screen.
  public init(
    id: String, name: String, source: SourceReference, device: Device? = nil,
    root: ViewNode? = nil, setting: ScreenSetting = ScreenSetting()
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.device = device
    self.root = root
    self.setting = setting
  }
}

/// What one file holds.
public struct ScreenContents: Hashable, Sendable, Codable {
  /// Its screens, in the order of the file.
  public var screens: [Screen]
  /// Its controls, in the order of the file.
  public var controls: [Control]
  /// What could not be read, and why.
  public var notices: [Notice]

  /// Collects what was read.
  public init(screens: [Screen] = [], controls: [Control] = [], notices: [Notice] = []) {
    self.screens = screens
    self.controls = controls
    self.notices = notices
  }
}
