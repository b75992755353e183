internal import Model

/// Reads runtime attributes by which code finds the text of a control.
struct TextKeyReader {
  private let attributes: RuntimeAttributes
  private let names: Set<String>

  /// Takes the key paths that hold keys.
  init(_ attributes: RuntimeAttributes, names: Set<String>) {
    self.attributes = attributes
    self.names = names
  }

  /// Gives every title of the control the key that is set last.
  func apply(to control: inout Control) {
    let set = attributes.list.last { names.contains($0.keyPath) && $0.string?.isEmpty == false }
    guard let key = set?.string else { return }
    for index in control.titles.indices { control.titles[index].key = TextKey(key) }
  }
}
