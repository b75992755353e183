internal import JSONText
package import Model

/// LargePrint's own input: controls written down in JSON, `*.largeprint.json`.
///
/// It can say everything that the model can; `docs/manifest.md` shows how.
package enum Manifest {
  /// End of a manifest's file name.
  package static let fileEnding = ".largeprint.json"
  /// Largest file that is read, in bytes.
  package static let byteLimit = 16 * 1_024 * 1_024
  /// Most controls of a file.
  package static let controlLimit = 100_000
  /// The one version of the format so far.
  static let version = 1

  /// Reads a manifest; what makes no sense becomes a notice.
  ///
  /// A fault inside one control costs that control; a fault anywhere else costs the file, since
  /// it would change what every control means.
  package static func read(path: String, bytes: [UInt8]) -> ScreenContents {
    do throws(ManifestError) {
      return try contents(of: try parse(bytes), file: path)
    } catch {
      return ScreenContents(notices: [error.notice(file: path)])
    }
  }

  private static func contents(
    of root: JSONNode, file: String
  ) throws(ManifestError) -> ScreenContents {
    let top = try ManifestFile.table.read(root)
    let screens = try ManifestScreen.readList(top.screens, file: file)
    var context = ManifestContext(
      file: file, defaults: top.defaults ?? ManifestControl(), screens: screens)
    if let screen = top.defaults?.screen, let node = root["defaults"]?["screen"] {
      _ = try context.screen(screen, at: node.place, under: "defaults.screen")
    }
    var contents = ScreenContents(screens: screens)
    readControls(top.controls ?? [], in: &context, into: &contents)
    return contents
  }

  private static func readControls(
    _ nodes: [JSONNode], in context: inout ManifestContext, into contents: inout ScreenContents
  ) {
    context.controlIDs = nodes.compactMap { $0["id"]?.string }
    context.knownControls = Set(context.controlIDs)
    var firstPlaces: [String: TextPlace] = [:]
    for (index, node) in nodes.enumerated() {
      let id = node["id"]?.string
      do throws(ManifestError) {
        if let id, let first = firstPlaces[id] {
          throw ManifestError(
            node["id"]?.place ?? node.place,
            "the id \(NearestWord.quote(id)) stands here a second time, after line \(first.line)")
        }
        if let id { firstPlaces[id] = node.place }
        contents.controls.append(try ManifestControl.read(node, in: context))
      } catch {
        contents.notices.append(
          error.under("controls[\(index)]").notice(file: context.file, object: id))
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
  private static func parse(_ bytes: [UInt8]) throws(ManifestError) -> JSONNode {
    let start = TextPlace(line: 1, column: 1)
    guard bytes.count <= byteLimit else {
      throw ManifestError(start, "the file is larger than \(byteLimit) bytes", reason: .overLimit)
    }
    let spaces: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20]
    if bytes.allSatisfy(spaces.contains) {
      throw ManifestError(start, "the file is empty", reason: .empty)
    }
    do throws(JSONError) {
      return try JSONParser.parse(bytes)
    } catch {
      if let line = conflictLine(bytes) {
        throw ManifestError(
          TextPlace(line: line, column: 1), "a merge was not finished here",
          reason: .mergeConflict)
      }
      throw ManifestError(
        error.place, error.message, reason: error.isOverLimit ? .overLimit : .notWellFormed)
    }
  }

  /// Finds the first line that begins as git marks a conflict.
  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    let marker = Array("<<<<<<<".utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: marker) }.map { $0 + 1 }
  }
}
