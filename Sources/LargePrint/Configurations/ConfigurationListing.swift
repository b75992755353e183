import FoundationEssentials
import Model
import Reading
import Reporting

/// Everything that configurations say about a path, with the place of each value.
package struct ConfigurationListing {
  private let configuration: Configuration?
  private let path: String

  /// Reads and merges what governs a path.
  ///
  /// Throws `badPath` for a path that is not there and `badConfiguration` for a wrong file.
  package init(governing path: String) throws(AuditError) {
    guard FileManager.default.fileExists(atPath: path) else {
      throw .badPath("\(path): there is no such file or folder")
    }
    self.path = path
    configuration = try AuditOptions.configuration(governing: path)
  }

  /// The files that were read, outermost first.
  package var files: String {
    guard let configuration else { return "No \(Configuration.fileName) governs \(path).\n" }
    var seen: Set<String> = []
    let files = configuration.settings.map(\.file).filter { seen.insert($0).inserted }
    let read = files.isEmpty ? [configuration.path] : files
    return read.map { AuditOptions.shown($0) + ": well understood\n" }.joined()
  }

  /// A configuration that says the same in one file; each value with where it is from.
  package var text: String {
    let said = configuration?.settings ?? []
    let lines = ConfigurationKeys.all.flatMap { key in
      self.lines(of: key, said.filter { $0.keys.first == key.name })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of key: ConfigurationKeys.Key, _ settings: [Setting]) -> [String] {
    guard let first = settings.first else { return ["# \(key.name): \(key.standard)"] }
    if settings.count == 1, first.keys.count == 1, !first.isElement {
      return ["\(key.name): \(first.text)\(Self.origin(of: first))"]
    }
    return ["\(key.name):"]
      + settings.map { setting in
        let name = setting.keys.count > 1 ? YAMLText.word(setting.keys[1]) + ":" : "-"
        return "  \(name) \(setting.text)\(Self.origin(of: setting))"
      }
  }

  private static func origin(of setting: Setting) -> String {
    "  # \(HarmlessText.line(AuditOptions.shown(setting.file))):\(setting.line)"
  }
}
