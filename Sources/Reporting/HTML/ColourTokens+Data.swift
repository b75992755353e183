/// The colours of the page, light, dark and on paper, written once.
enum ColourTokens {
  /// A named colour.
  struct Token: Sendable {
    /// Name of its custom property.
    let name: String
    /// On a light page.
    let light: String
    /// On a dark page.
    let dark: String
    /// On paper; nil where light ink serves.
    let paper: String?

    /// Lists the colours of a name.
    init(_ name: String, _ light: String, _ dark: String, paper: String? = nil) {
      self.name = name
      self.light = light
      self.dark = dark
      self.paper = paper
    }
  }

  /// Page, panels, text from strong to faint, hairlines, then the colours with a meaning.
  static let all: [Token] = [
    Token("bg", "#f8f8f6", "#111214", paper: "#fff"),
    Token("sf", "#ffffff", "#17191c"),
    Token("ink", "#17181b", "#eceded", paper: "#000"),
    Token("i2", "#4c4f55", "#b3b6bb", paper: "#333"),
    Token("i3", "#63666d", "#969aa1", paper: "#555"),
    Token("ln", "#e3e3df", "#282b2f", paper: "#ccc"),
    Token("l2", "#c6c7c2", "#43474d", paper: "#999"),
    Token("cell", "#efefeb", "#1f2225", paper: "#f2f2f2"),
    Token("ac", "#2447b5", "#9ab4ff"),
    Token("act", "#eaeefb", "#1d2540"),
    Token("fail", "#b3231a", "#ff9186"),
    Token("h1", "#f9d5cf", "#4a201b"),
    Token("h1i", "#7d150d", "#ffc4bc"),
    Token("h2", "#e58a7e", "#93372c"),
    Token("h2i", "#3b0703", "#fff0ee"),
    Token("h3", "#a81e16", "#ff8d81"),
    Token("h3i", "#ffffff", "#290603"),
    Token("rev", "#7f4d00", "#f0ba62"),
    Token("rt", "#fdf1d9", "#30240f"),
    Token("wi", "#6237ab", "#c2a6ff"),
    Token("wt", "#f1eafb", "#271f3b"),
    Token("ok", "#1f6a4a", "#7fcba6"),
    Token("shape", "#e4eafb", "#212b49", paper: "#eef2fd"),
    Token("shl", "#6b84cf", "#5b73bd"),
    Token("dots", "#e9e9e5", "#24272b", paper: "#fff"),
  ]

  /// Custom properties for every scheme: the system's choice, and the reader's over it.
  static var styleText: String {
    let light = declarations(\.light)
    let dark = declarations(\.dark)
    let paper = all.map { "--" + $0.name + ":" + ($0.paper ?? $0.light) }.joined(separator: ";")
    return ":root{color-scheme:light dark;" + light + "}\n"
      + "@media (prefers-color-scheme:dark){:root:not([data-theme=light]){" + dark + "}}\n"
      + ":root[data-theme=dark]{color-scheme:dark;" + dark + "}\n"
      + ":root[data-theme=light]{color-scheme:light}\n"
      + "@media print{:root,:root[data-theme],:root:not([data-theme=light]){color-scheme:light;"
      + paper + "}}\n"
  }

  private static func declarations(_ side: (Token) -> String) -> String {
    all.map { "--" + $0.name + ":" + side($0) }.joined(separator: ";")
  }
}
