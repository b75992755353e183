import Model
import Reading
import Typesetting

/// Leaves a control, beside its base language, only the translation that is widest.
struct WorstTranslation {
  /// What the configuration says of languages, for the base language.
  let options: AuditOptions

  /// Where a text of a control is shown.
  private struct Place: Hashable {
    var state: ControlState
    var part: TitlePart
  }

  /// Narrows the titles, place by place; widths are those of one line at Large.
  func narrowing(_ control: Control, _ typesetter: inout Typesetter) -> Control {
    guard options.pseudoLanguages.contains(.worst) else { return control }
    let base = control.baseLocale(development: options.strings.developmentLanguage)
    var kept: Set<Int> = []
    var widest: [Place: (index: Int, width: Double)] = [:]
    for (index, title) in control.titles.enumerated() {
      guard title.locale != base, title.origin != .pseudo else {
        kept.insert(index)
        continue
      }
      let width = width(of: title, &typesetter)
      let place = Place(state: title.state, part: title.part)
      if width > widest[place]?.width ?? 0 { widest[place] = (index, width) }
    }
    kept.formUnion(widest.values.map(\.index))
    var copy = control
    copy.titles = control.titles.indices.filter(kept.contains).map { control.titles[$0] }
    return copy
  }

  /// Width of a title on one line, in points; 0 for one that is not shown.
  private func width(of title: ControlTitle, _ typesetter: inout Typesetter) -> Double {
    guard title.reasonNotToLayOut == nil else { return 0 }
    let traits = Traits(locale: title.locale, boldText: options.boldText)
    return (try? typesetter.layOut(title.title, in: TextRoom(), traits: traits))?.naturalWidth ?? 0
  }
}
