/// Small documents of Interface Builder for pairs of a flaw and its cure.
enum PairFixture {
  /// A storyboard whose one scene is a view of a device's size.
  static func storyboard(
    device: String, width: Int, height: Int, _ views: String, constraints: String
  ) -> String {
    scene(
      device: device,
      """
      <viewController id="con"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints></view></viewController>
      """)
  }

  /// A xib whose root is the view of a controller, below a navigation bar.
  static func xib(
    device: String, width: Int, height: Int, _ views: String, constraints: String
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
    customClass="IntroViewController"><connections><outlet property="view" destination="root" \
    id="out"/></connections></placeholder>
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(constraints)</constraints>
    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/></view></objects>
    </document>
    """
  }

  /// A storyboard whose one scene is a list with one row that sizes itself.
  static func table(
    device: String, width: Int, _ views: String, constraints: String
  ) -> String {
    let frame = #"<rect key="frame" x="0" y="0" width="\#(width)" height="44"/>"#
    let mask = #"<autoresizingMask key="autoresizingMask"/>"#
    return scene(
      device: device,
      """
      <tableViewController id="con"><tableView key="view" id="table" rowHeight="-1">
      <rect key="frame" x="0" y="0" width="\(width)" height="667"/><prototypes>
      <tableViewCell id="cell">\(frame)\(mask)
      <tableViewCellContentView key="contentView" id="root">\(frame)\(mask)
      <subviews>\(views)</subviews><constraints>\(constraints)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      """)
  }

  private static func scene(device: String, _ controller: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects>\(controller)</objects></scene></scenes></document>
    """
  }

  /// A view with a frame, laid out by constraints.
  static func view(
    _ element: String = "view", _ id: String, _ frame: [Double], _ attributes: String = "",
    _ children: String = ""
  ) -> String {
    """
    <\(element) opaque="NO" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>
    \(children)</\(element)>
    """
  }

  /// A constraint between two places such as `label.top`; none of the second for a plain length.
  static func tie(
    _ first: String, _ second: String? = nil, _ constant: Double = 0, relation: String = "equal",
    priority: Double = 1000
  ) -> String {
    func place(_ name: String, _ ordinal: String) -> String {
      let parts = name.split(separator: ".")
      return #"\#(ordinal)Item="\#(parts[0])" \#(ordinal)Attribute="\#(parts[1])""#
    }
    let other = second.map { place($0, "second") } ?? ""
    return """
      <constraint \(place(first, "first")) relation="\(relation)" \(other) constant="\(constant)" \
      priority="\(priority)" id="\(first)-\(second ?? "")"/>
      """
  }

  /// A font description of a text style, by Apple's name for it.
  static func style(_ name: String) -> String {
    #"<fontDescription key="fontDescription" style="UICTFontTextStyle\#(name)"/>"#
  }

  /// A font description of the system font.
  static func system(_ size: Double, type: String = "system") -> String {
    #"<fontDescription key="fontDescription" type="\#(type)" pointSize="\#(size)"/>"#
  }
}
