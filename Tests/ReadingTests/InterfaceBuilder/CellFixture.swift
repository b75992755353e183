import Model
import Testing

/// Lists with one cell, whose content holds one label `L` among other views.
enum CellFixture {
  private static let rectangle = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"44\"/>"

  /// A label that keeps 12 points from top and bottom of the content `V`, 20 from its sides.
  static let pinned =
    ConstraintFixture.tie("L.top", "V.top", 12) + ConstraintFixture.tie("V.bottom", "L.bottom", 12)
    + sides
  /// The same sideways only.
  static let sides =
    ConstraintFixture.tie("L.leading", "V.leading", 20)
    + ConstraintFixture.tie("V.trailing", "L.trailing", 20)

  /// A cell with a label and other views.
  static func cell(
    _ element: String = "tableViewCell", _ attributes: String = "", others: String = "",
    constraints: String = pinned
  ) -> String {
    let label = BuilderFixture.label(
      id: "L", attributes: "numberOfLines=\"0\"",
      frame: "x=\"20\" y=\"12\" width=\"353\" height=\"20\"")
    return """
      <\(element) id="C" \(attributes)>\(rectangle)<autoresizingMask key="autoresizingMask"/>
      <view key="contentView" id="V">\(rectangle)<autoresizingMask key="autoresizingMask"/>
      <subviews>\(label)\(others)</subviews><constraints>\(constraints)</constraints></view>
      </\(element)>
      """
  }

  /// A screen that is a table, or that holds one from edge to edge.
  static func table(_ attributes: String, inView: Bool = false, cell: String = cell()) -> String {
    let own = inView ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : "key=\"view\""
    let table = """
      <tableView \(own) id="T" \(attributes)><rect key="frame" x="0" y="0" width="393" height="852"/>
      <prototypes>\(cell)</prototypes></tableView>
      """
    return screen(table, "T", inView: inView)
  }

  /// A screen that holds a collection from edge to edge.
  static func collection(layout: String, cell: String = cell("collectionViewCell")) -> String {
    let collection = """
      <collectionView id="T" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="393" height="852"/>\(layout)<cells>\(cell)</cells>
      </collectionView>
      """
    return screen(collection, "T", inView: true)
  }

  /// Reads the label.
  static func label(_ storyboard: String) throws -> Control {
    try #require(
      try BuilderFixture.read(storyboard).controls.first { $0.source.object == "L" })
  }

  private static func screen(_ list: String, _ id: String, inView: Bool) -> String {
    if inView {
      let ties = ["top", "bottom", "leading", "trailing"].map {
        ConstraintFixture.tie("\(id).\($0)", "roo-tv-001.\($0)")
      }
      return BuilderFixture.storyboard(list, constraints: ties.joined())
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12"/>
      <scenes><scene><objects><tableViewController id="N">\(list)</tableViewController></objects>
      </scene></scenes></document>
      """
  }
}
