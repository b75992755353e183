/// A length that is not known when a screen is planned, and is a number whenever it is solved.
enum Quantity: Hashable, Sendable {
  /// Room between a side of a view and its safe area.
  case safe(view: Int, side: BoxSide)
  /// Room between a side of a view and its layout margin.
  case margin(view: Int, side: BoxSide)
  /// What a view's width is pulled down to.
  case widthCap(view: Int)
  /// What a view's width is pushed up to.
  case widthFloor(view: Int)
  /// What a view's height is pulled down to.
  case heightCap(view: Int)
  /// What a view's height is pushed up to.
  case heightFloor(view: Int)
  /// From a view's top to its first baseline.
  case firstBaseline(view: Int)
  /// From a view's last baseline to its bottom.
  case lastBaseline(view: Int)
}

/// A side of a box, by the direction of writing.
enum BoxSide: Int, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing
}

/// A number that the solver finds; an index into a plan's unknowns.
typealias Unknown = Int

/// A sum of unknowns and quantities, each with a factor, and a constant.
struct LinearForm: Hashable, Sendable {
  /// Unknowns with their factors.
  var unknowns: [Addend<Unknown>] = []
  /// Quantities with their factors.
  var quantities: [Addend<Quantity>] = []
  /// What is added, in points.
  var constant = 0.0

  /// Something taken so many times.
  struct Addend<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is taken.
    var value: Value
    /// How often.
    var factor: Double
  }

  /// Stands for a number.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Stands for an unknown.
  init(unknown: Unknown) {
    unknowns = [Addend(value: unknown, factor: 1)]
  }

  /// Stands for a quantity.
  init(quantity: Quantity) {
    quantities = [Addend(value: quantity, factor: 1)]
  }

  /// Adds two forms.
  static func + (left: LinearForm, right: LinearForm) -> LinearForm {
    var sum = left
    sum.unknowns += right.unknowns
    sum.quantities += right.quantities
    sum.constant += right.constant
    return sum
  }

  /// Takes one form from another.
  static func - (left: LinearForm, right: LinearForm) -> LinearForm { left + right * -1 }

  /// Multiplies everything.
  static func * (form: LinearForm, factor: Double) -> LinearForm {
    var product = form
    for index in product.unknowns.indices { product.unknowns[index].factor *= factor }
    for index in product.quantities.indices { product.quantities[index].factor *= factor }
    product.constant *= factor
    return product
  }
}
