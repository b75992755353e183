internal import JSONText
internal import Model

extension InputFormat {
  /// LargePrint's own manifests.
  package static let manifest = InputFormat(
    id: "manifest", endings: [".largeprint.json"],
    help: "LargePrint's own JSON: says everything about a control that can be audited."
  ) { (file) throws(ReadingError) in
    try Manifest.read(file)
  }
}

/// LargePrint's own input: controls written down in JSON, `*.largeprint.json`.
///
/// It can say everything that the model can; `docs/manifest.md` shows how.
enum Manifest {
  /// Most controls of a file.
  static let controlLimit = 100_000
  /// The one version of the format so far.
  static let version = 1

  /// Reads a manifest.
  ///
  /// A fault inside one control costs that control, and a notice says so; a fault anywhere else
  /// throws and costs the file, since it would change what every control means.
  static func read(_ file: InputFile) throws(ReadingError) -> ScreenContents {
    do throws(ValueError) {
      return try contents(of: try parse(file.bytes), file: file.path)
    } catch {
      throw error.readingError(file: file.path)
    }
  }

  private static func contents(
    of root: JSONNode, file: String
  ) throws(ValueError) -> ScreenContents {
    let top = try ManifestFile.table.read(root)
    let screens = try ManifestScreen.readList(top.screens, file: file)
    var context = ManifestContext(
      file: file, defaults: top.defaults ?? ManifestControl(), screens: screens)
    if let screen = top.defaults?.screen, let node = root["defaults"]?["screen"] {
      _ = try context.screen(screen, at: node.place, under: "defaults.screen")
    }
    var contents = ScreenContents(screens: screens)
    readControls(top.controls ?? [], in: &context, into: &contents)
    if contents.controls.isEmpty, contents.notices.isEmpty {
      contents.notices.append(
        Notice(
          source: SourceReference(file: file), reason: .nothingToAudit,
          message: "The file holds no control."))
    }
    return contents
  }

  /// Reads the controls one by one; one that is left out does not keep its id from a later one.
  private static func readControls(
    _ nodes: [JSONNode], in context: inout ManifestContext, into contents: inout ScreenContents
  ) {
    context.controlIDs = nodes.compactMap { $0["id"]?.string }
    context.knownControls = Set(context.controlIDs)
    var firstPlaces: [String: TextPlace] = [:]
    for (index, node) in nodes.enumerated() {
      let id = node["id"]?.string
      do throws(ValueError) {
        if let id, let first = firstPlaces[id] {
          throw ValueError(
            node["id"]?.place ?? node.place,
            "the id \(NearestWord.quote(id)) stands here a second time, after line \(first.line)")
        }
        contents.controls.append(try ManifestControl.read(node, in: context))
        if let id { firstPlaces[id] = node.place }
      } catch {
        contents.notices.append(
          error.under("controls[\(index)]").notice(file: context.file, control: id))
      }
    }
    dropLostCures(&contents.controls)
  }

  /// Drops links to controls that could not be read; a notice says why they are missing.
  private static func dropLostCures(_ controls: inout [Control]) {
    let ids = Set(controls.map(\.id))
    for index in controls.indices {
      if let cure = controls[index].curedBy, !ids.contains(cure) { controls[index].curedBy = nil }
    }
  }
}

extension Manifest {
  private static func parse(_ bytes: [UInt8]) throws(ValueError) -> JSONNode {
    let start = TextPlace(line: 1, column: 1)
    guard bytes.count <= InputFile.sizeLimit else {
      throw ValueError(
        start, "the file is larger than \(InputFile.sizeLimit) bytes", reason: .overLimit)
    }
    if XMLText.isBlank(bytes) {
      throw ValueError(start, "the file is empty", reason: .empty)
    }
    do throws(JSONError) {
      return try JSONParser.parse(bytes)
    } catch {
      if let line = XMLText.mergeConflictLine(bytes) {
        throw ValueError(
          TextPlace(line: line, column: 1), "a merge was not finished here",
          reason: .mergeConflict)
      }
      throw ValueError(
        error.place, error.message, reason: error.isOverLimit ? .overLimit : .notWellFormed)
    }
  }
}
