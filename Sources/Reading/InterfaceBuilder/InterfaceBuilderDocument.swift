package import Model

/// A storyboard or xib for iOS, parsed and known to be one.
package struct InterfaceBuilderDocument {
  /// Path as reports show it.
  let path: String
  /// The `document` element.
  let root: XMLElement

  /// Parses a file; throws for whatever cannot be audited.
  package init(_ file: InputFile) throws(ReadingError) {
    path = file.path
    root = try XMLParser(file).root()
  }

  /// Reads screens and controls.
  package func contents() -> ScreenContents {
    var result = ScreenContents()
    collect(root, into: &result)
    return result
  }

  private func collect(_ element: XMLElement, into result: inout ScreenContents) {
    if element.name == "label", let id = element["id"], let text = element["text"] {
      let source = SourceReference(
        file: path, line: element.line, column: element.column, object: id)
      var control = Control(id: path + "#" + id, kind: .label, source: source)
      control.titles = [ControlTitle(AttributedTitle(text, font: .system(17)))]
      result.controls.append(control)
    }
    for child in element.children { collect(child, into: &result) }
  }
}
