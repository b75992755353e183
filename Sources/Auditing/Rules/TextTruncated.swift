internal import Model

extension Rule {
  /// Text of which a part is left out for want of room.
  package static let textTruncated = Rule(
    RuleDescription(
      id: "text-truncated", title: "Text is left out",
      help: """
        An ellipsis, or a line limit without one, hides words that people need to decide. Raise the \
        number of lines to 0 and let the height follow, stack what stands side by side at \
        accessibility sizes, or shorten the text; shrinking it to fit takes back the size that \
        people asked for. The Human Interface Guidelines ask to keep truncation to a minimum as \
        text grows, and WCAG 1.4.4 that nothing is lost at 200 %.
        """,
      impact: .serious, tags: ["wcag-1.4.4", "hig", "dynamic-type"]),
    restsOn: [.appearance, .width, .height, .font, .measures, .text, .insets, .image, .lines],
    examples: Examples.all
  ) { subject, options in
    let tolerance = options.tolerance(of: subject)
    guard subject.isCutShort else { return spare(subject, tolerance: tolerance) }
    return subject.isHeldToOneLine || subject.text.untruncatedLineCount <= subject.text.lines.count
      ? tooWide(subject, tolerance: tolerance) : tooManyLines(subject, tolerance: tolerance)
  }

  /// Judges one line that lost a part to an ellipsis.
  private static func tooWide(_ subject: Subject, tolerance: Double) -> Judgement {
    let needed = subject.neededWidth
    let lacking = Points.measured(max(0, needed.shortfall))
    let room = Points.measured(needed.limit ?? 0)
    let has = "needs \(Points.measured(needed.value)) and has \(room)"
    guard needed.standing(tolerance: tolerance) != .missed, needed.error > 0 else {
      return .broken(
        Breach(
          message: "The \(subject.noun) \(has) on its line; \(lacking) are left out.",
          measured: [needed]))
    }
    let width = Points.measured(needed.value, error: needed.error)
    return .broken(
      Breach(
        isProven: false,
        message: "The \(subject.noun) needs \(width) and has \(room) on "
          + "its line; only the real font can tell whether a part is left out.",
        measured: [needed]))
  }

  /// Judges text that needs more lines than it gets.
  private static func tooManyLines(_ subject: Subject, tolerance: Double) -> Judgement {
    let text = subject.text
    let height = MeasuredValue(
      "needed-height", text.untruncatedExtent.height, limit: text.extent.height)
    let lines = MeasuredValue(
      "needed-lines", Double(text.untruncatedLineCount), limit: Double(text.lines.count))
    let isProven = !mayFitOnItsLines(subject, tolerance: tolerance)
    let cause =
      text.lines.count == subject.control.text.lineLimit
      ? "its limit" : "as many as its height holds"
    return .broken(
      Breach(
        isProven: isProven,
        message: "The \(subject.noun) needs \(text.untruncatedLineCount) lines and gets "
          + "\(text.lines.count), \(cause); \(Points.measured(max(0, height.shortfall))) of its "
          + "height are left out."
          + (isProven ? "" : " With the real font it may need one line less."),
        measured: [height, lines]))
  }

  /// Whether what stands on the last line would fit on it, were it as narrow as its error allows.
  ///
  /// What the lines before hold is taken off the width of the whole; their breaks are taken to stay.
  private static func mayFitOnItsLines(_ subject: Subject, tolerance: Double) -> Bool {
    let text = subject.text
    guard text.naturalWidthError > 0, text.naturalWidth > 0, subject.isOneParagraph,
      text.untruncatedLineCount == text.lines.count + 1
    else { return false }
    let before = text.lines.dropLast().map { $0.frame.width + subject.blankWidth }.reduce(0, +)
    let rest = text.naturalWidth - text.naturalIndents.head - before
    let error = text.naturalWidthError * rest / text.naturalWidth
    let room = text.lines.last.map(subject.room(of:)) ?? subject.room
    return rest - error <= room + tolerance
  }

