/// The page's style sheet.
enum StyleSheet {
  /// Colours, rules, and what twelve sizes need each.
  static var text: String { ColourTokens.styleText + rules + pickers + late }

  /// Shows the pane, and marks the thumbnail or letter, of the radio button that is chosen.
  private static var pickers: String {
    var shown: [String] = []
    var marked: [String] = []
    var focused: [String] = []
    for place in 1...12 {
      let chosen = ".pick>input:nth-of-type(\(place))"
      shown.append(chosen + ":checked~.panes>:nth-child(\(place))")
      marked.append(chosen + ":checked~ol>:nth-child(\(place)) label")
      focused.append(chosen + ":focus-visible~ol>:nth-child(\(place)) label")
    }
    return shown.joined(separator: ",") + "{display:grid;visibility:visible}\n"
      + marked.joined(separator: ",") + "{background:var(--sf);border-color:var(--ac)}\n"
      + marked.map { $0 + " .em" }.joined(separator: ",") + "{color:var(--ink);font-weight:650}\n"
      + focused.joined(separator: ",") + "{outline:2px solid var(--ac);outline-offset:2px}\n"
  }
}
