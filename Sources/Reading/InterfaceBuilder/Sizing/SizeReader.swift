internal import Model

/// Finds the room that a control is given, without solving its screen.
struct SizeReader {
  /// Room on both axes with what is not sure of it.
  struct Sizes {
    /// Room sideways.
    var width: LengthRange
    /// Room up and down.
    var height: LengthRange
    /// Doubts about either.
    var doubts: [Doubt]
  }

  private let view: Int?
  private let index: ViewIndex
  private let fixed: FixedParts

  /// Prepares to look at one view of a screen.
  init(_ id: String, in index: ViewIndex, fixed: FixedParts) {
    view = index.number(of: id)
    self.index = index
    self.fixed = fixed
  }

  /// Finds the room on both axes.
  func sizes() -> Sizes {
    guard let view else {
      return Sizes(width: LengthRange(), height: LengthRange(), doubts: [])
    }
    let width = length(view, .horizontal)
    let height = length(view, .vertical)
    var doubts: [Doubt] = []
    if let reason = width.doubt ?? staleness(view, width.range) {
      doubts.append(Doubt(.width, reason))
    }
    if let reason = height.doubt ?? staleness(view, height.range) {
      doubts.append(Doubt(.height, reason))
    }
    return Sizes(width: width.range, height: height.range, doubts: doubts)
  }

  private typealias Length = (range: LengthRange, doubt: String?)

  /// A stored size that Interface Builder itself calls wrong.
  private func staleness(_ view: Int, _ range: LengthRange) -> String? {
    let usesStored = range.basis == .tiedToContainer || range.basis == .storedFrame
    let attributes = index.entries[view].attributes
    guard usesStored else { return nil }
    if attributes["misplaced"] == "YES" {
      return "its stored frame is not where its constraints would put it"
    }
    return attributes["ambiguous"] == "YES" ? "its constraints leave its frame open" : nil
  }

  private func length(_ view: Int, _ axis: LayoutAxis) -> Length {
    if index.entries[view].parent == nil {
      return stored(view, axis, .unsolved, "what it is put into decides its size")
    }
    if index.isFrameBased(view) { return framed(view, axis) }
    let own = OwnLength(of: view, axis, in: index)
    if own.isFixed { return (.fixed(own.minimum, basis: .ownConstraint), nil) }
    if fixed.contains(view, axis, .length) { return stored(view, axis, .tiedToContainer, nil) }
    if isTiedToOtherLength(view, axis) {
      return stored(view, axis, .unsolved, "it follows the size of another view")
    }
    return elastic(view, axis, own)
  }

  /// The length of a view without constraints: its own, or its share of the container.
  private func framed(_ view: Int, _ axis: LayoutAxis) -> Length {
    let attributes = index.entries[view].attributes
    if ["textLabel", "detailTextLabel"].contains(attributes["key"] ?? "") {
      return stored(view, axis, .unsolved, "its table cell lays it out")
    }
    let isFrozen = attributes["fixedFrame"] == "YES" || !index.isSizable(view, axis)
    if isFrozen { return stored(view, axis, .storedFrame, nil) }
    let isSure = fixed.contains(view, axis, .length)
    return stored(
      view, axis, .tiedToContainer, isSure ? nil : "it grows with a container of unknown size")
  }

  /// The stored length with a basis; without a stored frame nothing is known.
  private func stored(
    _ view: Int, _ axis: LayoutAxis, _ basis: LengthRange.Basis, _ doubt: String?
  ) -> Length {
    guard let length = index.storedLength(view, axis) else {
      return (LengthRange(basis: .unsolved), "no frame is stored for it")
    }
    return (.fixed(length, basis: basis), doubt)
  }

  private func isTiedToOtherLength(_ view: Int, _ axis: LayoutAxis) -> Bool {
    index.ties(of: view, axis, .length).contains { $0.other != nil && $0.isStrongEqual }
  }

  /// The length of a view that its text may change.
  private func elastic(_ view: Int, _ axis: LayoutAxis, _ own: OwnLength) -> Length {
    if let length = arranged(view, axis, own) { return length }
    let sides = [LayoutPart.start, .end].map { side in
      HeldSides(view, axis, side, index, fixed).answer()
    }
    if sides == [.held, .held] {
      return stored(view, axis, .unsolved, "it shares room with other contents")
    }
    if sides.allSatisfy({ $0 != .free }) {
      return (range(own, nil), "the height of what it stands in is decided elsewhere")
    }
    let room = RoomFinder(view, axis, index, fixed).room()
    return (range(own, room.maximum), room.doubt)
  }

  /// The length of a view in a stack view sideways; nil where the ordinary rules hold.
  private func arranged(_ view: Int, _ axis: LayoutAxis, _ own: OwnLength) -> Length? {
    guard axis == .horizontal, let stack = index.arrangingStack(of: view) else { return nil }
    let isAcross = index.axis(ofStack: stack) != axis
    let isFilled = ["fill", nil].contains(index.entries[stack].attributes["alignment"])
    if isAcross, !isFilled, fixed.contains(stack, axis, .length) {
      return (range(own, index.storedLength(stack, axis)), nil)
    }
    return stored(view, axis, .unsolved, "a stack view shares its width among its views")
  }

  private func range(_ own: OwnLength, _ room: Double?) -> LengthRange {
    let limits = [own.maximum, room].compactMap { $0 }
    let isOwn = own.maximum != nil && own.maximum == limits.min()
    return LengthRange(
      minimum: own.minimum, maximum: limits.min(), basis: isOwn ? .ownConstraint : .content)
  }
}
