/// A storyboard of one screen of 375 × 667 points, written by hand.
struct ScreenFixture {
  /// Elements of the views.
  var views: [String] = []
  /// Ties such as `A.leading = R.leading + 20 @750`; `R` is the root.
  var ties: [String] = []

  /// A label in the text style Body; one line unless said otherwise.
  static func label(
    _ id: String, _ text: String, _ frame: (Double, Double, Double, Double), lines: Int = 1,
    attributes: String = "", lead: String = ""
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" numberOfLines="\(lines)" id="\(id)" \
    adjustsFontForContentSizeCategory="YES" translatesAutoresizingMaskIntoConstraints="NO" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" \(attributes)>\
    \(rect(frame))\(lead)<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\
    </label>
    """
  }

  /// A button without a configuration, in the text style Body.
  static func button(
    _ id: String, _ title: String, _ frame: (Double, Double, Double, Double), inner: String = ""
  ) -> String {
    """
    <button buttonType="system" lineBreakMode="middleTruncation" id="\(id)" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" \
    translatesAutoresizingMaskIntoConstraints="NO">\
    \(rect(frame))\(inner)<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>\
    <state key="normal" title="\(title)"/></button>
    """
  }

  /// A plain view around others.
  static func view(
    _ id: String, _ frame: (Double, Double, Double, Double), _ inner: [String],
    element: String = "view", ties: [String] = [], attributes: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    \(rect(frame))<subviews>\(inner.joined())</subviews>\(constraints(ties, owner: id))\
    </\(element)>
    """
  }

  /// The document.
  var storyboard: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21225" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES"><device id="retina4_7" orientation="portrait"/><scenes><scene><objects>\
    <viewController id="N"><view key="view" id="R">\(Self.rect((0, 0, 375, 667)))\
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\
    <subviews>\(views.joined())</subviews><viewLayoutGuide key="safeArea" id="S"/>\
    \(Self.constraints(ties, owner: "R"))</view></viewController></objects></scene></scenes>\
    </document>
    """
  }

  private static func rect(_ frame: (Double, Double, Double, Double)) -> String {
    "<rect key=\"frame\" x=\"\(frame.0)\" y=\"\(frame.1)\" width=\"\(frame.2)\" "
      + "height=\"\(frame.3)\"/>"
  }

  private static func constraints(_ ties: [String], owner: String) -> String {
    let elements = ties.enumerated().map { constraint($0.element, id: "\(owner)-\($0.offset)") }
    return ties.isEmpty ? "" : "<constraints>\(elements.joined())</constraints>"
  }

  /// Writes a tie out: first item, relation, second item, constant and priority.
  private static func constraint(_ tie: String, id: String) -> String {
    var words = tie.split(separator: " ").map(String.init)
    var attributes = "id=\"\(id)\""
    if let priority = words.last, priority.hasPrefix("@") {
      attributes += " priority=\"\(priority.dropFirst())\""
      words.removeLast()
    }
    func anchor(_ word: String, _ place: String) -> String {
      let parts = word.split(separator: ".")
      return " \(place)Item=\"\(parts[0])\" \(place)Attribute=\"\(parts[1])\""
    }
    attributes += anchor(words[0], "first")
    switch words[1] {
    case ">=": attributes += " relation=\"greaterThanOrEqual\""
    case "<=": attributes += " relation=\"lessThanOrEqual\""
    default: break
    }
    if words[2].contains(".") && Double(words[2]) == nil {
      attributes += anchor(words[2], "second")
    }
    if let constant = words.last, Double(constant) != nil {
      let sign = words.dropLast().last == "-" ? "-" : ""
      attributes += " constant=\"\(sign)\(constant)\""
    }
    return "<constraint \(attributes)/>"
  }
}