  /// Judges text that is whole, but perhaps by less than its width may be off.
  private static func spare(_ subject: Subject, tolerance: Double) -> Judgement {
    if subject.isHeldToOneLine { return spareOnOneLine(subject, tolerance: tolerance) }
    let text = subject.text
    let isAtLimit = text.lines.count == subject.control.text.lineLimit
    let runsOutOfHeight =
      subject.control.kind == .label
      && subject.oneLineMoreBreaks(keeping: 0, tolerance: tolerance)
    guard subject.mayNeedOneLineMore && isAtLimit || runsOutOfHeight else { return .passes }
    let count = Double(text.lines.count)
    let fits =
      isAtLimit
      ? "fits the lines it may take, \(text.lines.count) in all"
      : "fits a height of \(Points.measured(subject.layout.bounds.height))"
    return .broken(
      Breach(
        isProven: false,
        message:
          "The \(subject.noun) \(fits), but a line is so full that with the real font, whose "
          + "widths may be off by \(Points.measured(text.widthError)), it may need one more.",
        measured: [MeasuredValue("needed-lines", count, limit: count, error: 1)]))
  }

  private static func spareOnOneLine(_ subject: Subject, tolerance: Double) -> Judgement {
    let needed = subject.neededWidth
    guard subject.lineBreakMode != .clip, !subject.canShrinkFurther,
      needed.standing(tolerance: tolerance) == .withinError
    else { return .passes }
    let width = Points.measured(needed.value, error: needed.error)
    let room = Points.measured(needed.limit ?? 0)
    return .broken(
      Breach(
        isProven: false,
        message: "The \(subject.noun) needs \(width) and has \(room) on "
          + "its line: too close to tell with a stand-in font.",
        measured: [needed]))
  }
}

extension Subject {
  /// Whether a part of the text is missing, other than cut at the edge.
  fileprivate var isCutShort: Bool {
    guard text.isTruncated else { return false }
    return lineBreakMode != .clip
      || text.untruncatedLineCount > text.lines.count && !isHeldToOneLine
  }
}

private enum Examples {
  static let all: [RuleExample] = [
    .fails("one line with an ellipsis", oneLine(needs: 266.9)),
    .fails("three lines where the limit is two", limited(needed: 3, natural: 520)),
    .fails("a label too low for its lines", limited(needed: 4, natural: 700) { $0.lineLimit = 0 }),
    .passes("one line that fits", oneLine(needs: 150)),
    .passes("two lines of two", limited(needed: 2, natural: 300)),
    .needsReview(
      "a line that is cut by less than its width may be off", oneLine(181.5, error: 2.2)),
    .needsReview("a line that fits by less than its width may be off", oneLine(179, error: 2.2)),
    .needsReview("two lines of two, one of them full", full),
    .needsReview(
      "a third line that would just fit on the second",
      limited(needed: 3, natural: 351, error: 4.2)),
    .needsReview(
      "a cut title in a control whose width is not solved",
      oneLine(needs: 266.9) { $0.width.basis = .unsolved }),
    .doesNotApply(
      "a control that is not modelled",
      oneLine(needs: 266.9) { $0.notModelled = "its layout is drawn in code" }),
  ]

  private static func oneLine(
    _ shown: Double = 176, needs: Double? = nil, error: Double = 0,
    change: @escaping (inout Control) -> Void = { _ in }
  ) -> Subject {
    let natural = needs ?? shown
    let isCut = natural > 180
    return ExampleLayout(
      kind: .label, size: Extent(width: 180, height: 20.5),
      lines: [
        .init(
          text: isCut ? "Open links in your…" : "Open links",
          box: Rectangle(x: 0, y: 0, width: min(natural, 176), height: 20.3),
          ending: isCut ? .truncated : .endOfText, error: error)
      ],
      naturalWidth: natural
    ) {
      $0.text.lineLimit = 1
      $0.text.lineBreakMode = .truncateTail
      change(&$0)
    }.subject
  }

  private static func limited(
    needed: Int, natural: Double, error: Double = 0,
    change: @escaping (inout TextRules) -> Void = { _ in }
  ) -> Subject {
    ExampleLayout(
      kind: .label, size: Extent(width: 180, height: 41),
      lines: [
        .init(
          text: "Your private address is", box: Rectangle(x: 0, y: 0, width: 168, height: 20.3),
          ending: .softBreak, error: error / 2),
        .init(
          text: needed > 2 ? "kept from…" : "kept",
          box: Rectangle(x: 0, y: 20.3, width: needed > 2 ? 174 : 128, height: 20.3),
          ending: needed > 2 ? .truncated : .endOfText, error: error / 2),
      ],
      naturalWidth: natural, neededLines: needed
    ) {
      $0.text.lineLimit = 2
      change(&$0.text)
    }.subject
  }

  private static var full: Subject {
    var subject = limited(needed: 2, natural: 300, error: 4.2)
    subject.layout.title.lines[0].frame.width = 179
    return subject
  }
}
