package import Model
internal import Synchronization

/// The fonts at hand: a catalogue of stand-ins and the folders to find them and the real ones in.
///
/// Files are mapped when they are first needed, one after the other, and never changed after.
/// Nothing a caller gets back depends on the order of the calls.
package final class FontLibrary: Sendable {
  /// Folders in which this system keeps its fonts.
  package static let systemFolders = [
    "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
  ]
  /// Least band for a font that is not to be found and is measured with Inter, as a share of the
  /// width: text faces of one size differ by about as much from each other (facts: open_fonts,
  /// average widths of 0.417 to 0.509 em around Inter's 0.477).
  package static let missingFontError = 0.1

  /// The catalogue.
  package let catalog: FontCatalog
  /// Corrections of the system font's widths; nil when there is no file of them.
  package let profile: SystemProfile?
  let files: FontIndex
  private let userPaths: [String]
  private let state = Mutex(State())

  private struct State {
    var user: FontFinder?
    var everything: FontFinder?
    var files: [String: FontFile] = [:]
    var faces: [FaceKey: FontFace] = [:]
    var hashes: [String: String] = [:]
  }

  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var axes: [String: Double]
  }

  /// Opens a library; folders in order of precedence, the user's before the system's.
  ///
  /// The file `system-profile.json` beside the catalogue is read where there is one.
  package init(
    catalogPath: String, folders: [String], usesProfile: Bool = true
  ) throws(TextEngineError) {
    catalog = try FontCatalog(path: catalogPath)
    let profilePath = DataFile.path(of: "system-profile.json", beside: catalogPath)
    profile = usesProfile && isFile(profilePath) ? try SystemProfile(path: profilePath) : nil
    files = FontIndex(folders: folders)
    userPaths = files.paths.filter { path in
      !Self.systemFolders.contains { path.hasPrefix($0 + "/") }
    }
  }

  /// Opens a face at axis values, or finds it opened before.
  private func face(
    path: String, index: Int, axes: [String: Double]
  ) throws(TextEngineError) -> FontFace {
    let key = FaceKey(path: path, index: index, axes: axes)
    return try state.withLock { (state) throws(TextEngineError) -> FontFace in
      if let face = state.faces[key] { return face }
      let file = if let known = state.files[path] { known } else { try FontFile(path: path) }
      state.files[path] = file
      let face = try FontFace(file: file, index: index, axes: axes)
      state.faces[key] = face
      return face
    }
  }

  /// Finds the faces whose files the user brought.
  private var userFonts: FontFinder {
    state.withLock { state in
      if let finder = state.user { return finder }
      let finder = FontFinder(records: FontIndex.records(of: userPaths))
      state.user = finder
      return finder
    }
  }

  /// Finds all faces, the user's first.
  private var allFonts: FontFinder {
    state.withLock { state in
      if let finder = state.everything { return finder }
      let finder = FontFinder(records: FontIndex.records(of: files.paths))
      state.everything = finder
      return finder
    }
  }

  /// Computes the SHA-256 of a font's file, once, in hexadecimal.
  func hash(of face: FontFace) -> String {
    state.withLock { state in
      if let known = state.hashes[face.path] { return known }
      let hash = fileHash(face.file.bytes)
      state.hashes[face.path] = hash
      return hash
    }
  }
}

extension FontLibrary {
  /// Finds a font by the name an app asks for; nil when it is nowhere.
  ///
  /// Axis values go before what name and weight say of them; those of axes that the font lacks count
  /// for nothing.
  package func namedCut(
    _ name: String, weight: FontWeight, isItalic: Bool, size: Double,
    axes: [String: Double] = [:]
  ) throws(TextEngineError) -> FontCut? {
    guard let record = allFonts.find(named: name, weight: weight, isItalic: isItalic) else {
      return nil
    }
    return try realCut(
      record, axes: axes, weight: weight, isItalic: isItalic, size: size, entry: nil)
  }

