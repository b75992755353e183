extension SourceTests {
  /// Declarations of package or public access without a comment of three slashes above them.
  static func undocumented(in source: String) -> [String] {
    var found: [String] = []
    var hasComment = false
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        hasComment = true
      } else if text.hasPrefix("@") && !text.contains("func") && !text.contains("struct") {
        continue
      } else {
        if declares(text), !hasComment { found.append(String(text)) }
        hasComment = false
      }
    }
    return found
  }

  private static func declares(_ line: Substring) -> Bool {
    guard line.hasPrefix("package ") || line.hasPrefix("public ") else { return false }
    let kinds: Set<Substring> = [
      "var", "let", "func", "init", "struct", "enum", "class", "typealias", "protocol", "subscript",
      "actor",
    ]
    let words = line.split { $0 == " " || $0 == "(" || $0 == "<" }.prefix(6)
    return words.contains { kinds.contains($0) } && !words.contains("import")
  }
}
