import FoundationEssentials
import Model
import Reading

/// A commented `.largeprint.yml` with the custom classes of a project, ready to fill in.
package struct ConfigurationTemplate {
  private let census: ClassCensus
  private let folder: String

  /// Reads the storyboards and xibs below paths, whatever a configuration there says.
  ///
  /// Throws `badPath` for a path that does not exist.
  package init(paths: [String], exclusions: [String]) async throws(AuditError) {
    var options = AuditOptions(paths: paths)
    options.exclusions = exclusions
    options.usesClassProfiles = false
    let input = try await InputReading(options: options).read()
    census = ClassCensus(input.controls.filter { !$0.source.file.hasSuffix(".json") })
    folder = Self.folder(of: paths.first ?? ".")
  }

  /// Writes the file into the folder of the first path and gives its path.
  ///
  /// Throws `badOption` for a file that is there already, unless it is to be replaced.
  package func write(replacing: Bool) throws(AuditError) -> String {
    let path = folder + "/" + Configuration.fileName
    let known = Configuration.fileNames.map { folder + "/" + $0 }
      .first(where: FileManager.default.fileExists)
    if let known, !replacing {
      throw .badOption("\(known) is there already; --force replaces it, --print shows a new one")
    }
    try OutputFolder(folder).write(text, as: Configuration.fileName)
    return path
  }

  /// The file.
  package var text: String {
    let classes = census.entries.map { TemplateEntry(entry: $0).text }
    guard !classes.isEmpty else { return Self.head + "\n# No custom class was met.\n# classes:\n" }
    return Self.head + "\nclasses:\n" + classes.joined(separator: "\n")
  }

  private static func folder(of path: String) -> String {
    var isFolder = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    if exists, isFolder { return path }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return slash.map { String(path[..<$0]) } ?? "."
  }

  private static let head = """
    # What LargePrint is told once about this project. docs/configuration.md shows every key.
    # assume-scaling: on      # ask what would happen if every text followed Dynamic Type
    # sizes: [large, AX1, AX5]
    # rules: {small-target: off}
    # exclude: [Pods]
    # fonts: Fonts

    # What the code of each class does. Take the # off the lines that you know; a line that stays a
    # comment stays in doubt. Each takes stored (the class leaves what the file says), and:
    #   cornerRadius       8, capsule, none, or {attribute: cornerRadius, default: 8}
    #   contentInsets      by-radius (r/2 and r), none, 8, or {top: r/2, left: r, bottom: 4, right: r}
    #   titleConstraints   by-radius, none, or {top: r/2, leading: r, bottom: r/2, trailing: r}
    #   backgroundImage    by-radius (2r+1 with caps of r), or none
    #   lineBreakMode      wordWrap, charWrap, clip, truncateHead, truncateMiddle, truncateTail
    #   lines              0 for any number
    #   font               {textStyle: body}, {system: 17}, or {system: 17, relativeTo: body}
    #   minimumHeight      44
    #   others: stored     the class sets nothing else

    """
}

/// A class with its keys, all comments.
private struct TemplateEntry {
  let entry: ClassCensus.Entry

  var text: String {
    let lines = keys.map { "    # \($0)\n" }.joined()
    return "  # \(entry.words)\n  \(Self.quoted(entry.name)):\n\(lines)"
  }

  /// Keys that make sense for the kinds that the class was met as.
  private var keys: [String] {
    if entry.kinds[ControlKind.appleIDButton.rawValue] != nil { return ["wraps: apple-id-button"] }
    let text = ["lineBreakMode:", "lines:", "font:", "adjustsFontForContentSizeCategory:"]
    let shape = ["cornerRadius:", "minimumHeight:", "contentInsets:"]
    let button = ["titleConstraints:", "backgroundImage:", "image:"]
    let isButton = entry.kinds[ControlKind.button.rawValue] != nil
    return shape + (isButton ? button : []) + text + ["others: stored"]
  }

  /// A name as a YAML key: plain for letters, digits and underscores, else in quotes.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      byte < 0x80 && (byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let words: Set<String> = ["true", "false", "yes", "no", "on", "off", "null"]
    if isPlain, let first = name.first, first.isLetter, !words.contains(name.lowercased()) {
      return name
    }
    let escaped = name.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case " "..."~": String(scalar)
      case _ where scalar.properties.isAlphabetic: String(scalar)
      default:
        "\\U" + String(String(UInt64(scalar.value) + 0x1_0000_0000, radix: 16).dropFirst())
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
