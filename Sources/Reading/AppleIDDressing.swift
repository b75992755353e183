internal import Model

/// Gives a control what every button of Apple's has, whichever format it was read from.
struct AppleIDDressing {
  /// What is asked of the button.
  let button: AppleIDButton
  /// Language of the file; `und` shows every language.
  let locale: String

  /// Dresses a control whose width, height and own titles are read already.
  ///
  /// Titles that the input states are kept; without them Apple's own stand there. Supposing Dynamic
  /// Type would say nothing, since no app can make Apple's title follow it.
  func dress(_ control: inout Control) {
    control.appleIDButton = button
    control.shape = button.shape
    control.assumesScaling = false
    control.text = TextRules(lineLimit: 1, lineBreakMode: .clip)
    control.doubts.append(
      Doubt(.font, "how Apple’s button fits a title that is too long is not published"))
    if let asked = button.requestedType, AppleIDButton.TitleType(rawValue: asked) == nil {
      control.doubts.append(
        Doubt(.text, "what Apple’s button shows for the type \(asked) is not documented"))
    }
    doubtOpenSides(of: &control)
    if control.titles.isEmpty { addTitles(to: &control) }
  }

  /// A side that nothing fixes is as long as Apple's button asks, which is not published.
  private func doubtOpenSides(of control: inout Control) {
    let sides: [(Doubt.Subject, LengthRange)] = [
      (.width, control.width), (.height, control.height),
    ]
    for (subject, range) in sides where !range.isFixed && range.basis != .unsolved {
      control.doubts.append(
        Doubt(subject, "the \(subject.rawValue) that Apple’s button asks for is not published"))
    }
  }

  /// Adds Apple's titles in the languages of the file, English first.
  private func addTitles(to control: inout Control) {
    let known = AppleIDTitles.titles(of: button.type, locale: locale)
    if known.isEmpty {
      control.doubts.append(
        Doubt(.text, "Apple’s wording in “\(locale)” is not known; the English one stands in"))
      let english = AppleIDTitles.titles(of: button.type, locale: "en")
      control.titles = english.map { self.title($0, of: control, locale: locale, .sample) }
      return
    }
    let sorted = known.filter { $0.locale == "en" } + known.filter { $0.locale != "en" }
    control.titles = sorted.map { self.title($0, of: control, locale: $0.locale, $0.standing) }
  }

  private func title(
    _ title: AppleIDTitle, of control: Control, locale: String, _ standing: TitleStanding
  ) -> ControlTitle {
    let height = control.height.clamp(AppleIDButton.standInExtent.height)
    let font = AppleIDButton.titleFont(height: height)
    return ControlTitle(
      AttributedTitle(title.text, font: font), locale: locale, standing: standing)
  }
}
