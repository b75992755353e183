internal import JSONText
internal import Model

/// What a control is read within.
struct ManifestContext {
  /// Path of the file, as the user would type it.
  let file: String
  /// What controls begin with.
  let defaults: ManifestControl
  /// Screens by the ids that the file gives them.
  let screens: [String: Screen]
  /// Ids of the screens, in the order of the file.
  let screenIDs: [String]
  /// Ids of all controls in the order of the file, those in error among them.
  var controlIDs: [String] = []
  /// The same ids, to be asked quickly.
  var knownControls: Set<String> = []

  /// Starts with what the file says before its controls.
  init(file: String, defaults: ManifestControl, screens: [Screen]) {
    self.file = file
    self.defaults = defaults
    screenIDs = screens.compactMap(\.source.object)
    self.screens = Dictionary(
      zip(screenIDs, screens), uniquingKeysWith: { first, _ in first })
  }

  /// Makes a name that is unique in a report.
  func qualified(_ id: String) -> String { "\(file)#\(id)" }

  /// Finds a screen by its id; throws for an unknown one.
  func screen(
    _ id: String, at place: TextPlace, under key: String
  ) throws(ValueError) -> Screen {
    if let screen = screens[id] { return screen }
    let hint = NearestWord.hint(for: id, among: screenIDs)
    throw ValueError(place, "no screen has the id “\(id)”\(hint)").under(key)
  }

  /// Throws for an id that no control of the file has.
  func checkControl(
    _ id: String, at place: TextPlace, under key: String
  ) throws(ValueError) {
    if knownControls.contains(id) { return }
    let hint = NearestWord.hint(for: id, among: controlIDs)
    throw ValueError(place, "no control has the id “\(id)”\(hint)").under(key)
  }
}
