internal import Model

extension Rule {
  /// Text that does not take up the size chosen in Settings.
  package static let fixedTextSize = Rule(
    RuleDescription(
      id: "fixed-text-size", title: "Text does not follow the chosen size",
      help: """
        Only fonts of a text style, or scaled by UIFontMetrics, change with the content size \
        category. Where adjustsFontForContentSizeCategory is off they take the size of the launch \
        and do not follow a change while the app runs: of minor impact, since the next launch \
        brings the size asked for, and no length is told, since none is lacking then. A button's \
        title label has the switch too, but Interface Builder shows none for it. \
        Fonts in an attributed title are baked in: set the title again when the category changes. \
        Use text styles, switch the adjustment on, and judge the result with --assume-scaling \
        first. Titles of bars and segmented controls are left out: the system keeps their size and \
        shows them large to who holds them down. Apple’s own Sign in with Apple button is the one exception: its title follows the \
        button’s height alone, as far as anyone has seen, so it is told as a limit of the system, \
        of minor impact. WCAG 1.4.4 asks that text can be enlarged to 200 %.
        """,
      impact: .moderate, tags: ["wcag-1.4.4", "hig", "dynamic-type"]),
    scope: .control, restsOn: [.appearance, .font],
    examples: Examples.all
  ) { subject, _ in
    if subject.isDrawnByApple { return .broken(followsItsHeight(subject)) }
    let runs = written(subject.title.title)
    let below = subject.title.subtitle.map(written) ?? []
    if subject.control.kind.offersLargeContent, !fixed(runs).isEmpty {
      return .doesNotApply("the system keeps its size and shows it large when held down")
    }
    if !fixed(runs).isEmpty {
      return .broken(neverGrows(fixed(runs), of: runs, subject.noun))
    }
    if !fixed(below).isEmpty { return .broken(neverGrows(fixed(below), of: below, "subtitle")) }
    guard subject.control.response(of: subject.title) == .atLaunch else { return .passes }
    return .broken(growsLate(runs, subject))
  }

  /// Words the title of Apple's button, which no app can make follow (fact C12, inferred).
  private static func followsItsHeight(_ subject: Subject) -> Breach {
    let size = subject.text.pointSize
    let wish = FontDescriptor.system(size).assumingScaling
      .pointSize(at: .accessibilityExtraExtraExtraLarge)
    let most = AppleIDButton.ownGreatestHeight
    return Breach(
      isProven: false,
      message: "Apple sets this title by the button’s height, \(Points.measured(size)) at every "
        + "size as far as is known; UIFontMetrics would make that \(Points.measured(wish)) at AX5. "
        + "The app can only give the button more height, up to \(Points.chosen(most)).",
      measured: [MeasuredValue("point-size", size, limit: wish, bound: .atLeast)],
      restsOn: [], impact: .minor)
  }

  /// Runs that have a text.
  private static func written(_ title: AttributedTitle) -> [TitleRun] {
    title.runs.filter { !$0.text.isEmpty }
  }

  /// Runs that keep their size.
  private static func fixed(_ runs: [TitleRun]) -> [TitleRun] {
    runs.filter { !$0.attributes.font.scalesWithCategory }
  }

  /// Words a title, by its noun, of which some or all runs keep their size.
  private static func neverGrows(
    _ fixed: [TitleRun], of runs: [TitleRun], _ noun: String
  ) -> Breach {
    let measured = largest(of: fixed, at: .large) { $0.assumingScaling }
    let size = "\(Points.measured(measured.value)) at every size"
    let wished = "UIFontMetrics would make that \(Points.measured(measured.limit ?? 0)) at AX5"
    let message =
      switch (fixed.count, runs.count) {
      case (1, 1): "The \(noun) stays at \(size); \(wished)."
      case (1, let all): "1 of the \(noun)’s \(all) runs stays at \(size); \(wished)."
      case (let kept, let all) where kept < all:
        "\(kept) of the \(noun)’s \(all) runs stay at up to \(size); \(wished)."
      default:
        "The fonts baked into the attributed \(noun) stay at up to \(size); \(wished)."
      }
    return Breach(message: message, measured: [measured])
  }

  /// Words a title that takes up a new size only when its font is made anew (fact A23).
  private static func growsLate(_ runs: [TitleRun], _ subject: Subject) -> Breach {
    var measured = largest(of: runs, at: .large) { $0 }
    measured.name = "point-size-until-relaunch"
    return Breach(
      message: "The \(subject.noun) takes the size of the launch, "
        + "\(Points.measured(measured.value)) at Large and "
        + "\(Points.measured(measured.limit ?? measured.value)) at AX5, and does not follow a "
        + "change while the app runs: adjustsFontForContentSizeCategory is off.",
      measured: [measured], impact: .minor, isLength: false)
  }

  /// Measures the largest run as it is, against what it would be at AX5.
  private static func largest(
    of runs: [TitleRun], at category: ContentSizeCategory,
    wished: (FontDescriptor) -> FontDescriptor
  ) -> MeasuredValue {
    let fonts = runs.map(\.attributes.font)
    let font = fonts.max { $0.pointSize(at: category) < $1.pointSize(at: category) }
    return MeasuredValue(
      "point-size", font?.pointSize(at: category) ?? 0,
      limit: font.map { wished($0).pointSize(at: .accessibilityExtraExtraExtraLarge) },
      bound: .atLeast)
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("17 points, whatever people choose", label([.system(17)])),
    .fails("a text style without the switch", label([.textStyle(.body)])),
    .fails(
      "fonts baked into an attributed title",
      label([.system(17, weight: .bold), .system(13)], adjusts: true)),
    .fails("one run that stays behind", label([.textStyle(.body), .system(13)], adjusts: true)),
    .needsReview(
      "Apple’s own button, which no app can change", AppleButtonExample(250, 46).subject),
    .fails("a subtitle that stays behind", subtitled([.textStyle(.body)], .system(13))),
    .doesNotApply(
      "the title of a tab, which the system shows large when held down",
      tab),
    .passes("a text style with the switch", label([.textStyle(.body)], adjusts: true)),
    .passes(
      "a font scaled by UIFontMetrics, with the switch",
      label(
        [FontDescriptor(size: .scaled(15, relativeTo: .callout, maximum: nil))], adjusts: true)),
    .needsReview(
      "a fixed font in a class that may set another",
      label([.system(17)]) {
        $0.doubts = [Doubt(.appearance, "the class RoundedButton may set its font in code")]
      }),
  ]

  private static func subtitled(_ fonts: [FontDescriptor], _ below: FontDescriptor) -> Subject {
    var subject = label(fonts, adjusts: true)
    subject.title.subtitle = AttributedTitle("Leaves in two minutes", font: below)
    return subject
  }

  private static var tab: Subject {
    var subject = label([.system(10)])
    subject.control.kind = .tabBarItem
    return subject
  }

  private static func label(
    _ fonts: [FontDescriptor], adjusts: Bool = false,
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    var subject = ExampleLayout(
      kind: .label,
      lines: [
        .init(text: "Next ferry", box: Rectangle(x: 0, y: 12, width: 80, height: 20.3))
      ]
    ) {
      $0.text.adjustsFontForContentSizeCategory = adjusts
      change(&$0)
    }.subject
    let texts = ["Next ", "ferry"]
    subject.title.title = AttributedTitle(
      runs: fonts.enumerated().map { index, font in
        TitleRun(
          text: fonts.count == 1 ? "Next ferry" : texts[index % 2],
          attributes: TextAttributes(font: font))
      })
    return subject
  }
}
