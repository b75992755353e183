/// Reads a page as a browser's tokenizer would, far enough to see whether it is whole.
struct PageChecker {
  /// A start tag and its attributes.
  struct Tag {
    let name: String
    let attributes: [String: String]
  }

  /// All start tags in order.
  private(set) var tags: [Tag] = []
  /// End tags without start, starts without end.
  private(set) var problems: [String] = []

  private static let voidElements: Set<String> = ["meta", "input", "br", "hr", "col"]

  /// Reads a page.
  init(_ page: String) {
    var rest = Substring(page.drop { $0 != "<" })
    if rest.hasPrefix("<!DOCTYPE html>") { rest = rest.dropFirst(15) }
    var open: [String] = []
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else { break }
      let inside = rest[..<end]
      rest = rest[end...].dropFirst()
      if inside.hasPrefix("/") {
        let name = String(inside.dropFirst())
        if open.last == name { open.removeLast() } else { problems.append("</\(name)> in \(open)") }
        continue
      }
      let tag = Self.tag(inside)
      tags.append(tag)
      if tag.name == "style" || tag.name == "script" {
        rest = Self.skip(to: "</" + tag.name + ">", in: rest)
      } else if !inside.hasSuffix("/"), !Self.voidElements.contains(tag.name) {
        open.append(tag.name)
      }
    }
    problems += open.map { "<\($0)> stays open" }
  }

  /// A page without style sheet, scripts and data.
  static func shown(_ page: String) -> String {
    page.replacing(/<(style|script)[^>]*>(?s:.*?)<\/(style|script)>/, with: "")
  }

  /// Values of an attribute over all tags.
  func values(of attribute: String) -> [String] { tags.compactMap { $0.attributes[attribute] } }

  private static func skip(to end: String, in text: Substring) -> Substring {
    var rest = text
    while !rest.isEmpty, !rest.hasPrefix(end) { rest = rest.dropFirst() }
    return rest.dropFirst(end.count)
  }

  private static func tag(_ inside: Substring) -> Tag {
    let body = inside.hasSuffix("/") ? inside.dropLast() : inside
    let name = body.prefix { $0 != " " }
    var attributes: [String: String] = [:]
    var rest = body.dropFirst(name.count)
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let key = rest.prefix { $0 != "=" && $0 != " " }
      rest = rest.dropFirst(key.count)
      guard rest.hasPrefix("=\"") else {
        attributes[String(key)] = ""
        continue
      }
      let value = rest.dropFirst(2).prefix { $0 != "\"" }
      attributes[String(key)] = String(value)
      rest = rest.dropFirst(value.count + 3)
    }
    return Tag(name: String(name), attributes: attributes)
  }
}
