import JSONText
import Model

/// A way to write budgets; a new one is one more value here.
package struct BudgetFormat: Sendable {
  /// Word that names it.
  package let id: String
  /// One sentence on what is written.
  package let help: String
  /// Writes budgets.
  package let text: @Sendable ([Budget]) -> String

  /// Every format, in the order that help shows them.
  package static let all: [BudgetFormat] = [json, csv, weblate]

  private static let json = BudgetFormat(
    id: "json", help: "Everything that is known, one object a text."
  ) { budgets in
    JSONValue.array(budgets.map(\.json)).prettyText
  }

  private static let csv = BudgetFormat(
    id: "csv", help: "One line a text and size, for spreadsheets."
  ) { budgets in
    let head = [
      "key", "table", "locale", "file", "control", "state", "size", "point size", "weight", "font",
      "width", "lines", "line break mode", "characters", "length", "exceeded", "text",
    ]
    let rows = budgets.flatMap { budget in budget.rooms.map { budget.cells(in: $0) } }
    return ([head] + rows).map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static let weblate = BudgetFormat(
    id: "weblate", help: "Flags that Weblate checks translations by, one line a key."
  ) { budgets in
    var lines: [String] = []
    for (name, rows) in BudgetFormat.byKey(budgets) {
      guard let tightest = BudgetFormat.tightest(rows), let flags = tightest.weblateFlags else {
        continue
      }
      lines.append(name + "\t" + flags + "\n")
    }
    return lines.joined()
  }

  /// Budgets by table and key, in their order.
  static func byKey(_ budgets: [Budget]) -> [(String, [Budget])] {
    var order: [String] = []
    var groups: [String: [Budget]] = [:]
    for budget in budgets {
      let name = (budget.table.map { $0 + "\t" } ?? "\t") + budget.key
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(budget)
    }
    return order.map { ($0, groups[$0] ?? []) }
  }

  /// The budget with the least room of several for the same key.
  static func tightest(_ budgets: [Budget]) -> Budget? {
    budgets.min { left, right in
      (left.tightest?.characters ?? .max) < (right.tightest?.characters ?? .max)
    }
  }

  /// Quotes a cell as RFC 4180 does; one that a spreadsheet would take for a formula gets a mark.
  private static func quoted(_ cell: String) -> String {
    let text = cell.first.map { "=+-@\t\r".contains($0) } == true ? "'" + cell : cell
    guard text.contains(where: { ",\"\n\r".contains($0) || $0 == "\r\n" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}

extension Budget {
  fileprivate var json: JSONValue {
    .object([
      ("key", .string(key)), ("table", .optional(table)), ("locale", .string(locale)),
      ("control", .string(control)), ("file", .string(source.file)),
      ("line", .optional(source.line)), ("state", .string(state.rawValue)),
      ("text", .string(text)), ("font", .optional(family)), ("weight", .string(weight.rawValue)),
      ("lineBreakMode", .string(lineBreakMode.rawValue)), ("exceeded", .bool(isExceeded)),
      ("rooms", .array(rooms.map(\.json))),
      ("doubts", .array(doubts.map(JSONValue.string))),
    ])
  }

  fileprivate func cells(in room: Room) -> [String] {
    [
      key, table ?? "", locale, source.file, control, state.rawValue, room.category.shortName,
      JSONValue.text(of: room.pointSize), weight.rawValue, family ?? "system",
      room.width.map(JSONValue.text) ?? "", room.lines.map(String.init) ?? "",
      lineBreakMode.rawValue, room.characters.map(String.init) ?? "", String(text.count),
      isExceeded ? "yes" : "no", text,
    ]
  }

  /// Flags of Weblate's check for the size of a text; nil where there is no limit.
  fileprivate var weblateFlags: String? {
    guard let room = tightest, let width = room.width, let characters = room.characters else {
      return nil
    }
    let size = "max-size:\(Int(min(width, 1e6))):\(room.lines ?? 1)"
    let font = family.map { $0.lowercased().replacing(" ", with: "-") } ?? "system"
    return [
      size, "font-family:\(font)", "font-size:\(Int(min(room.pointSize.rounded(), 1e6)))",
      "font-weight:\(weight.rawValue.lowercased())", "max-length:\(characters)",
    ].joined(separator: ", ")
  }

  /// The budget in words, for a translator.
  var sentence: String? {
    guard let room = tightest, let characters = room.characters else { return nil }
    let width = room.width.map { ", \(JSONValue.text(of: $0)) pt a line" } ?? ""
    let lines = room.lines.map { $0 == 1 ? " on 1 line" : " on \($0) lines" } ?? ""
    let font = (family ?? "system font") + " " + weight.rawValue
    return "room for \(characters) characters\(lines)\(width) at \(room.category.shortName) ("
      + "\(font), \(JSONValue.text(of: room.pointSize)) pt)"
  }
}

extension Budget.Room {
  fileprivate var json: JSONValue {
    .object([
      ("size", .string(category.shortName)), ("pointSize", .number(pointSize)),
      ("width", .optional(width)), ("lines", .optional(lines)),
      ("characters", .optional(characters)),
    ])
  }
}
