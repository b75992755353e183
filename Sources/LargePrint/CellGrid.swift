import Model

/// The cells of one control: its titles times the sizes asked for.
struct CellGrid {
  /// One layout to make.
  struct Job {
    /// Index of the title in the control's titles.
    let titleIndex: Int
    /// The title, scaled by supposition where the cell is a what-if.
    let title: ControlTitle
    /// Conditions.
    let traits: Traits
    /// Whether Dynamic Type is supposed.
    let isWhatIf: Bool
  }

  /// The control.
  let control: Control
  /// Options of the run.
  let options: AuditOptions

  /// Lists the cells by title, then by size.
  var jobs: [Job] {
    control.titles.enumerated().flatMap { index, title in
      options.categories.map { job(index: index, title: title, category: $0) }
    }
  }

  /// Makes the job that rules about the whole control look at: the title at Large.
  func controlJob(index: Int, title: ControlTitle) -> Job {
    job(index: index, title: title, category: .large, asIs: true)
  }

  /// Makes the job of a title at a size; as the app shows it today where `asIs` says so.
  func job(
    index: Int, title: ControlTitle, category: ContentSizeCategory, asIs: Bool = false
  ) -> Job {
    let supposes = control.assumesScaling ?? options.assumesScaling
    let isWhatIf = supposes && !asIs && control.response(of: title) == .never
    var shown = title
    if isWhatIf {
      shown.title = title.title.assumingScaling
      shown.subtitle = title.subtitle?.assumingScaling
    }
    var traits = Traits(
      category: category, locale: title.locale, direction: control.direction,
      boldText: options.boldText, displayScale: control.displayScale)
    traits.systemVersion = options.systemVersion
    return Job(titleIndex: index, title: shown, traits: traits, isWhatIf: isWhatIf)
  }
}
