internal import Model

/// Reads the constraints that a view owns, as they are in force on the canvas.
struct ConstraintReader {
  /// Size classes of the canvas.
  let sizeClasses: SizeClasses

  /// The constraints of a view.
  struct Result {
    /// Those that make sense; those left out by size classes are marked.
    var constraints: [LayoutConstraint] = []
    /// What is wrong with the others, in the order of the file.
    var faults: [ConstraintFault] = []
  }

  /// Reads all constraints of a view; one that is in force and makes no sense becomes a fault.
  func read(_ view: XMLElement) -> Result {
    var result = Result()
    guard let list = view.child("constraints")?.children, !list.isEmpty else { return result }
    let excluded = sizeClasses.excluded("constraints", in: view)
    for element in list where element.name == "constraint" {
      let id = element["id"] ?? ""
      if let fault = ConstraintCheck(element: element, sizeClasses: sizeClasses).fault {
        if !excluded.contains(id) { result.faults.append(ConstraintFault(id: id, fault: fault)) }
      } else if let attribute = element["firstAttribute"] {
        result.constraints.append(
          constraint(element, attribute: attribute, excluded: excluded))
      }
    }
    return result
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
