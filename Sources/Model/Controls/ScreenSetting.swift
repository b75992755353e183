/// What a file says of a screen beside its views, as far as layout depends on it.
public struct ScreenSetting: Hashable, Sendable, Codable {
  /// Who owns a screen's root view.
  public enum Owner: String, Hashable, Sendable, Codable {
    /// A view controller of a storyboard.
    case controller
    /// A view controller that loads its view from a xib: its file's owner calls the view `view`.
    ///
    /// All 73 owners of public xibs with such an outlet are view controllers.
    case controllerOfNib
    /// A xib: the view stands at its top.
    case nib
    /// Nobody: it stands beside other objects, such as the view of a bar item.
    case other

    /// Whether a view controller shows the view as its own.
    public var isController: Bool { self == .controller || self == .controllerOfNib }
    /// Whether the view stands at the top of a xib.
    public var isNib: Bool { self == .nib || self == .controllerOfNib }
  }

  /// Who owns the root view.
  public var owner: Owner
  /// Version of Interface Builder's tools that saved the file, such as 20037; nil when not said.
  public var toolsVersion: Double?
  /// Whether the device lies on its side.
  public var isLandscape: Bool
  /// Bars that take room from the root.
  public var bars: ScreenBars
  /// Images of the file by name.
  public var images: [String: ImageResource]
  /// Sizes in points that custom classes drawn live asked for, by object id (fact H6).
  public var designedExtents: [String: Extent]
  /// Whether all constraints that it holds were read; solved without some of them, views would stand
  /// where the app never puts them.
  public var isWhole = true

  /// Describes a setting; a controller's, upright and without bars unless said otherwise.
  public init(
    owner: Owner = .controller, toolsVersion: Double? = nil, isLandscape: Bool = false,
    bars: ScreenBars = ScreenBars(), images: [String: ImageResource] = [:],
    designedExtents: [String: Extent] = [:]
  ) {
    self.owner = owner
    self.toolsVersion = toolsVersion
    self.isLandscape = isLandscape
    self.bars = bars
    self.images = images
    self.designedExtents = designedExtents
  }
}

/// The bars around a controller's view.
public struct ScreenBars: Hashable, Sendable, Codable {
  /// Whether a navigation bar is above.
  public var hasNavigationBar: Bool
  /// Whether its titles are large.
  public var hasLargeTitles: Bool
  /// Whether a tab bar is below.
  public var hasTabBar: Bool
  /// Whether a toolbar is below.
  public var hasToolbar: Bool
  /// Whether the controller is shown as a sheet.
  public var isSheet: Bool

  /// Describes bars; none unless said otherwise.
  public init(
    hasNavigationBar: Bool = false, hasLargeTitles: Bool = false, hasTabBar: Bool = false,
    hasToolbar: Bool = false, isSheet: Bool = false
  ) {
    self.hasNavigationBar = hasNavigationBar
    self.hasLargeTitles = hasLargeTitles
    self.hasTabBar = hasTabBar
    self.hasToolbar = hasToolbar
    self.isSheet = isSheet
  }
}

/// An image that a file names.
public struct ImageResource: Hashable, Sendable, Codable {
  /// Stored size in points; a symbol's is of one large drawing (fact H6).
  public var extent: Extent
  /// Whether it is one of the system's symbols.
  public var isSymbol: Bool

  /// Describes an image.
  public init(extent: Extent, isSymbol: Bool = false) {
    self.extent = extent
    self.isSymbol = isSymbol
  }
}
