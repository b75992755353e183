import Auditing
import Model
import Typesetting
import UIKitLayout

/// Lays out the texts of a solved screen in the frames that their controls have on it.
struct ScreenDresser {
  /// The texts.
  let texts: ScreenTexts
  /// Which controls the solution is trusted for.
  let trust: ScreenTrust

  /// A screen with its texts, and what was found on the way.
  struct Result {
    /// The screen.
    var screen: DressedScreen
    /// Layouts by id of the control.
    var shown: [String: ScreenPlaces.Shown] = [:]
    /// By how much texts may be wider, as a share of their width, by object id.
    var shares: [String: Double] = [:]
    /// Id of the first control whose text counts.
    var spokesman: String?
  }

  /// Puts every text in its place.
  func dress(_ solved: SolvedScreen, _ typesetter: inout Typesetter) -> Result {
    var result = Result(screen: DressedScreen(solved, texts: []))
    var placed: [PlacedText] = []
    let numbers = Dictionary(solved.views.indices.map { (solved.views[$0].id, $0) }) { first, _ in
      first
    }
    for control in texts.controls {
      guard let id = control.source.object, let view = numbers[id],
        let job = texts.job(of: control),
        let layout = layout(control, job, on: solved, view, &typesetter)
      else { continue }
      result.shown[control.id] = ScreenPlaces.Shown(
        titleIndex: job.titleIndex, isWhatIf: job.isWhatIf, layout: layout)
      let text = layout.title
      let frame = solved.views[view].frame
      result.shares[id] = Self.share(of: text)
      let box = Self.box(of: layout, in: control).offset(x: frame.x, y: frame.y)
      guard counts(control, job, solved, view), !box.isEmpty else { continue }
      placed.append(
        PlacedText(
          view: view, name: Self.name(of: control), box: box, widthError: text.widthError))
      if result.spokesman == nil { result.spokesman = control.id }
    }
    result.screen = DressedScreen(solved, texts: placed.sorted { $0.view < $1.view })
    return result
  }

  private func layout(
    _ control: Control, _ job: CellGrid.Job, on solved: SolvedScreen, _ view: Int,
    _ typesetter: inout Typesetter
  ) -> ControlLayout? {
    let standing = control.standing(on: solved, as: solved.views[view])
    return try? Arranger.arrange(
      standing, title: job.title, traits: job.traits, typesetter: &typesetter)
  }

  /// Whether people read a text where the solution puts it.
  private func counts(
    _ control: Control, _ job: CellGrid.Job, _ solved: SolvedScreen, _ view: Int
  ) -> Bool {
    let title = control.titles[job.titleIndex]
    guard trust.level(of: solved.views[view].id) == .place, !solved.views[view].isAmbiguous,
      title.standing != .placeholder,
      !title.title.text.allSatisfy(\.isWhitespace)
    else { return false }
    var next: Int? = view
    while let current = next {
      if solved.views[current].isHidden { return false }
      next = solved.views[current].parent
    }
    return true
  }

  /// By how much the widths of a text may be off, as a share: the largest of its lines and the whole.
  private static func share(of text: TextLayout) -> Double {
    let widths =
      text.lines.map { ($0.widthError, $0.frame.width) }
      + [(text.naturalWidthError, text.naturalWidth)]
    return widths.filter { $0.1 > 0 }.map { $0.0 / $0.1 }.max() ?? 0
  }

  /// The box around the ink of the lines in the control; a label draws nothing outside of itself.
  ///
  /// Line boxes have room above and below that may meet without a letter touching.
  private static func box(of layout: ControlLayout, in control: Control) -> Rectangle {
    let boxes = layout.title.lines.map { layout.inControl($0.ink ?? $0.frame) }
    let box = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    return control.kind == .label ? box.shared(with: layout.bounds) : box
  }

  private static func name(of control: Control) -> String {
    let text = control.titles.first { $0.state == .normal }?.title.text ?? ""
    return control.name ?? beginning(of: text)
  }

  /// As much of a text as names it in a sentence.
  private static func beginning(of text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }
}
