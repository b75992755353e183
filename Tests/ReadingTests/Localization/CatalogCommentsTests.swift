import Foundation
import Reading
import Testing

@Suite("Comments in a catalogue") struct CatalogCommentsTests {
  private static let catalogue = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {

        },
        "b" : {
          "comment" : "For \\"people\\"",
          "localizations" : {}
        },
        "c" : {
          "extractionState" : "manual"
        },
        "d" : {}
      },
      "version" : "1.0"
    }
    """

  private static func writing(_ comments: [String: String], in text: String) throws -> String {
    let file = InputFile(path: "A.xcstrings", bytes: Array(text.utf8))
    return String(decoding: try CatalogComments(file).adding(comments), as: UTF8.self)
  }

  private static func comments(_ text: String) throws -> [String: String] {
    let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let strings = root?["strings"] as? [String: [String: Any]] ?? [:]
    return strings.compactMapValues { $0["comment"] as? String }
  }

  @Test("are added, stand behind those of people, and leave every other byte")
  func added() throws {
    let text = try Self.writing(
      ["a": "9 characters", "b": "5", "c": "\"7\"", "x": "none"], in: Self.catalogue)
    #expect(
      try Self.comments(text) == [
        "a": "LargePrint: 9 characters", "b": "For \"people\"\nLargePrint: 5",
        "c": "LargePrint: \"7\"",
      ])
    #expect(text.contains("\n    \"d\" : {}\n  },\n  \"version\" : \"1.0\"\n}"))
    #expect(text.hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"a\" : {"))
  }

  @Test("are written anew, not twice") func again() throws {
    let once = try Self.writing(["a": "1", "b": "2", "c": "3", "d": "4"], in: Self.catalogue)
    let twice = try Self.writing(["a": "5", "b": "6", "c": "7", "d": "8"], in: once)
    #expect(
      try Self.comments(twice) == [
        "a": "LargePrint: 5", "b": "For \"people\"\nLargePrint: 6", "c": "LargePrint: 7",
        "d": "LargePrint: 8",
      ])
    #expect(try Self.writing([:], in: once) == once)
  }

  @Test("are not written into what is no catalogue") func refused() {
    #expect(throws: ReadingError.self) { try Self.writing([:], in: "[]") }
  }
}
