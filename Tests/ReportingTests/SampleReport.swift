import Model

/// A hand-made report with one control of every kind that a page must show.
enum SampleReport {
  /// A title that tries to break every format.
  static let evilTitle =
    #"</script><script>alert("x")</script> & 'quotes' ]]> <!-- \#u{202E}reversed\#u{202C} \#u{0}"#

  private static let rules = [
    rule("text-clipped", "Text outside of its control", .critical),
    rule("text-truncated", "Text cut short", .serious),
    rule("text-touches-edge", "Text in the padding", .moderate),
    rule("text-touches-corner", "Text near a rounded corner", .moderate),
    rule("fixed-text-size", "Text that does not grow", .serious),
  ]

  private static func rule(_ id: String, _ title: String, _ impact: Impact) -> RuleDescription {
    RuleDescription(
      id: id, title: title,
      help: "\(title) is hard to read. Give the control more room, or more lines.",
      impact: impact, tags: ["WCAG 1.4.4"])
  }

  /// Everything at once.
  static var full: Report {
    report([
      flaw, cure, truncatedLabel, whatIfButton, reviewedButton, quietLabel, arabicLabel, evilLabel,
    ])
  }

  /// Few controls at three sizes, for goldens that people can read.
  static var small: Report {
    let sizes: Set<ContentSizeCategory> = [
      .large, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    let controls = [flaw, truncatedLabel, whatIfButton, quietLabel].map { result in
      var copy = result
      copy.cells = result.cells.filter { sizes.contains($0.traits.category) }
      return copy
    }
    return report(controls)
  }

  /// Only controls that pass.
  static var clean: Report { report([cure]) }
  /// Only controls that have no text of their own.
  static var placeholders: Report { report([quietLabel]) }
  /// Nothing at all.
  static var empty: Report { report([]) }

  /// Collects controls into a report, with findings for what is not well.
  static func report(_ controls: [ControlResult]) -> Report {
    let texts = controls.flatMap { $0.control.titles.map(\.title.text) } + ["…"]
    let cells = controls.flatMap(\.cells)
    let findings = controls.flatMap(SampleFindings.findings(of:))
      .sorted { ($0.isWhatIf ? 0 : 1, $0.outcome) > ($1.isWhatIf ? 0 : 1, $1.outcome) }
    func count(_ outcome: Outcome) -> Int {
      findings.count { $0.outcome == outcome && !$0.isWhatIf }
    }
    return Report(
      provenance: provenance, rules: rules,
      screens: [
        Screen(id: "s1", name: "Booking", source: SourceReference(file: "App/Booking.storyboard"))
      ], controls: controls, findings: findings, notices: notices,
      summary: Summary(
        files: Set(controls.map(\.control.source.file)).count, controls: controls.count,
        cells: Dictionary(grouping: cells, by: \.outcome).mapValues(\.count),
        findings: [.fails: count(.fails), .needsReview: count(.needsReview)],
        whatIfFindings: findings.count { $0.isWhatIf }),
      outlines: SampleType.outlines(for: texts))
  }

  private static let notices = [
    Notice(
      source: SourceReference(file: "App/Old.xib", line: 1), reason: .oldArchive,
      message: "Saved by Xcode 3 in the archive format; open and save it once to audit it"),
    Notice(
      source: SourceReference(file: "App/<b>Profile</b>.xib", line: 88, column: 1),
      reason: .mergeConflict, message: "Holds the markers of an unresolved merge"),
  ]

  private static let provenance = Provenance(
    version: "0.1.0", libraries: [NamedValue("HarfBuzz", "6.0.0"), NamedValue("ICU", "72.1")],
    options: [NamedValue("sizes", "all"), NamedValue("assume-scaling", "yes")],
    fonts: [
      FontUse(
        id: SampleType.face, family: "Sample", version: "1.0", fileName: "Sample.otf",
        sha256: String(repeating: "0a", count: 32), standsInFor: "SF Pro", package: "fonts-sample",
        licence: "OFL-1.1", unitsPerEm: 1000)
    ])
}

extension SampleReport {
  private static func control(
    _ object: String, _ kind: ControlKind, line: Int, text: String, locale: String = "en"
  ) -> Control {
    var control = Control(
      id: "App/Booking.storyboard#" + object, kind: kind,
      source: SourceReference(
        file: "App/Booking.storyboard", line: line, column: 9, object: object))
    control.screen = "s1"
    control.titles = [
      ControlTitle(AttributedTitle(text, font: .textStyle(.body)), locale: locale)
    ]
    return control
  }

