import Auditing
package import Model
import Reading
import Typesetting

/// Cures what fails in one storyboard or xib, in a copy.
package struct FileCure {
  /// What became of one failing control.
  package struct Entry: Sendable {
    /// The control.
    package var control: Control
    /// The cure that the copy has; nil where it has none.
    package var cure: Cure?
    /// Why it has none, or why a smaller cure was passed over; nil for neither.
    package var reason: String?
  }

  /// The copy and what became of the controls.
  package struct Result: Sendable {
    /// The bytes of the copy; those of the original where nothing could be written.
    package var bytes: [UInt8]
    /// The failing controls, in the order of the file.
    package var entries: [Entry]
    /// Whether the copy differs from the original.
    package var isChanged: Bool { entries.contains { $0.cure != nil } }
  }

  /// Options that hold: fonts, sizes, supposition of scaling, Bold Text.
  let options: AuditOptions
  private let file: InputFile
  private let auditor = Auditor()

  /// Reads a file; throws `badOption` for what is no storyboard or xib that can be patched.
  package init(path: String, options: AuditOptions) throws(AuditError) {
    self.options = options
    guard let format = InputFormat.of(path: path), ["storyboard", "xib"].contains(format.id) else {
      throw .badOption(
        "\(path) is no storyboard and no xib; audit --cures tells the cures of other files")
    }
    do {
      file = try InputFile(reading: path)
    } catch {
      throw .badPath(error.placedMessage)
    }
  }

  /// Cures the failing controls one after the other.
  ///
  /// Each change is written, the copy is read again as any file, and what differs in it is judged
  /// again, alone and on every solved screen: the change stays only where the cure is confirmed and no
  /// control is worse.
  package func run() throws(AuditError) -> Result {
    let fonts = try FontSetup.library(folders: options.fontFolders)
    do {
      var typesetter = try Typesetter(fonts: fonts)
      return try cured(&typesetter)
    } catch let error as ReadingError {
      throw .badOption(error.placedMessage)
    } catch {
      throw .noFonts("\(error)")
    }
  }

  private func cured(_ typesetter: inout Typesetter) throws(ReadingError) -> Result {
    let contents = try read(file)
    var state = CopyState(
      file: file, controls: contents.controls,
      onScreens: FileOnScreens(contents, options: options, auditor: auditor, &typesetter))
    var entries: [Entry] = []
    for index in state.controls.indices {
      let judged = judge(state.controls[index], &typesetter)
      let plain = CureSearch(judged: judged, options: options, auditor: auditor)
      guard plain.isCalledFor else { continue }
      entries.append(try cure(index, judged, plain, &state, &typesetter))
    }
    return Result(bytes: state.file.bytes, entries: entries)
  }

  /// Tries the smallest cure that the file has words for.
  private func cure(
    _ index: Int, _ judged: JudgedControl, _ plain: CureSearch, _ state: inout CopyState,
    _ typesetter: inout Typesetter
  ) throws(ReadingError) -> Entry {
    let control = judged.result.control
    let patch = try CurePatch(state.file)
    var search = plain
    search.allows = { Self.refusal(of: $0, control, patch) == nil }
    let smallest = plain.cure(&typesetter)
    let reason = smallest?.changes.lazy.compactMap { Self.refusal(of: $0, control, patch) }.first
    guard let cure = reason == nil ? smallest : search.cure(&typesetter) else {
      return Entry(control: control, reason: reason ?? "no set of up to three changes cures it")
    }
    guard let next = try? patch.bytes(after: cure.changes, of: control),
      let copy = confirmed(next, index, cure, judged, state, &typesetter)
    else {
      return Entry(control: control, reason: Self.unconfirmed)
    }
    guard !copy.onScreens.isWorse(than: state.onScreens) else {
      return Entry(control: control, reason: Self.worsening)
    }
    state = copy
    return Entry(control: control, cure: cure, reason: reason)
  }

  private static let unconfirmed =
    "the copy, read again, does not confirm the cure: constraints around it still decide its size"

  private static let worsening =
    "on its screen, solved anew, something else would get worse than it is"

  private static func refusal(
    of change: Cure.Change, _ control: Control, _ patch: CurePatch
  ) -> String? {
    do {
      _ = try patch.bytes(after: [change], of: control)
      return nil
    } catch {
      return error.sentence
    }
  }
}

extension FileCure {
  /// The copy so far and the controls that reading it gives.
  private struct CopyState {
    var file: InputFile
    var controls: [Control]
    var onScreens: FileOnScreens
  }

  private func read(_ file: InputFile) throws(ReadingError) -> ScreenContents {
    try InputFormat.of(path: file.path)?.read(file) ?? ScreenContents()
  }

  private func judge(_ control: Control, _ typesetter: inout Typesetter) -> JudgedControl {
    ControlJudge(control: control, options: options, auditor: auditor).judge(&typesetter)
  }

  /// Reads bytes as the next state of the copy; nil where they do not keep what the cure says.
  private func confirmed(
    _ bytes: [UInt8], _ index: Int, _ cure: Cure, _ judged: JudgedControl, _ state: CopyState,
    _ typesetter: inout Typesetter
  ) -> CopyState? {
    let file = InputFile(path: state.file.path, bytes: bytes)
    guard let contents = try? read(file),
      contents.controls.map(\.id) == state.controls.map(\.id)
    else { return nil }
    let controls = contents.controls
    for (place, (new, old)) in zip(controls, state.controls).enumerated()
    where place == index || !new.isSame(as: old) {
      let before = place == index ? judged : judge(old, &typesetter)
      let check = CureCheck(before: before, options: options, auditor: auditor, &typesetter)
      guard place == index else {
        guard check.isNoWorse(new, &typesetter) else { return nil }
        continue
      }
      var budget = Int.max
      guard let answer = check.answer(of: new, budget: &budget, &typesetter),
        answer.outcome <= cure.outcome
      else { return nil }
    }
    let onScreens = FileOnScreens(
      contents, changedFrom: state.onScreens, options: options, auditor: auditor, &typesetter)
    return CopyState(file: file, controls: controls, onScreens: onScreens)
  }
}

extension Control {
  /// Whether two readings of a control differ in nothing but its place in the file.
  fileprivate func isSame(as other: Control) -> Bool {
    var copy = other
    copy.source = source
    return self == copy
  }
}
