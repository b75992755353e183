internal import JSONText
internal import Model

extension ManifestControl {
  /// Refuses a rounded button that also says what its radius says, and one of another kind.
  func checkRounded(_ node: JSONNode, of kind: ControlKind) throws(ValueError) {
    guard let place = rounded.map({ _ in node["rounded"]?.place ?? node.place }) else { return }
    guard kind == .button else {
      throw ValueError(place, "“rounded” goes with the kind “button” only").under("rounded")
    }
    for member in node.object ?? [] where RoundedButton.derivedKeys.contains(member.key) {
      if case .null = member.value.content { continue }
      throw ValueError(member.place, "“rounded” says “\(member.key)” already").under(member.key)
    }
  }
}

extension RoundedButton {
  /// Dresses a control of a manifest; a background colour that is not mentioned is none.
  func dressInManifest(_ control: inout Control) {
    guard case .fixed(.fixed(let radius))? = radius else { return }
    RoundedButtonDressing(button: self, radius: radius, hasBackground: backgroundColor ?? false)
      .dress(&control)
  }
}
