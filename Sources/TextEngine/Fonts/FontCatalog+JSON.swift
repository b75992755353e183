internal import JSONText
internal import Model

/// Why a text is no catalogue, and where.
private struct CatalogFault: Error {
  let place: TextPlace
  let message: String
}

extension FontCatalog {
  /// Reads a catalogue; a fault names file, line and column.
  package init(path: String) throws(TextEngineError) {
    let root = try DataFile.parse(path: path)
    do {
      try self.init(root: root)
    } catch {
      let place = "\(error.place.line):\(error.place.column)"
      throw .invalidCatalog(path: path, place: place, message: error.message)
    }
  }

  private init(root: JSONNode) throws(CatalogFault) {
    guard let list = root["fonts"]?.array else {
      throw CatalogFault(place: root.place, message: "the list “fonts” is missing")
    }
    fonts = []
    for node in list { fonts.append(try CatalogFont(node)) }
  }
}

extension CatalogFont {
  /// Reads one font of the catalogue.
  fileprivate init(_ node: JSONNode) throws(CatalogFault) {
    id = try node.requiredString("id")
    standsInFor = try node.requiredString("standsInFor")
    let word = try node.requiredString("role")
    guard let role = FontRole(rawValue: word) else {
      throw CatalogFault(place: node.place, message: "“\(word)” is no role")
    }
    self.role = role
    scripts = (node["scripts"]?.array ?? []).compactMap { $0.string.map { ScriptTag($0) } }
    languages = (node["languages"]?.array ?? []).compactMap(\.string)
    realFamilies = (node["realFamilies"]?.array ?? []).compactMap(\.string)
    lookalikes = (node["lookalikes"]?.array ?? []).compactMap(\.string)
    isMetricCompatible = node["isMetricCompatible"]?.bool ?? false
    files = try FontWeight.table(node["files"]) { $0.string }
    italicFiles = try FontWeight.table(node["italicFiles"]) { $0.string }
    collectionFamily = node["collectionFamily"]?.string
    package = try node.requiredString("package")
    licence = try node.requiredString("licence")
    features = (node["features"]?.array ?? []).compactMap { $0.string.flatMap { .init($0) } }
    metrics = FontMetrics(node["metrics"])
    metricsByWeight = try FontWeight.table(node["metricsByWeight"]) { FontMetrics($0) }
    ascenderGrowth = max(0, node["ascenderGrowth"]?.number ?? 0)
    advanceFactors = (node["advanceFactors"]?.array ?? []).compactMap { AdvanceFactor($0) }
      .sorted { $0.size < $1.size }
    widthErrors = try FontWeight.table(node["widthErrors"]) { $0.number }
    guard let share = node["widthError"]?.number, share >= 0 else {
      throw CatalogFault(place: node.place, message: "“widthError” should be a share of the width")
    }
    widthError = share
  }
}

extension AdvanceFactor {
  fileprivate init?(_ node: JSONNode) {
    guard let size = node["size"]?.number, let factor = node["factor"]?.number, size > 0,
      factor > 0
    else { return nil }
    self.init(size: size, factor: factor)
  }
}

extension FontMetrics {
  /// Reads metrics in units of an em; the descender is negative there, as in a font.
  fileprivate init?(_ node: JSONNode?) {
    guard let units = node?["unitsPerEm"]?.number, units > 0,
      let ascender = node?["ascender"]?.number, let descender = node?["descender"]?.number,
      let gap = node?["lineGap"]?.number
    else { return nil }
    self.init(
      ascender: ascender / units, descender: -descender / units, lineGap: gap / units)
  }
}

extension FontWeight {
  fileprivate static func table<Value>(
    _ node: JSONNode?, _ read: (JSONNode) -> Value?
  ) throws(CatalogFault) -> [FontWeight: Value] {
    var table: [FontWeight: Value] = [:]
    for member in node?.object ?? [] {
      guard let weight = FontWeight(rawValue: member.key), let value = read(member.value) else {
        throw CatalogFault(
          place: member.place, message: "“\(member.key)” is no weight with a value")
      }
      table[weight] = value
    }
    return table
  }
}

extension JSONNode {
  fileprivate func requiredString(_ key: String) throws(CatalogFault) -> String {
    guard let text = self[key]?.string else {
      throw CatalogFault(place: place, message: "the string “\(key)” is missing")
    }
    return text
  }
}