  /// Finds the face for a catalogue's entry: the user's real font, else the stand-in, else nil.
  package func cut(
    _ entry: CatalogFont, weight: FontWeight, isItalic: Bool, size: Double
  ) throws(TextEngineError) -> FontCut? {
    if !userPaths.isEmpty,
      let record = userFonts.find(
        families: entry.realFamilies, weight: weight, isItalic: isItalic)
    {
      return try realCut(
        record, axes: [:], weight: weight, isItalic: isItalic, size: size, entry: entry)
    }
    return try standInCut(entry, weight: weight, isItalic: isItalic)
  }

  /// Finds the stand-in of an entry, even where the real font is there; nil without its file.
  func standInCut(
    _ entry: CatalogFont, weight: FontWeight, isItalic: Bool
  ) throws(TextEngineError) -> FontCut? {
    guard let name = entry.file(weight: weight, isItalic: isItalic),
      let path = files.path(ofFile: name)
    else { return nil }
    let index = faceIndex(in: path, family: entry.collectionFamily)
    let face = try face(path: path, index: index, axes: [:])
    return FontCut(
      face: face, entry: entry, features: entry.features,
      metrics: (entry.metrics(of: weight) ?? face.metrics)
        .growingAscender(by: entry.ascenderGrowth),
      widthError: entry.widthError(of: weight))
  }

  /// Finds the system font in another design than its standard one, or what stands in for it; nil
  /// for the standard one and where no file is there.
  package func designCut(
    _ design: FontDesign, weight: FontWeight, isItalic: Bool, size: Double
  ) throws(TextEngineError) -> FontCut? {
    guard let entry = FontRole(design).flatMap({ catalog.font($0) }) else { return nil }
    return try cut(entry, weight: weight, isItalic: isItalic, size: size)
  }

  /// Finds the system font at a size; throws when not even a stand-in is there.
  package func systemFont(
    weight: FontWeight, isItalic: Bool, size: Double
  ) throws(TextEngineError) -> SystemFont {
    let share =
      profile?.displayShare(atSize: size) ?? SystemFont.displayShare(atSize: size)
    let text = try systemCut(.systemText, weight: weight, isItalic: isItalic, size: size)
    if share == 0 || text.face.names.axes.contains(where: { $0.tag == "opsz" }) {
      return SystemFont(text: text, display: nil, displayShare: 0)
    }
    let display = try systemCut(.systemDisplay, weight: weight, isItalic: isItalic, size: size)
    if share == 1 { return SystemFont(text: display, display: nil, displayShare: 1) }
    return SystemFont(text: text, display: display, displayShare: share)
  }

  private func systemCut(
    _ role: FontRole, weight: FontWeight, isItalic: Bool, size: Double
  ) throws(TextEngineError) -> FontCut {
    let entry = catalog.font(role)
    if let entry, let cut = try cut(entry, weight: weight, isItalic: isItalic, size: size) {
      return cut
    }
    throw .missingFont(name: entry?.standsInFor ?? "SF Pro", package: entry?.package ?? "a font")
  }

  private func realCut(
    _ record: FontRecord, axes: [String: Double], weight: FontWeight, isItalic: Bool,
    size: Double, entry: CatalogFont?
  ) throws(TextEngineError) -> FontCut {
    var places = record.places(weight: weight, isItalic: isItalic, size: size)
    for axis in record.names.axes {
      if let value = axes[axis.tag] { places[axis.tag] = axis.clamp(value) }
    }
    let face = try face(path: record.path, index: record.face, axes: places)
    let isSystem = entry?.role == .systemText || entry?.role == .systemDisplay
    let own = face.metrics.growingAscender(by: catalog.ascenderGrowth(of: record.names))
    return FontCut(
      face: face, entry: nil, features: [],
      metrics: isSystem ? entry?.metrics ?? own : own, widthError: 0)
  }

  private func faceIndex(in path: String, family: String?) -> Int {
    guard let family else { return 0 }
    let records = FontIndex.records(of: [path])
    return records.first { $0.names.families.contains(family) }?.face ?? 0
  }
}
