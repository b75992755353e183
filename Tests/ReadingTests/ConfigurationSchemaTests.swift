import JSONText
import Model
import TestSupport
import Testing

@testable import Reading

@Suite("Configuration schema") struct ConfigurationSchemaTests {
  private let definitions: JSONNode

  init() throws {
    let root = try JSONParser.parse(try Repository.text(of: "docs/configuration.schema.json"))
    definitions = try #require(root["$defs"])
  }

  private func compare<Draft>(_ table: KeyTable<Draft>) throws {
    let object = try #require(definitions[table.name], "the schema has no “\(table.name)”")
    #expect(object["properties"]?.object?.map(\.key) == table.keys.map(\.name), "\(table.name)")
    #expect(
      object["required"]?.array?.compactMap(\.string) ?? []
        == table.keys.filter(\.isRequired).map(\.name), "\(table.name)")
    #expect(object["additionalProperties"]?.bool == false, "\(table.name)")
  }

  @Test("has the keys that are read, in the same order") func keys() throws {
    try compare(ConfigurationDraft.table)
    try compare(RuleSetting.table)
    try compare(SuppressionDraft.table)
    try compare(StringSettings.table)
  }

  @Test("has the words that are read") func words() {
    #expect(
      definitions["severity"]?["enum"]?.array?.compactMap(\.string) == RuleSetting.severities.words)
    let sizes = definitions["size"]?["anyOf"]?.array?.first?["enum"]?.array?.compactMap(\.string)
    #expect(sizes == ContentSizeCategory.allCases.map(\.shortName))
  }

  @Test("has the names of widths that are read") func widths() {
    let words = definitions["width"]?["anyOf"]?.array?.first?["enum"]?.array?.compactMap(\.string)
    #expect(words == [ScreenWidths.own] + ScreenWidths.words)
    let number = definitions["width"]?["anyOf"]?.array?.last
    let limits = ["minimum", "maximum"].map { number?[$0]?.number.map(JSONValue.text) ?? "" }
    #expect(limits == ["100", "3000"])
    #expect(limits.allSatisfy { ScreenWidths.width($0) != nil })
    #expect(["99.9", "3000.1", "nan", "inf", "-320"].allSatisfy { ScreenWidths.width($0) == nil })
  }

  @Test("agrees on the limits") func limits() {
    let name = definitions["name"]?["maxLength"]?.number
    #expect(name == Double(ValueReader.nameLimit))
    let tolerance = definitions["rule"]?["properties"]?["tolerance"]?["maximum"]?.number
    #expect(tolerance == ValueReader.lengthLimit)
  }

  @Test("every key has a standard that is told where nobody says it") func standards() {
    #expect(ConfigurationKeys.all.map(\.name) == ConfigurationDraft.table.keys.map(\.name))
  }
}
