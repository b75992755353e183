internal import Model

/// Reads the constraints that a view owns, as they are in force on the canvas.
struct ConstraintReader {
  /// Size classes of the canvas.
  let sizeClasses: SizeClasses

  /// Reads all constraints of a view; those left out by size classes are marked.
  func constraints(of view: XMLElement) -> [LayoutConstraint] {
    guard let list = view.child("constraints")?.children, !list.isEmpty else { return [] }
    let excluded = sizeClasses.excluded("constraints", in: view)
    return list.compactMap { element in
      guard element.name == "constraint", let attribute = element["firstAttribute"] else {
        return nil
      }
      return constraint(element, attribute: attribute, excluded: excluded)
    }
  }

  private func constraint(
    _ element: XMLElement, attribute: String, excluded: Set<String>
  ) -> LayoutConstraint {
    let id = element["id"] ?? ""
    return LayoutConstraint(
      id: id, firstItem: element["firstItem"], firstAttribute: attribute,
      relation: element["relation"] ?? "equal", secondItem: element["secondItem"],
      secondAttribute: element["secondAttribute"], multiplier: element["multiplier"],
      constant: varied("constant", of: element) ?? 0,
      priority: varied("priority", of: element) ?? 1000, identifier: element["identifier"],
      isPlaceholder: element.flag("placeholder") ?? false, isInstalled: !excluded.contains(id))
  }

  /// The number of the strongest variation in force, else the constraint's own.
  private func varied(_ name: String, of element: XMLElement) -> Double? {
    guard !element.children.isEmpty else { return element.number(name) }
    return sizeClasses.variations(of: element).compactMap { $0.number(name) }.last
      ?? element.number(name)
  }
}
