import JSONText
import Model
import TextEngine
import Typesetting

/// Answers measurements, one JSON object a line.
package struct Measurer: ~Copyable {
  private var typesetter: Typesetter

  /// An answer and whether it tells an error.
  package struct Answer: Sendable {
    /// One line of JSON, without a newline.
    package let line: String
    /// Whether the request could not be answered.
    package let isError: Bool
  }

  /// Prepares to measure with the fonts at hand.
  package init(fontFolders: [String]) throws(AuditError) {
    let fonts = try FontSetup.library(folders: fontFolders)
    do {
      typesetter = try Typesetter(fonts: fonts)
    } catch {
      throw .noFonts("\(error)")
    }
  }

  /// Answers a line; a bad one is answered by an object with the key `error`.
  ///
  /// The `id` is given back as it came, whatever it is; a line that is no JSON has none.
  package mutating func answer(_ line: [UInt8]) -> Answer {
    var id = JSONValue.null
    do {
      let node = try JSONParser.parse(line)
      id = Self.echo(node["id"])
      let request = try MeasureRequest(node)
      let layout = try typesetter.layOut(request.title, in: request.room, traits: request.traits)
      return Answer(line: Self.json(layout, request, id).compactText, isError: false)
    } catch {
      let message = Self.sentence(error)
      let answer = JSONValue.object([("id", id), ("error", .string(message))])
      return Answer(line: answer.compactText, isError: true)
    }
  }

  private static func echo(_ node: JSONNode?) -> JSONValue {
    switch node?.content {
    case .string(let text): .string(text)
    case .bool(let value): .bool(value)
    case .number(let number): Int(exactly: number).map(JSONValue.integer) ?? .number(number)
    case .array(let elements): .array(elements.map(echo))
    case .object(let members): .object(members.map { ($0.key, echo($0.value)) })
    case .null, nil: .null
    }
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let error as JSONError: "column \(error.place.column): \(error.message)"
    case let error as MeasureError: error.message
    default: "\(error)"
    }
  }

  private static func json(
    _ layout: TextLayout, _ request: MeasureRequest, _ id: JSONValue
  ) -> JSONValue {
    let size = request.traits.grid.roundUp(layout.extent)
    let fonts = Set(layout.lines.flatMap(\.glyphRuns).map(\.face)).sorted()
    let doubts = layout.doubts.map { JSONValue.string($0.reason) }
    return .object(
      [
        ("id", id),
        ("width", .number(size.width)),
        ("height", .number(size.height)),
        ("typographicWidth", .number(layout.extent.width)),
        ("lines", .array(layout.lines.map(json))),
        ("ink", box(layout.ink)),
        ("truncated", .bool(layout.isTruncated)),
        ("pointSize", .number(layout.pointSize)),
        ("fonts", .array(fonts.map(JSONValue.string))),
        ("widthError", .number(layout.widthError)),
      ] + (doubts.isEmpty ? [] : [("doubts", .array(doubts))]))
  }

  private static func json(_ line: LineBox) -> JSONValue {
    .object([
      ("text", .string(line.text)), ("width", .number(line.frame.width)),
      ("baseline", .number(line.baseline)), ("ink", box(line.ink)),
    ])
  }

  private static func box(_ box: Rectangle?) -> JSONValue {
    guard let box else { return .null }
    return .array([box.x, box.y, box.width, box.height].map(JSONValue.number))
  }
}
