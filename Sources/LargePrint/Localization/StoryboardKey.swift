import Model

/// Keys under which Interface Builder's tables of strings have the texts of a control (fact E).
enum StoryboardKey {
  /// Keys that a title may have, the likeliest first.
  static func keys(of title: ControlTitle, in control: Control) -> [String] {
    guard let object = control.source.object else { return [] }
    return properties(of: title, in: control).map { object + "." + $0 }
  }

  /// Key of a configured button's subtitle.
  static func subtitleKey(of control: Control) -> String? {
    control.source.object.map { $0 + ".configuration.subtitle" }
  }

  private static func properties(of title: ControlTitle, in control: Control) -> [String] {
    switch (title.part, control.kind) {
    case (.placeholder, _): ["placeholder"]
    case (.segment(let index), _): ["segmentTitles[\(index)]"]
    case (.text, .label), (.text, .textField), (.text, .textView): ["text"]
    case (.text, .configuredButton): ["configuration.title", title.state.rawValue + "Title"]
    case (.text, .button), (.text, .appleIDButton): [title.state.rawValue + "Title"]
    default: ["title", "text"]
    }
  }
}
