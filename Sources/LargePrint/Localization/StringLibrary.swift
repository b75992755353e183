import Model
import Reading

/// The string files of a run, table by table.
struct StringLibrary: Sendable {
  /// What could not be read.
  private(set) var notices: [Notice] = []

  private var groups: [StringPlace: TableGroup] = [:]
  /// Tables of XLIFF documents, which do not lie where their originals do; by name.
  private var exchanged: [String: TableGroup] = [:]

  /// Reads string files.
  init(files: [String]) {
    for path in files {
      let contents = StringFile.read(path)
      notices += contents.notices
      for table in contents.tables { add(table, from: path) }
    }
  }

  /// Whether there is no table at all.
  var isEmpty: Bool { groups.isEmpty && exchanged.isEmpty }

  private mutating func add(_ table: StringTable, from path: String) {
    if StringFormat.of(path: path)?.id == StringFormat.xliff.id {
      exchanged[table.name, default: TableGroup(folder: "", name: table.name)].add(table)
    } else {
      let place = Self.place(of: path)
      groups[place, default: TableGroup(folder: place.folder, name: table.name)].add(table)
    }
  }

  /// The place of a file, whatever its language.
  private static func place(of path: String) -> StringPlace {
    var place = StringPlace(of: path)
    place.locale = "und"
    return place
  }

  /// Finds the table that translates a storyboard or xib: of its name, beside its own folder.
  func group(translating path: String) -> TableGroup? {
    let place = Self.place(of: path)
    guard let exchange = exchanged[place.table] else { return groups[place] }
    var group = groups[place] ?? TableGroup(folder: place.folder, name: place.table)
    group.fill(from: exchange)
    return group
  }

  /// Finds the table that has a key: of the name asked for, else of the usual name, else any; of
  /// several the one whose folder is nearest.
  func group(holding key: TextKey, near path: String, usual: String) -> TableGroup? {
    let holding = (Array(groups.values) + exchanged.values).filter { group in
      (key.table == nil || group.name == key.table) && group.has(key.key)
    }
    return holding.min { left, right in
      let names = (left.name == usual ? 0 : 1, right.name == usual ? 0 : 1)
      if names.0 != names.1 { return names.0 < names.1 }
      let shared = (Self.shared(left.folder, path), Self.shared(right.folder, path))
      if shared.0 != shared.1 { return shared.0 > shared.1 }
      return (left.folder, left.name) < (right.folder, right.name)
    }
  }

  /// Folders that two paths begin with in common.
  private static func shared(_ folder: String, _ path: String) -> Int {
    zip(folder.split(separator: "/"), path.split(separator: "/")).prefix { $0 == $1 }.count
  }
}