  /// The rounded button whose title ignores the insets, and two languages.
  static var flaw: ControlResult {
    var button = control("bk-01-aa", .button, line: 42, text: "Book two places now")
    button.name = "Book button"
    button.className = "RoundedButton"
    button.shape = CornerShape(radius: .fixed(28))
    button.curedBy = "App/Booking.storyboard#bk-02-bb"
    button.titles.append(
      ControlTitle(
        AttributedTitle("Zwei Plätze jetzt verbindlich buchen", font: .textStyle(.body)),
        locale: "de"))
    return SampleCells.button(button, width: 300, insets: .zero, promised: roundInsets)
  }

  /// The same with its title held by constraints.
  static var cure: ControlResult {
    var button = control("bk-02-bb", .button, line: 61, text: "Book two places now")
    button.name = "Book button, cured"
    button.className = "RoundedButton"
    button.shape = CornerShape(radius: .fixed(28), curve: .continuous)
    return SampleCells.button(button, width: 300, insets: roundInsets, promised: roundInsets)
  }

  private static var roundInsets: EdgeInsets {
    EdgeInsets(top: 14, left: 28, bottom: 14, right: 28)
  }

  /// A label of one line.
  static var truncatedLabel: ControlResult {
    let label = control("lb-03-cc", .label, line: 80, text: "k7q2m9vtd4@relay.example.com")
    var result = SampleCells.label(label, width: 311)
    result.cure = SampleCures.lines
    result.criticalPoints = [SampleCures.point]
    return result
  }

  /// A button that does not scale today.
  static var whatIfButton: ControlResult {
    var button = control("ap-04-dd", .appleIDButton, line: 97, text: "Sign in with Apple")
    button.shape = CornerShape(radius: .capsule)
    button.assumesScaling = true
    var result = SampleCells.label(button, width: 200)
    for index in result.cells.indices { result.cells[index].isWhatIf = true }
    return result
  }

  /// A button of a class that sets its look in code.
  static var reviewedButton: ControlResult {
    var button = control("rv-05-ee", .button, line: 110, text: "Add a bicycle to the ticket")
    button.className = "FancyButton"
    button.doubts = [Doubt(.appearance, "FancyButton sets its look in code")]
    var result = SampleCells.label(button, width: 280)
    for index in result.cells.indices where result.cells[index].outcome == .fails {
      result.cells[index].outcome = .needsReview
      result.cells[index].reason = "FancyButton sets its look in code"
      for place in result.cells[index].verdicts.indices {
        result.cells[index].verdicts[place].outcome = .needsReview
      }
    }
    return result
  }

  /// A label with Interface Builder's own text.
  static var quietLabel: ControlResult {
    var label = control("pl-06-ff", .label, line: 130, text: "Label")
    label.titles[0].standing = .placeholder
    return ControlResult(
      control: label,
      cells: [
        Cell(
          traits: Traits(), titleIndex: 0, isWhatIf: false, layout: nil, outcome: .doesNotApply,
          reason: "The title is Interface Builder’s placeholder")
      ])
  }

  /// A label that runs from right to left.
  static var arabicLabel: ControlResult {
    SampleCells.label(
      control("ar-07-gg", .label, line: 140, text: "مرحبا بكم في العبارة", locale: "ar"), width: 260
    )
  }

  /// A label whose title, class and name are hostile.
  static var evilLabel: ControlResult {
    var label = control("ev-08-hh", .label, line: 150, text: evilTitle)
    label.name = evilTitle
    label.className = #"Evil"><img src=x onerror=alert(1)>"#
    return SampleCells.label(label, width: 240)
  }
}
