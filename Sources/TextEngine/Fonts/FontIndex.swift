internal import Model

/// A face that was found in a folder, not yet opened.
struct FontRecord: Sendable {
  /// Path of the file.
  var path: String
  /// Index of the face in the file.
  var face: Int
  /// What it calls itself.
  var names: FontNames
  /// Axis values that its name stands for; nil where weight and slant say them.
  var location: [String: Double]?

  /// Describes a face; weight and slant say its axes.
  init(path: String, face: Int, names: FontNames) {
    self.path = path
    self.face = face
    self.names = names
  }

  /// The same face at fixed axis values.
  func at(_ location: [String: Double]) -> FontRecord {
    var copy = self
    copy.location = location
    return copy
  }
}

extension FontRecord {
  /// Chooses axis values: those that the name stands for, else by weight and slant; the optical size
  /// follows the point size unless the name moves it.
  func places(weight: FontWeight, isItalic: Bool, size: Double) -> [String: Double] {
    var places = location ?? [:]
    for axis in names.axes {
      switch axis.tag {
      case "opsz" where places["opsz"] ?? axis.standard == axis.standard:
        places["opsz"] = axis.clamp(size)
      case "wght" where location == nil:
        places["wght"] = axis.clamp(Double(weight.openTypeValue))
      case "slnt" where location == nil && isItalic: places["slnt"] = axis.minimum
      case "ital" where location == nil && isItalic: places["ital"] = axis.maximum
      default: break
      }
    }
    return places
  }
}

/// The font files below some folders, in the order of the folders and of their names.
struct FontIndex: Sendable {
  /// Deepest folder that is searched.
  static let depthLimit = 8
  /// Most files that are kept.
  static let fileLimit = 20_000

  /// Paths of the files.
  private(set) var paths: [String] = []
  private var pathByFileName: [String: String] = [:]

  /// Lists the font files below folders; a folder that is not there is passed over.
  init(folders: [String]) {
    for folder in folders { walk(folder, depth: 0) }
  }

  /// Finds a file by its name; the first folder wins.
  func path(ofFile name: String) -> String? { pathByFileName[name] }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth <= Self.depthLimit else { return }
    for name in folderEntries(folder) where paths.count < Self.fileLimit {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if Self.isFontFile(name) {
        paths.append(path)
        if pathByFileName[name] == nil { pathByFileName[name] = path }
      } else if !name.hasPrefix("."), isFolder(path) {
        walk(path, depth: depth + 1)
      }
    }
  }

  private static func isFontFile(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    return [".otf", ".ttf", ".ttc", ".otc"].contains { lowercased.hasSuffix($0) }
  }

  /// Reads the names of every face in the files; what is no font is passed over.
  static func records(of paths: [String]) -> [FontRecord] {
    var records: [FontRecord] = []
    for path in paths {
      guard let file = try? MappedFile(path: path) else { continue }
      for face in FontTables.faceOffsets(of: file).indices {
        guard let names = FontNames(file: file, face: face) else { continue }
        records.append(FontRecord(path: path, face: face, names: names))
      }
    }
    return records
  }
}
