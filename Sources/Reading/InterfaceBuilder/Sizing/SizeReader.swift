internal import Model

/// Finds the room that the controls of a screen are given, without solving the screen.
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

  private let index: ViewIndex
  private let fixed: FixedParts
  private let held: HeldSides

  /// Prepares to look at the views of a screen.
  init(_ index: ViewIndex) {
    self.index = index
    fixed = FixedParts(index)
    held = HeldSides(index, fixed)
  }

  /// Finds the room of a view on both axes.
  func sizes(of id: String) -> Sizes {
    guard let view = index.number(of: id) else {
      return Sizes(width: LengthRange(), height: LengthRange(), doubts: [])
    }
    let width = sureLength(view, .horizontal)
    let height = sureLength(view, .vertical)
    var doubts: [Doubt] = []
    if let reason = width.doubt ?? staleness(view, width.range) {
      doubts.append(
        Doubt(.width, reason, isSettledBySolving: isSettledBySolving(view, .horizontal)))
    }
    if let reason = height.doubt ?? staleness(view, height.range) {
      doubts.append(
        Doubt(.height, reason, isSettledBySolving: isSettledBySolving(view, .vertical)))
    }
    return Sizes(width: width.range, height: height.range, doubts: doubts)
  }

  private typealias Length = (range: LengthRange, doubt: String?)

  /// Whether the constraints of the screen decide a length, and not what is outside of the file: the
  /// owner of a root, a table's own cell, or code that sizes cells.
  private func isSettledBySolving(_ view: Int, _ axis: LayoutAxis) -> Bool {
    guard index.entries[view].parent != nil, !index.isLaidOutByCell(view) else { return false }
    let cell = index.cellLength(around: view, axis)
    return cell != .stated && cell != .unknown
  }

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

  /// A length, doubted where it follows from that of a cell which code may set.
  private func sureLength(_ view: Int, _ axis: LayoutAxis) -> Length {
    var result = length(view, axis)
    let isFromCell =
      result.range.basis == .tiedToContainer
      || result.range.basis == .content && result.range.maximum != nil
    if result.doubt == nil, isFromCell, index.cellLength(around: view, axis) == .stated {
      let side = axis == .horizontal ? "width" : "height"
      result.doubt = "the file states the \(side) of its cell, and code may give it another"
    }
    return result
  }

  private func length(_ view: Int, _ axis: LayoutAxis) -> Length {
    if index.entries[view].parent == nil {
      return stored(view, axis, .unsolved, "what it is put into decides its size")
    }
    if index.isLaidOutByCell(view) {
      return stored(view, axis, .unsolved, "its table cell lays it out")
    }
    if index.isFrameBased(view) { return framed(view, axis) }
    let own = OwnLength(of: view, axis, in: index)
    if own.isFixed { return constrained(view, axis, own) }
    if fixed.contains(view, axis, .length) { return stored(view, axis, .tiedToContainer, nil) }
    if isTiedToOtherLength(view, axis) {
      return stored(view, axis, .unsolved, "it follows the size of another view")
    }
    return elastic(view, axis, own)
  }

  /// The length that a view's own constraints fix; a stored frame of another length is a sign that
  /// other constraints win.
  private func constrained(_ view: Int, _ axis: LayoutAxis, _ own: OwnLength) -> Length {
    let stored = index.storedLength(view, axis) ?? own.minimum
    let isContested = abs(stored - own.minimum) > 1
    return (
      .fixed(own.minimum, basis: .ownConstraint),
      isContested ? "its stored frame contradicts its own constraint" : nil
    )
  }

  /// The length of a view without constraints: its own, or its share of the container.
  private func framed(_ view: Int, _ axis: LayoutAxis) -> Length {
    let attributes = index.entries[view].attributes
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
    let sides = [LayoutPart.start, .end].map { held.answer(view, axis, $0) }
    if sides == [.held, .held] {
      return stored(view, axis, .unsolved, "it shares room with other contents")
    }
    if sides.allSatisfy({ $0 != .free }) {
      if axis == .horizontal {
        return stored(view, axis, .unsolved, "the width of what it stands in is decided elsewhere")
      }
      return (range(own, nil), "the height of what it stands in is decided elsewhere")
    }
    var room = RoomFinder(view, axis, index, fixed).room()
    if room.doubt != nil, let maximum = room.maximum {
      room.maximum = max(maximum, index.storedLength(view, axis) ?? 0)
    }
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
