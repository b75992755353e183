import JSONText
import Model
import Reporting

/// Builds the text of an explanation, stage by stage.
struct ExplanationPage {
  /// What is written so far.
  private(set) var text = ""

  /// Writes a heading.
  mutating func heading(_ words: String) {
    text += HarmlessText.marked(words) + "\n"
  }

  /// Writes a name and its value.
  mutating func row(_ name: String, _ value: String) {
    let gap = String(repeating: " ", count: max(1, 22 - name.count))
    text += "  " + name + gap + HarmlessText.marked(value) + "\n"
  }

  /// Writes what was read of a control.
  mutating func add(_ control: Control) {
    heading("\(control.kind.rawValue) \(control.id)")
    let place = [control.source.file, control.source.line.map(String.init)].compactMap { $0 }
    row("read from", place.joined(separator: ":"))
    if let name = control.className { row("class", name) }
    row("width", Self.words(control.width))
    row("height", Self.words(control.height))
    let limit = control.text.lineLimit == 0 ? "no limit" : "at most \(control.text.lineLimit)"
    row("lines", "\(limit), \(control.text.lineBreakMode.rawValue)")
    if let insets = control.insets.content { row("content insets", Self.words(insets)) }
    if let button = control.appleIDButton {
      let words = [("type", button.requestedType), ("style", button.requestedStyle)]
        .map { "\($0) \($1.map(String.init) ?? "not set")" }
      row("Apple’s button", "\(words.joined(separator: ", ")): \(button.type), \(button.style)")
    }
    if let shape = control.shape { row("corners", Self.words(shape)) }
    for remark in control.remarks { row("the system", remark) }
    for phrase in control.assumptions { row("assumed of its class", phrase) }
    for doubt in control.doubts { row("doubt", "\(doubt.subject.rawValue): \(doubt.reason)") }
    if let reason = control.notModelled { row("not laid out", reason) }
  }

  /// Writes one cell: its runs, lines, boxes and verdicts.
  mutating func add(_ cell: Cell, of control: Control) {
    let title = control.titles[cell.titleIndex]
    let supposed = cell.isWhatIf ? ", supposing Dynamic Type" : ""
    let part = title.part.name.map { ", " + $0 } ?? ""
    heading(
      "\(cell.traits.category.shortName), \(title.locale), \(title.state.rawValue)\(part)\(supposed)"
    )
    for run in title.title.runs { add(run, cell) }
    if let layout = cell.layout { add(layout) }
    row("outcome", cell.outcome.rawValue + (cell.reason.map { ": " + $0 } ?? ""))
    for verdict in cell.verdicts { add(verdict) }
  }

  /// Writes a verdict.
  mutating func add(_ verdict: RuleVerdict, aboutControl: Bool = false) {
    row(aboutControl ? "control" : "rule", "\(verdict.rule) \(verdict.outcome.rawValue)")
    row("", verdict.message)
    for value in verdict.measured {
      let limit = value.limit.map { ", limit \(Self.number($0))" } ?? ""
      let error = value.error > 0 ? " ± \(Self.number(value.error))" : ""
      row("", "\(value.name) \(Self.number(value.value))\(error)\(limit)")
    }
  }

  /// Writes where a title begins to fail, and how wide it would have to be.
  mutating func add(_ point: CriticalPoint) {
    let supposed = point.isWhatIf ? ", supposing Dynamic Type" : ""
    let part = point.part.name.map { ", " + $0 } ?? ""
    heading("critical point, \(point.locale), \(point.state.rawValue)\(part)\(supposed)")
    row("fails from", point.pointSize.map { Self.number($0) + " pt" } ?? "the smallest size on")
    row("first size", point.category.shortName)
    row("passes when", point.width.map { Self.number($0) + " wide" } ?? "no width alone")
  }

  private mutating func add(_ run: TitleRun, _ cell: Cell) {
    let font = cell.isWhatIf ? run.attributes.font.assumingScaling : run.attributes.font
    let size = Self.number(font.pointSize(at: cell.traits.category))
    let family = if case .named(let name) = font.family { name } else { "system" }
    row("run", "“\(run.text)” \(family) \(font.weight.rawValue) \(size) pt")
    row("", Self.words(font.size))
  }

  private mutating func add(_ layout: ControlLayout) {
    row("bounds", Self.words(layout.bounds.extent))
    row("asks for", Self.words(layout.intrinsicExtent))
    if let background = layout.background {
      row("background", "\(Self.words(background.frame)), \(Self.words(background.shape))")
      if let roundest = background.roundest { row("", "at the most \(Self.words(roundest))") }
    }
    for doubt in layout.doubts + layout.title.doubts {
      row("doubt", "\(doubt.subject.rawValue): \(doubt.reason)")
    }
    row("title frame", Self.words(layout.titleFrame))
    for line in layout.title.lines {
      row("line", "“\(line.text)” \(Self.words(line.frame)), \(line.ending.rawValue)")
      row("", "baseline \(Self.number(line.baseline)), width ± \(Self.number(line.widthError))")
      if let ink = line.ink { row("", "ink \(Self.words(ink))") }
      for run in line.glyphRuns {
        row("", "\(run.face) \(Self.number(run.pointSize)) pt, \(run.glyphs.count) glyphs")
      }
    }
  }

  private static func number(_ value: Double) -> String { JSONValue.text(of: value) }

  private static func words(_ rule: FontSizeRule) -> String {
    switch rule {
    case .fixed: "fixed"
    case .textStyle(let style): "text style \(style.rawValue)"
    case .scaled(let points, let style, let maximum):
      "\(number(points)) scaled with \(style.rawValue)"
        + (maximum.map { ", at most \(number($0))" } ?? "")
    }
  }

  private static func words(_ shape: CornerShape) -> String {
    let radius = if case .fixed(let points) = shape.radius { number(points) } else { "capsule" }
    return "\(radius), \(shape.curve.rawValue)"
  }

  private static func words(_ extent: Extent) -> String {
    "\(number(extent.width)) × \(number(extent.height))"
  }

  private static func words(_ box: Rectangle) -> String {
    "\(words(box.extent)) at \(number(box.x)), \(number(box.y))"
  }

  private static func words(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
  }

  private static func words(_ range: LengthRange) -> String {
    if range.isFixed { return "\(number(range.minimum)) (\(range.basis.rawValue))" }
    let most = range.maximum.map { " to \(number($0))" } ?? " or more"
    return "\(number(range.minimum))\(most) (\(range.basis.rawValue))"
  }
}
