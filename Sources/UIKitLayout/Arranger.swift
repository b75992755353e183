package import Model
package import Typesetting

/// How one kind of control puts its parts into its box.
package struct Arranger: Sendable {
  /// Lays a control's title out under given conditions.
  package typealias Arrange =
    @Sendable (Control, ControlTitle, Traits, inout Typesetter) throws(LayoutError) -> ControlLayout

  /// Kind that is laid out.
  package let kind: ControlKind
  /// What is imitated, as one sentence.
  package let help: String
  /// The layout itself.
  package let arrange: Arrange

  /// Every kind that can be laid out, in the order of their files' names.
  package static let all: [Arranger] = [
    .appleIDButton, .barButtonItem, .button, .configuredButton, .label, .navigationTitle,
    .segmentedControl, .tabBarItem, .textField, .textView,
  ]

  /// Lays a control out by its kind.
  ///
  /// Throws `notModelled` for a control whose reader says so, `unknownKind` where no arranger fits,
  /// and what the arranger throws.
  package static func arrange(
    _ control: Control, title: ControlTitle, traits: Traits, typesetter: inout Typesetter
  ) throws(LayoutError) -> ControlLayout {
    if let reason = control.notModelled { throw .notModelled(reason) }
    guard let arranger = all.first(where: { $0.kind == control.kind }) else {
      throw .unknownKind(control.kind.rawValue)
    }
    let layout = try arranger.arrange(control, title, traits, &typesetter)
    try layout.checkSanity()
    return layout
  }
}

extension ControlLayout {
  /// Refuses lengths that no screen has, so that no reporter has to.
  fileprivate func checkSanity() throws(LayoutError) {
    let lengths = [bounds.width, bounds.height, titleFrame.x, titleFrame.y, title.extent.width]
    guard lengths.allSatisfy({ $0.isFinite && $0.magnitude < 1e7 }) else {
      throw .absurdLength("a length of the layout is beyond ten million points")
    }
  }
}
