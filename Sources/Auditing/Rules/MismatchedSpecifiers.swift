internal import Model

extension Rule {
  /// A translation whose format takes other values than the base language's.
  package static let mismatchedSpecifiers = Rule(
    RuleDescription(
      id: "mismatched-specifiers", title: "A translation takes other values",
      help: """
        Code puts values into a text by its specifiers, such as %@ or %1$d, in the number, order and \
        kind of the base language. A translation that asks for more or for another kind shows \
        garbage or ends the app; one that asks for less keeps something from its readers, which may \
        be meant. Give every specifier of a translation the number and kind that the base language \
        has, with positions (%1$@, %2$@) where the order of words differs.
        """,
      impact: .critical, tags: ["localization", "format"]),
    scope: .control, restsOn: [.text], examples: Examples.all
  ) { subject, _ in
    let title = subject.title
    guard title.origin == .translated || title.origin == .needsReview else {
      return .doesNotApply("it is no translation")
    }
    guard let base = base(of: title, in: subject.control) else {
      return .doesNotApply("nothing says what the base language takes")
    }
    let wrong = Set(title.arguments).subtracting(base).sorted()
    let missing = base.subtracting(title.arguments).sorted()
    let total = Double(base.count)
    if !wrong.isEmpty {
      let value = MeasuredValue(
        "foreign-specifiers", Double(wrong.count), limit: 0, bound: .atMost)
      return .broken(breach(.proven, value, "takes \(words(wrong)), which", base, "does not"))
    }
    guard !missing.isEmpty, title.form.isEmpty || title.form.hasSuffix("plural.other") else {
      return .passes
    }
    let value = MeasuredValue(
      "matching-specifiers", total - Double(missing.count), limit: total, bound: .atLeast)
    return .broken(breach(.open, value, "leaves out \(words(missing)), which", base, "takes"))
  }

  private enum Proof { case proven, open }

  private static func breach(
    _ proof: Proof, _ value: MeasuredValue, _ what: String, _ base: Set<String>, _ verb: String
  ) -> Breach {
    var breach = Breach(
      isProven: proof == .proven,
      message: "The translation \(what) the base language \(verb) (it takes \(base.count)).",
      measured: [value])
    breach.isLength = false
    return breach
  }

  /// Values that any form of the base language takes; nil where there is no text of it.
  private static func base(of title: ControlTitle, in control: Control) -> Set<String>? {
    let own = control.titles.filter {
      $0.origin == .own && $0.state == title.state && $0.key == title.key
    }
    return own.isEmpty ? nil : Set(own.flatMap(\.arguments))
  }

  private static func words(_ arguments: [String]) -> String {
    arguments.map { argument in
      let parts = argument.split(separator: " ", maxSplits: 1)
      return "value \(parts.first ?? "") as a \(parts.last ?? "")"
    }.joined(separator: " and ")
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("a name where the base language has a number", subject(["1 text"])),
    .fails("two values where the base language has one", subject(["1 whole number", "2 text"])),
    .passes("the values of the base language", subject(["1 whole number"])),
    .passes("a plural form that says its number in words", subject([], form: "plural.one")),
    .needsReview("a translation without the number", subject([])),
    .doesNotApply("the base language itself", subject([], origin: .own)),
  ]

  private static func subject(
    _ arguments: [String], form: String = "", origin: TitleOrigin = .translated
  ) -> Subject {
    var layout = ExampleLayout(
      lines: ExampleLayout.centred(
        [("8888 Tage", 84)], in: Extent(width: 200, height: 44), lineHeight: 20))
    layout.change = { control in
      var base = ControlTitle(AttributedTitle("8888 days", font: .textStyle(.body)), locale: "en")
      base.key = TextKey("days")
      base.arguments = ["1 whole number"]
      control.titles = [base]
    }
    var subject = layout.subject
    subject.title.locale = "de"
    subject.title.key = TextKey("days")
    subject.title.arguments = arguments
    subject.title.form = form
    subject.title.origin = origin
    return subject
  }
}
