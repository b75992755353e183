import Model
import Reading

/// Reads every file below the paths of an audit.
struct InputReading {
  /// Everything that was read, in the order of the files' paths.
  struct Result: Sendable {
    /// Files looked at, sorted.
    var files: [String] = []
    /// Screens of all files.
    var screens: [Screen] = []
    /// Controls of all files.
    var controls: [Control] = []
    /// What could not be read.
    var notices: [Notice] = []
    /// What configurations say about the files.
    var configurations = ConfigurationTree.none
  }

  /// Options of the run.
  let options: AuditOptions

  /// Reads the files and gives their controls the titles of other languages.
  func readLocalized() async throws(AuditError) -> Result {
    var result = try await read()
    try Localization(options: options).apply(to: &result)
    return result
  }

  /// Walks the paths and reads the files, several at a time.
  func read() async throws(AuditError) -> Result {
    let walk: InputWalk
    do {
      walk = try InputWalk(options.paths)
    } catch {
      throw .badPath(error.placedMessage)
    }
    let named = walk.files.filter { !options.excludes($0.path, by: options.configuration) }
    let tree = try options.usesClassProfiles ? ConfigurationTree(named.map(\.path)) : .none
    let files = part(
      of: named.filter { file in
        !options.excludes(file.path, by: tree.configuration(governing: file.path))
      })
    let isFirst = options.shard.map { $0.index == 1 } ?? true
    let contents = await readAll(files, tree)
    var result = Result(
      files: files.map(\.path), notices: isFirst ? walk.notices : [],
      configurations: tree)
    for file in contents {
      result.screens += file.screens
      result.controls += file.controls.map(inVersion)
      result.notices += file.notices
    }
    result.notices = Notice.merging(result.notices)
    return result
  }

  /// The files of the run's shard; all where it has none.
  private func part(of files: [InputWalk.Found]) -> [InputWalk.Found] {
    guard let shard = options.shard else { return files }
    return ShardCut(shard: shard).files(of: files) { ShardCut.size(of: $0.path) }
  }

  /// Lays a configured button out as the run's version of iOS does, unless it says one itself.
  private func inVersion(_ control: Control) -> Control {
    guard control.configuration != nil, control.configuration?.systemVersion == nil else {
      return control
    }
    var copy = control
    copy.configuration?.systemVersion = options.systemVersion
    return copy
  }

  private func readAll(
    _ files: [InputWalk.Found], _ tree: ConfigurationTree
  ) async -> [ScreenContents] {
    let queue = WorkQueue(count: files.count, chunk: 4)
    return await withTaskGroup(of: [(Int, ScreenContents)].self) { group in
      for _ in 0..<options.workerCount {
        group.addTask {
          var mine: [(Int, ScreenContents)] = []
          while let range = queue.take() {
            mine += range.map { ($0, contents(of: files[$0], tree)) }
          }
          return mine
        }
      }
      var all: [(Int, ScreenContents)] = []
      for await part in group { all += part }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Reads one file; what is wrong with it becomes a notice.
  private func contents(
    of found: InputWalk.Found, _ tree: ConfigurationTree
  ) -> ScreenContents {
    do {
      var file = try InputFile(reading: found.path)
      file.profiles = tree.profiles(governing: found.path)
      file.keyAttributes = options.strings.allKeyAttributes
      return try found.format.read(file)
    } catch {
      return ScreenContents(notices: [error.notice])
    }
  }
}
