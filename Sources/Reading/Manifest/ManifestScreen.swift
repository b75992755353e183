internal import JSONText
internal import Model

/// A screen that controls are seen on.
struct ManifestScreen: KeyedDraft {
  /// Its id.
  var id: String?
  /// Name for people; left out, the id.
  var name: String?
  /// Its device.
  var device: Device?
  /// Words of the author to other authors.
  var note: String?

  /// The keys of a screen.
  static let table = KeyTable(
    "screen",
    [
      TableKey("id", \ManifestScreen.id, ValueReader.id).required,
      TableKey("name", \.name, ValueReader.name),
      TableKey("device", \.device, ManifestDevice.read),
      TableKey("note", \.note, ValueReader.text),
    ])

  /// Reads the list of screens; an id given twice is an error.
  static func readList(
    _ nodes: [JSONNode]?, file: String
  ) throws(ValueError) -> [Screen] {
    var seen: Set<String> = []
    var screens: [Screen] = []
    for (index, node) in (nodes ?? []).enumerated() {
      do throws(ValueError) {
        let screen = try read(node, file: file)
        guard seen.insert(screen.id).inserted else {
          throw ValueError(
            node["id"]?.place ?? node.place,
            "the id “\(screen.source.object ?? "")” stands here a second time")
        }
        screens.append(screen)
      } catch {
        throw error.under("screens[\(index)]")
      }
    }
    return screens
  }

  private static func read(_ node: JSONNode, file: String) throws(ValueError) -> Screen {
    let draft = try table.read(node)
    let id = draft.id ?? ""
    let source = SourceReference(
      file: file, line: node.place.line, column: node.place.column, object: id)
    return Screen(
      id: "\(file)#\(id)", name: draft.name ?? id, source: source, device: draft.device)
  }
}

/// A device, by its screen.
struct ManifestDevice: KeyedDraft {
  /// Interface Builder's name, or any other.
  var id: String?
  /// Width of the screen, upright, in points.
  var width: Double?
  /// Height of the screen, upright, in points.
  var height: Double?
  /// Pixels to a point.
  var scale: Double?

  /// The keys of a device.
  static let table = KeyTable(
    "device",
    [
      TableKey("id", \ManifestDevice.id, ValueReader.id).required,
      TableKey("width", \.width, ValueReader.length).required,
      TableKey("height", \.height, ValueReader.length).required,
      TableKey("scale", \.scale, ValueReader.displayScale).required,
    ])

  /// Reads a device.
  static func read(_ node: JSONNode) throws(ValueError) -> Device {
    let draft = try table.read(node)
    return Device(
      id: draft.id ?? "", extent: Extent(width: draft.width ?? 0, height: draft.height ?? 0),
      scale: draft.scale ?? 3)
  }
}
