/// What a control's own constant constraints say of its length, in points.
struct OwnLength {
  /// Least length.
  private(set) var minimum = 0.0
  /// Greatest length; nil for none.
  private(set) var maximum: Double?

  /// Reads the constraints of one axis.
  ///
  /// A constraint against the content counts when its priority is above the control's: to keep it
  /// large, above its hugging (250, labels of Interface Builder 251); to keep it small, above its
  /// resistance to being squeezed (750). So an equal length of priority 700 is a least length.
  init(of view: Int, _ axis: LayoutAxis, in index: ViewIndex) {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    func priority(_ kind: String, _ standard: Double) -> Double {
      index.entries[view].attributes[name + kind].flatMap { Double($0) } ?? standard
    }
    let hugging = priority("HuggingPriority", 250)
    let resistance = priority("CompressionResistancePriority", 750)
    for tie in index.ties(of: view, axis, .length) where tie.other == nil {
      let length = max(0, tie.constant)
      if tie.relation != .atMost, tie.priority > hugging { minimum = max(minimum, length) }
      if tie.relation != .atLeast, tie.priority > resistance {
        maximum = min(maximum ?? length, length)
      }
    }
  }

  /// Whether there is but one length.
  var isFixed: Bool { maximum.map { $0 <= minimum } ?? false }
}
