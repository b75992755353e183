/// The language that a path claims for a file's texts.
enum FileLocale {
  /// Old names of folders, before Xcode used language tags.
  private static let oldNames = [
    "dutch": "nl", "english": "en", "french": "fr", "german": "de", "italian": "it",
    "japanese": "ja", "spanish": "es",
  ]

  /// Finds the BCP 47 tag of the innermost `.lproj` folder; `und` for `Base`, `mul` and none.
  static func locale(of path: String) -> String {
    guard let name = name(of: path) else { return "und" }
    let folded = name.lowercased()
    if ["base", "mul", ""].contains(folded) { return "und" }
    return oldNames[folded] ?? name.split(separator: "_").joined(separator: "-")
  }

  /// Whether a file lies in `Base.lproj`, where texts of the development language are.
  static func isBase(_ path: String) -> Bool { name(of: path)?.lowercased() == "base" }

  /// Name of the innermost `.lproj` folder; nil outside of such.
  private static func name(of path: String) -> Substring? {
    let ending = ".lproj"
    let folder = path.split(separator: "/").dropLast().last { $0.hasSuffix(ending) }
    return folder?.dropLast(ending.count)
  }
}
