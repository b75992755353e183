import Model
import Testing

@testable import Reading

@Suite("Configurations over each other") struct ConfigurationMergingTests {
  private func read(_ path: String, _ text: String) throws -> Configuration {
    try Configuration.read(
      InputFile(path: path, bytes: Array(text.utf8)),
      ruleIDs: ["small-target", "text-clipped", "text-truncated"], formatIDs: ["html", "sarif"])
  }

  private func merged(_ outer: String, _ nearer: String) throws -> Configuration {
    try read("/p/.largeprint.yml", outer).overlaid(by: read("/p/App/.largeprint.yml", nearer))
  }

  @Test("a nearer value replaces, what is not said stays") func values() throws {
    let all = try merged("sizes: [AX1]\nbold-text: on\nbaseline: a.yml", "sizes: [AX5]")
    #expect(all.categories == [.accessibilityExtraExtraExtraLarge])
    #expect(all.boldText == true)
    #expect(all.gate.baseline == "/p/a.yml")
  }

  @Test("paths count from the folder of their own file") func paths() throws {
    let all = try merged(
      "inputs: [App, /x]\nformat: [sarif=out/a.sarif, html, sarif=-]", "output: here\nfonts: F")
    #expect(all.inputs == ["/p/App", "/x"])
    #expect(all.output.formats == ["sarif=/p/out/a.sarif", "html", "sarif=-"])
    #expect(all.output.folder == "/p/App/here")
    #expect(all.fontFolders == ["/p/App/F"])
  }

  @Test("a nearer file that is strict takes back what is lenient, and the other way round")
  func strictness() throws {
    let strict = try merged("lenient: on", "strict: on").gate
    #expect(strict.isStrict == true && strict.isLenient == nil)
    let lenient = try merged("strict: on", "lenient: on").gate
    #expect(lenient.isStrict == nil && lenient.isLenient == true)
    #expect(try merged("strict: on", "lenient: off").gate.isStrict == true)
  }

  @Test("exclusions add up, each from its own folder") func exclusions() throws {
    let all = try merged("exclude: [Old/*.xib]", "exclude: [Old]")
    #expect(all.excludes("/p/Old/a.xib"))
    #expect(all.excludes("/p/App/Old/a.storyboard"))
    #expect(!all.excludes("/p/Old/a.storyboard"))
  }

  @Test("a mapping changes the rules it names, a list is the whole choice") func rules() throws {
    let outer = "rules: {small-target: off, text-clipped: {severity: warn, tolerance: 3}}"
    let changed = try #require(try merged(outer, "rules: {small-target: fail}").rules)
    #expect(changed.selects("small-target") && changed.selects("text-truncated"))
    #expect(changed.warnings == ["text-clipped"])
    #expect(changed.tolerances == ["text-clipped": 3])
    let whole = try #require(try merged(outer, "rules: [text-clipped]").rules)
    #expect(whole.selects("text-clipped") && !whole.selects("text-truncated"))
    #expect(whole.warnings.isEmpty && whole.tolerances.isEmpty)
  }

  @Test("every value keeps the file and line that says it") func origins() throws {
    let all = try merged(
      "rules:\n  small-target: off\n  text-clipped: warn\nexclude: [a]\nsizes: [AX1]",
      "exclude: [b]\n\nrules:\n  small-target: fail\nsizes: [AX2]")
    let told = all.settings.map { "\($0.keys.joined(separator: ".")) \($0.text) \($0.line)" }
    #expect(
      told == [
        "rules.text-clipped warn 3", "exclude a 4", "exclude b 1", "rules.small-target fail 4",
        "sizes [AX2] 5",
      ])
    #expect(all.settings[0].file == "/p/.largeprint.yml")
  }

  @Test("an acceptance fits only where everything it says fits") func acceptances() throws {
    let all = try read(
      "/p/.largeprint.yml",
      "accept: [{rule: small-target, file: App/**, class: Pill, reason: agreed}]")
    let one = try #require(all.suppressions.first)
    var control = Control(
      id: "c", kind: .button, source: SourceReference(file: "App/a.xib", object: "o"))
    control.className = "Pill"
    var finding = Finding(
      rule: "small-target", outcome: .fails, impact: .minor, control: "c", source: control.source,
      locale: "und", state: .normal, isWhatIf: false, category: .large, occurrences: [],
      message: "", fingerprint: "0")
    #expect(one.meets(finding, of: control, path: "/p/App/a.xib"))
    #expect(!one.meets(finding, of: control, path: "/p/a.xib"))
    #expect(!one.meets(finding, of: nil, path: "/p/App/a.xib"))
    finding.rule = "text-clipped"
    #expect(!one.meets(finding, of: control, path: "/p/App/a.xib"))
  }

  @Test(
    "refuses what would be misunderstood",
    arguments: [
      (
        "accept: [{reason: x}]", "accept[0]: must say which: rule, file, control, class or language"
      ),
      ("accept: [{rule: small-target}]", "accept[0]: the key “reason” is missing"),
      (
        "accept: [{rule: smal-target, reason: x}]",
        "accept: there is no rule “smal-target” (did you mean “small-target”?)"
      ),
      (
        "format: [sarf=x]",
        "format: there is no format “sarf” (did you mean “sarif”?)"
      ),
      (
        "fail-on: [seriuos]",
        "fail-on: there is no rule, impact or class “seriuos” (did you mean “serious”?)"
      ),
      ("strict: on\nlenient: on", "“strict” and “lenient” exclude each other"),
      (
        "accept: [{rule: small-target, reason: '...'}]",
        "accept[0].reason: must say why, in at most 1000 letters"
      ),
    ])
  func faults(_ text: String, _ detail: String) {
    let error = #expect(throws: ReadingError.self) { try read(".largeprint.yml", text) }
    guard case .invalidValue(_, let told)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(told == detail)
  }
}
