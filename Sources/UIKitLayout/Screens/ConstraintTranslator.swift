import ConstraintSolver
import Model

/// Turns a stored constraint into a form compared with zero (fact H9).
struct ConstraintTranslator {
  /// The views.
  let tree: ViewTree
  /// Forms of attributes.
  let anchors: LayoutAnchors

  /// What a constraint names.
  struct Ends {
    /// Its first item.
    var first: LayoutItem
    /// Its second item; nil for a plain length.
    var second: LayoutItem?
  }

  /// Finds what a constraint names; nil when something is unknown or not laid out.
  func ends(of constraint: LayoutConstraint, owner: Int) -> Ends? {
    let own = LayoutItem(view: owner, region: .bounds)
    guard let first = constraint.firstItem.map({ tree.items[$0] }) ?? own,
      tree.views[first.view].isInLayout
    else { return nil }
    guard let id = constraint.secondItem else {
      // An attribute without an item is the owner's.
      return Ends(first: first, second: constraint.secondAttribute == nil ? nil : own)
    }
    guard let second = tree.items[id], tree.views[second.view].isInLayout else { return nil }
    return Ends(first: first, second: second)
  }

  /// Translates a constraint; nil when it names what does not exist.
  func translate(
    _ constraint: LayoutConstraint, owner: Int
  ) -> (form: LinearForm, relation: Relation)? {
    guard let ends = ends(of: constraint, owner: owner) else { return nil }
    guard
      let left = form(
        constraint.firstAttribute, ends.first, besides: ends.second, owner: owner)
    else { return nil }
    var right = LinearForm(signed(constraint))
    if let second = ends.second {
      guard let attribute = constraint.secondAttribute, attribute != "notAnAttribute",
        let form = form(attribute, second, besides: ends.first, owner: owner),
        let multiplier = LayoutAnchors.multiplier(constraint.multiplier ?? "1")
      else { return nil }
      right = form * multiplier + right
    }
    return (left - right, Self.relation(constraint.relation))
  }

  private func form(
    _ attribute: String, _ item: LayoutItem, besides other: LayoutItem?, owner: Int
  ) -> LinearForm? {
    let isSeenFromInside = other.map { tree.isInside($0.view, item.view) } ?? false
    return anchors.form(attribute, of: item, owner: owner, fromInside: isSeenFromInside)
  }

  /// The constant; beyond a million points nothing is meant, and zero is taken.
  private func signed(_ constraint: LayoutConstraint) -> Double {
    abs(constraint.constant) <= 1e6 ? constraint.constant : 0
  }

  private static func relation(_ name: String) -> Relation {
    switch name {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }
}

extension ScreenPlanner {
  /// A constraint as one reads it, such as `Title.trailing = Root.trailing − 20`.
  func statement(_ constraint: LayoutConstraint, owner: Int) -> String {
    guard
      let ends = ConstraintTranslator(tree: tree, anchors: anchors).ends(
        of: constraint, owner: owner)
    else { return constraint.identifier ?? constraint.id }
    let sign: String =
      switch constraint.relation {
      case "lessThanOrEqual": "≤"
      case "greaterThanOrEqual": "≥"
      default: "="
      }
    var text = "\(itemName(ends.first)).\(constraint.firstAttribute) \(sign) "
    let constant = Self.words(abs(constraint.constant))
    guard let second = ends.second else {
      return text + (constraint.constant < 0 ? "−" : "") + constant + suffix(constraint)
    }
    if let factor = constraint.multiplier { text += factor + " × " }
    text += "\(itemName(second)).\(constraint.secondAttribute ?? "")"
    if constraint.constant != 0 { text += (constraint.constant < 0 ? " − " : " + ") + constant }
    return text + suffix(constraint)
  }

  private func suffix(_ constraint: LayoutConstraint) -> String {
    let value = constraint.priority
    return value < 1000 ? " @ \(Self.words(value))" : ""
  }

  private func itemName(_ item: LayoutItem) -> String {
    switch item.region {
    case .bounds: name(item.view)
    case .safeArea, .topGuide, .bottomGuide: "Safe Area"
    case .content: name(item.view) + " Content Layout Guide"
    case .frame: name(item.view) + " Frame Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    }
  }

  /// A number without needless decimals, to a hundredth.
  static func words(_ number: Double) -> String {
    guard abs(number) < 1e9 else { return "∞" }
    let hundredths = Int((number * 100).rounded())
    if hundredths % 100 == 0 { return String(hundredths / 100) }
    return String(Double(hundredths) / 100)
  }
}
