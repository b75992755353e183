import Foundation
import TestSupport
import Testing

/// SwiftPM lets a target import what it does not declare; these tests hold the arrows instead.
@Suite("Arrows") struct ArrowTests {
  /// What each target may import.
  static let allowed: [String: Set<String>] = [
    "Model": [],
    "JSONText": [],
    "ConstraintSolver": [],
    "TextEngine": [
      "Model", "JSONText", "CFreeType", "CHarfBuzz", "CHyphen", "CICU",
      "CNettle", "Glibc", "Darwin",
      "Synchronization",
    ],
    "Typesetting": ["TextEngine", "Model"],
    "UIKitLayout": ["ConstraintSolver", "Typesetting", "Model"],
    "Auditing": ["Model"],
    "Reading": [
      "Model", "JSONText", "CLibXML2", "CYAML", "FoundationEssentials", "Glibc", "Darwin",
    ],
    "Reporting": ["Model", "JSONText"],
    "LargePrint": [
      "Reading", "TextEngine", "Typesetting", "UIKitLayout", "Auditing", "Reporting", "JSONText",
      "Model", "FoundationEssentials", "Synchronization", "Glibc", "Darwin",
    ],
    "LargePrintCLI": [
      "LargePrint", "Reading", "Reporting", "Auditing", "Model", "Glibc", "Darwin",
    ],
  ]

  @Test(
    "every target imports only what its row of the table allows", arguments: allowed.keys.sorted())
  func imports(_ target: String) throws {
    let files = Repository.files(below: "Sources/" + target, ending: ".swift")
    #expect(!files.isEmpty, "no sources in \(target)")
    for file in files {
      for name in Self.imports(in: try Repository.text(of: file)) {
        #expect(Self.allowed[target]?.contains(name) == true, "\(file) imports \(name)")
      }
    }
  }

  @Test("every folder of Sources has a row or is a system module") func rows() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Repository.path(of: "Sources"))
    for folder in folders where !folder.hasPrefix("C") || folder == "ConstraintSolver" {
      #expect(Self.allowed[folder] != nil, "\(folder) has no row")
    }
  }

  /// Names that a source imports, whatever access or attributes stand before.
  static func imports(in source: String) -> [String] {
    source.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), words.count > at + 1,
        words[..<at].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0)
        })
      else { return nil }
      return String(words[at + 1].split(separator: ".").first ?? "")
    }
  }
}
