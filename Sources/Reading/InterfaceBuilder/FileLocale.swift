/// The language that a path claims for a file's texts.
enum FileLocale {
  /// Old names of folders, before Xcode used language tags.
  private static let oldNames = [
    "dutch": "nl", "english": "en", "french": "fr", "german": "de", "italian": "it",
    "japanese": "ja", "spanish": "es",
  ]

  /// Finds the BCP 47 tag of the innermost `.lproj` folder; `und` for `Base`, `mul` and none.
  static func locale(of path: String) -> String {
    let ending = ".lproj"
    guard let folder = path.split(separator: "/").dropLast().last(where: { $0.hasSuffix(ending) })
    else { return "und" }
    let name = folder.dropLast(ending.count)
    let folded = name.lowercased()
    if ["base", "mul", ""].contains(folded) { return "und" }
    return oldNames[folded] ?? name.split(separator: "_").joined(separator: "-")
  }
}
