internal import Model

/// Turns elements into view nodes and keeps the elements of controls.
struct ViewReader {
  /// What the document says about everything in it.
  let canvas: Canvas
  /// Controls found so far, in the order of the file.
  private(set) var controls: [FoundControl] = []
  /// Constraints found so far that make no sense, in the order of the file.
  private(set) var faults: [ConstraintFault] = []

  private var isInstalled = true
  private var isHidden = false

  /// Starts without controls.
  init(canvas: Canvas) {
    self.canvas = canvas
  }

  /// Whether an element is a view: by its place, its frame or its name.
  static func isView(_ element: XMLElement, in parent: String) -> Bool {
    guard element["id"] != nil else { return false }
    if ["subviews", "cells", "prototypes"].contains(parent) { return true }
    if ["label", "button", "view"].contains(element.name) { return true }
    if element.name.hasSuffix("View") { return true }
    return element.child("rect", key: "frame") != nil
  }

  /// Reads a view and everything inside.
  mutating func node(of element: XMLElement) -> ViewNode {
    var node = ViewNode(id: element["id"] ?? "", element: element.name)
    node.className = element["customClass"]
    node.frame = ViewGeometry.frame(of: element, canvas.sizeClasses)
    node.attributes = ViewGeometry.attributes(of: element, canvas.sizeClasses)
    let read = ConstraintReader(sizeClasses: canvas.sizeClasses).read(element)
    node.constraints = read.constraints
    faults += read.faults
    node.guides = Self.guides(of: element)
    let outside = (isInstalled, isHidden)
    isHidden = isHidden || element.flag("hidden") == true
    keepControl(element, id: node.id)
    node.children = children(of: element)
    (isInstalled, isHidden) = outside
    return node
  }

  private mutating func keepControl(_ element: XMLElement, id: String) {
    guard let kind = ControlReader.kind(of: element, canvas.profiles) else { return }
    controls.append(
      FoundControl(
        element: element, id: id, kind: kind, isInstalled: isInstalled, isHidden: isHidden))
  }

  private mutating func children(of element: XMLElement) -> [ViewNode] {
    let excluded = canvas.sizeClasses.excluded("subviews", in: element)
    var result: [ViewNode] = []
    for child in element.children {
      collect(child, parent: element.name, excluded: excluded, into: &result)
    }
    return result
  }

  /// Adds the views in an element; what is no view is looked through.
  private mutating func collect(
    _ element: XMLElement, parent: String, excluded: Set<String>, into result: inout [ViewNode]
  ) {
    guard Self.isView(element, in: parent) else {
      for child in element.children {
        collect(child, parent: element.name, excluded: excluded, into: &result)
      }
      return
    }
    let outside = isInstalled
    let isExcluded = excluded.contains(element["id"] ?? "")
    isInstalled = isInstalled && !isExcluded
    var node = node(of: element)
    if isExcluded { node.attributes["installed"] = "NO" }
    result.append(node)
    isInstalled = outside
  }

  private static func guides(of element: XMLElement) -> [String: String] {
    var result: [String: String] = [:]
    for child in element.children where child.name.hasSuffix("LayoutGuide") {
      if let key = child["key"], let id = child["id"] { result[key] = id }
    }
    return result
  }
}
