/// Short ways to write constraints of Interface Builder.
enum ConstraintFixture {
  /// An equal constraint between two attributes, such as `("a.leading", "b.trailing")`.
  static func tie(
    _ first: String, _ second: String, _ constant: Double = 0, relation: String? = nil,
    priority: Int? = nil, more: String = ""
  ) -> String {
    let one = first.split(separator: ".")
    let two = second.split(separator: ".")
    let extra =
      (relation.map { " relation=\"\($0)\"" } ?? "")
      + (priority.map { " priority=\"\($0)\"" } ?? "")
    return """
      <constraint firstItem="\(one[0])" firstAttribute="\(one[1])" secondItem="\(two[0])" \
      secondAttribute="\(two[1])" constant="\(constant)"\(extra) \(more) id="c-\(first)-\(second)"/>
      """
  }

  /// A constant length, for the constraints that a view itself owns.
  static func length(
    _ attribute: String, _ constant: Double, relation: String? = nil, priority: Int? = nil,
    more: String = ""
  ) -> String {
    let extra =
      (relation.map { " relation=\"\($0)\"" } ?? "")
      + (priority.map { " priority=\"\($0)\"" } ?? "")
    return "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\""
      + "\(extra) \(more) id=\"own\"/></constraints>"
  }

  /// A plain view laid out by constraints.
  static func view(
    _ id: String, _ frame: String, element: String = "view", attributes: String = "",
    children: String = "", constraints: String = ""
  ) -> String {
    """
    <\(element) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" \(frame)/><subviews>\(children)</subviews>
    <constraints>\(constraints)</constraints></\(element)>
    """
  }
}
