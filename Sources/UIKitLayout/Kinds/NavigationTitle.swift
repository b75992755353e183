import Model
import Typesetting

extension Arranger {
  /// Lays the title of a navigation bar out: small between its buttons, or large below them.
  ///
  /// The small one is semibold and was seen at 17 points where the category is medium and at about 21
  /// where it is AX5, the sizes of the headline from Large to xxLarge; the large one is a bold large
  /// title that grows like any text (fact I, text finding 9).
  static let navigationTitle = Arranger(
    kind: .navigationTitle,
    help: "UINavigationItem: one line cut at its end, from 17 to 21 points or as a large title."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let isLarge = control.showsLargeTitle
    let height = isLarge ? BarAnatomy.largeTitleHeight : BarAnatomy.barHeight
    let shown = isLarge ? title : title.asSmallBarTitle(at: traits.category)
    return try BarAnatomy(control: control, height: height)
      .layout(TitleSetting(control: control, title: shown, traits: traits), &typesetter)
  }
}

extension ControlTitle {
  /// The title in the size of a small navigation title: the headline's, from Large to xxLarge.
  fileprivate func asSmallBarTitle(at category: ContentSizeCategory) -> ControlTitle {
    let held = max(.large, min(category, .extraExtraLarge))
    var copy = self
    for run in copy.title.runs.indices {
      copy.title.runs[run].attributes.font.size = .fixed(TypeScale.size(of: .headline, at: held))
    }
    return copy
  }
}
