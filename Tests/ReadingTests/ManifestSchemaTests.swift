import JSONText
import Model
import TestSupport
import Testing

@testable import Reading

@Suite("Manifest schema") struct ManifestSchemaTests {
  private let definitions: JSONNode

  init() throws {
    let root = try JSONParser.parse(try Repository.text(of: "docs/manifest.schema.json"))
    definitions = try #require(root["$defs"])
  }

  /// The object definition of a name; a definition that also allows a number holds it in `anyOf`.
  private func object(_ name: String) throws -> JSONNode {
    let definition = try #require(definitions[name], "the schema has no “\(name)”")
    if definition["properties"] != nil { return definition }
    let choices = definition["anyOf"]?.array ?? []
    return try #require(choices.first { $0["properties"] != nil })
  }

  private func compare<Draft>(_ table: KeyTable<Draft>) throws {
    let object = try object(table.name)
    #expect(
      object["properties"]?.object?.map(\.key) == table.keys.map(\.name), "\(table.name)")
    #expect(
      object["required"]?.array?.compactMap(\.string) ?? []
        == table.keys.filter(\.isRequired).map(\.name), "\(table.name)")
    #expect(object["additionalProperties"]?.bool == false, "\(table.name)")
  }

  private func compare<Value>(_ list: WordList<Value>) throws {
    let definition = try #require(definitions[list.name], "the schema has no “\(list.name)”")
    #expect(definition["enum"]?.array?.compactMap(\.string) == list.words, "\(list.name)")
  }

  @Test("has the keys that are read, in the same order") func keys() throws {
    try compare(ManifestFile.table)
    try compare(ManifestControl.table)
    try compare(ManifestControl.defaultsTable)
    try compare(ManifestTitle.table)
    try compare(ManifestRun.table)
    try compare(ManifestFont.table)
    try compare(ManifestParagraph.table)
    try compare(ManifestTabStop.table)
    try compare(ManifestAttachment.table)
    try compare(ManifestLength.table)
    try compare(ManifestInsets.table)
    try compare(ManifestInsets.capTable)
    try compare(ManifestTitleConstraints.table)
    try compare(ManifestConfiguration.table)
    try compare(ManifestDirectionalInsets.table)
    try compare(ManifestExtent.table)
    try compare(RoundedButton.manifestTable)
    try compare(ManifestImage.table)
    try compare(ManifestBackground.table)
    try compare(ManifestAppleIDButton.table)
    try compare(ManifestDoubt.table)
    try compare(ManifestAcceptance.table)
    try compare(ManifestScreen.table)
    try compare(ManifestDevice.table)
  }

  @Test("has the words that are read, in the same order") func words() throws {
    try compare(Manifest.kinds)
    try compare(Manifest.textStyles)
    try compare(Manifest.weights)
    try compare(Manifest.lineBreakModes)
    try compare(Manifest.alignments)
    try compare(Manifest.lineBreakStrategies)
    try compare(Manifest.tabAlignments)
    try compare(Manifest.transforms)
    try compare(Manifest.designs)
    try compare(Manifest.states)
    try compare(Manifest.standings)
    try compare(Manifest.cornerCurves)
    try compare(Manifest.fieldBorders)
    try compare(Manifest.directions)
    try compare(Manifest.bases)
    try compare(Manifest.doubtSubjects)
    try compare(Manifest.corners)
    try compare(RoundedButton.updates)
    try compare(Manifest.horizontalAlignments)
    try compare(Manifest.verticalAlignments)
    try compare(Manifest.buttonStyles)
    try compare(Manifest.buttonSizes)
    try compare(Manifest.imagePlacements)
    try compare(Manifest.titleAlignments)
    try compare(Manifest.cornerStyles)
    try compare(Manifest.appleButtonTypes)
    try compare(Manifest.appleButtonStyles)
  }

  @Test("lets null take back exactly what defaults may say") func nullable() throws {
    let properties = try #require(try object("control")["properties"]?.object)
    let nullable = properties.filter { property in
      property.value["anyOf"]?.array?.contains { $0["type"]?.string == "null" } == true
    }
    #expect(
      nullable.map(\.key) == ManifestControl.table.keys.filter(\.isInherited).map(\.name))
  }

  @Test("forbids a label what only buttons have") func buttonKeys() throws {
    let forbidden = try object("control")["then"]?["properties"]?.object?.map(\.key)
    #expect(forbidden == ManifestControl.table.keys.filter(\.isForButtons).map(\.name))
  }

  @Test("forbids a configured button what it does not heed, and others a configuration")
  func configuredKeys() throws {
    let rest = try object("control")["else"]
    let unheeded = rest?["then"]?["properties"]?.object?.map(\.key)
    #expect(unheeded == ManifestControl.unheededByConfiguration)
    let others = rest?["else"]?["then"]?["properties"]?.object?.map(\.key)
    #expect(others == ["configuration"])
  }

  @Test("ties a key of one kind to it, and bars to what they heed") func kindKeys() throws {
    let ties = try object("control")["allOf"]?.array ?? []
    let only = ties.compactMap { tie -> String? in
      guard let kind = tie["then"]?["properties"]?["kind"]?["const"]?.string,
        let key = tie["if"]?["required"]?.array?.first?.string
      else { return nil }
      return "\(key) \(kind)"
    }
    let read = ManifestControl.table.keys.compactMap { key in
      key.onlyKind.map { "\(key.name) \($0.rawValue)" }
    }
    #expect(only == read)
    let bars = ties.compactMap { $0["then"]?["properties"]?.object?.map(\.key) }
    #expect(bars.contains(ManifestControl.unheededByBars))
    let segments = try object("control")["properties"]?["segments"]
    #expect(segments?["maxItems"]?.number == Double(ManifestTitle.segmentLimit))
  }

  @Test("agrees on the limits") func limits() {
    #expect(definitions["points"]?["maximum"]?.number == ValueReader.lengthLimit)
    #expect(definitions["fontSize"]?["maximum"]?.number == ValueReader.lengthLimit)
    #expect(definitions["offset"]?["minimum"]?.number == -ValueReader.lengthLimit)
    #expect(definitions["name"]?["maxLength"]?.number == Double(ValueReader.nameLimit))
    #expect(
      definitions["text"]?["maxLength"]?.number == Double(AttributedTitle.lengthLimit))
    let controls = definitions["manifest"]?["properties"]?["controls"]
    let types = definitions["appleIDButton"]?["properties"]?["type"]?["anyOf"]?.array
    #expect(
      types?.last?["maximum"]?.number == Double(ManifestAppleIDButton.rawValueLimit))
    #expect(controls?["maxItems"]?.number == Double(Manifest.controlLimit))
  }
}
