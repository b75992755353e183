internal import Model

/// Answers which of some faces a name, weight and slant mean, as UIKit would.
struct FontFinder: Sendable {
  private var records: [FontRecord] = []
  private var byName: [String: [Int]] = [:]
  private var instances: [String: FontRecord] = [:]

  /// Prepares a search over faces; of two that fit equally the first wins.
  init(records: [FontRecord]) {
    self.records = records
    for (index, record) in records.enumerated() {
      for name in Self.searchNames(of: record.names) { byName[name, default: []].append(index) }
      for (name, instance) in Self.instances(of: record) where instances[name] == nil {
        instances[name] = instance
      }
    }
  }

  /// Finds a face by PostScript name, full name, family and style of a variable font's named
  /// instance, or family with weight and slant.
  ///
  /// A variable font by its own PostScript name stands as it is stored, unless a weight or a slant is
  /// asked for.
  func find(named name: String, weight: FontWeight, isItalic: Bool) -> FontRecord? {
    let key = name.lowercased()
    let found = byName[key] ?? []
    if let exact = found.first(where: { records[$0].names.postScriptName.lowercased() == key }) {
      let record = records[exact]
      return weight == .regular && !isItalic ? record.at([:]) : record
    }
    if let full = found.first(where: { records[$0].names.fullName.lowercased() == key }),
      !records[full].names.families.contains(where: { $0.lowercased() == key })
    {
      return records[full]
    }
    return instances[key] ?? nearest(among: found, weight: weight, isItalic: isItalic)
  }

  /// Finds the face of the first of some families that is there.
  func find(families: [String], weight: FontWeight, isItalic: Bool) -> FontRecord? {
    for family in families {
      let key = family.lowercased()
      let found = (byName[key] ?? []).filter { index in
        records[index].names.families.contains { $0.lowercased() == key }
      }
      if let record = nearest(among: found, weight: weight, isItalic: isItalic) { return record }
    }
    return nil
  }

  private func nearest(among indices: [Int], weight: FontWeight, isItalic: Bool) -> FontRecord? {
    let wanted = weight.openTypeValue
    let best = indices.min { left, right in
      cost(records[left].names, wanted, isItalic) < cost(records[right].names, wanted, isItalic)
    }
    return best.map { records[$0] }
  }

  private func cost(_ names: FontNames, _ weight: Int, _ isItalic: Bool) -> Int {
    let slants = names.axes.contains { $0.tag == "slnt" || $0.tag == "ital" }
    let slantCost = names.isItalic == isItalic || (slants && isItalic) ? 0 : 2000
    guard let axis = names.axes.first(where: { $0.tag == "wght" }) else {
      return slantCost + abs(names.weight - weight)
    }
    return slantCost + Int((axis.clamp(Double(weight)) - Double(weight)).magnitude)
  }

  /// The named instances of a face, each by PostScript name and by family and style.
  private static func instances(of record: FontRecord) -> [(String, FontRecord)] {
    record.names.instances.flatMap { instance in
      let place = record.at(instance.location)
      let full = record.names.families.map { "\($0) \(instance.style)" }
      return ([instance.postScriptName] + full).map { ($0.lowercased(), place) }
    }
  }

  private static func searchNames(of names: FontNames) -> Set<String> {
    var all = Set(names.families.map { $0.lowercased() })
    all.insert(names.postScriptName.lowercased())
    all.insert(names.fullName.lowercased())
    if let family = names.families.first { all.insert("\(family) \(names.style)".lowercased()) }
    all.remove("")
    return all
  }
}
