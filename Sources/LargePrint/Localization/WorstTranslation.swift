import Model
import Typesetting

/// Leaves a control, beside its base language, only the translation that is widest.
struct WorstTranslation {
  /// What the configuration says of languages, for the base language.
  let options: AuditOptions

  /// Narrows the titles, state by state; widths are those of one line at Large.
  func narrowing(_ control: Control, _ typesetter: inout Typesetter) -> Control {
    guard options.pseudoLanguages.contains(.worst) else { return control }
    let base = BaseLanguage.of(control.titles, settings: options.strings)
    var kept: Set<Int> = []
    var widest: [ControlState: (index: Int, width: Double)] = [:]
    for (index, title) in control.titles.enumerated() {
      guard title.locale != base, title.origin != .pseudo else {
        kept.insert(index)
        continue
      }
      let width = width(of: title, &typesetter)
      if width > widest[title.state]?.width ?? 0 { widest[title.state] = (index, width) }
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
