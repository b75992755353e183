import Auditing
import Model
import Reading
import Reporting
import TestSupport
import Testing
import UIKitLayout

/// Each registry lists what its folder holds, no more and no less.
@Suite("Registries") struct RegistryTests {
  @Test("every rule has its file, named as its id") func rules() throws {
    let files = try names(in: "Sources/Auditing/Rules")
    #expect(files == Rule.all.map { camelCase($0.description.id) }.sorted())
  }

  @Test("every reporter has its file") func reporters() throws {
    let files = try names(in: "Sources/Reporting/Formats").map { $0.lowercased() }
    for reporter in Reporter.all {
      #expect(files.contains(reporter.id.replacing("-", with: "")), "\(reporter.id) has no file")
    }
    #expect(files.count == Reporter.all.count)
  }

  @Test("every kind of control has its file") func arrangers() throws {
    let files = try names(in: "Sources/UIKitLayout/Kinds")
    #expect(files == Arranger.all.map { camelCase($0.kind.rawValue) }.sorted())
  }

  @Test("every format of strings has its file") func stringFormats() throws {
    let files = try names(in: "Sources/Reading/Localization/Formats").map { $0.lowercased() }
    #expect(files == StringFormat.all.map { $0.id.replacing("-", with: "") }.sorted())
  }

  @Test("ids are kebab-case and used once; help is a sentence") func words() {
    let lists: [[(id: String, help: String)]] = [
      Rule.all.map { ($0.description.id, $0.description.help) },
      Reporter.all.map { ($0.id, $0.help) },
      Arranger.all.map { ($0.kind.rawValue, $0.help) },
      InputFormat.all.map { ($0.id, $0.help) },
      StringFormat.all.map { ($0.id, $0.help) },
    ]
    for list in lists {
      #expect(Set(list.map(\.id)).count == list.count)
      for item in list {
        #expect(item.id.allSatisfy { $0.isLowercase || $0 == "-" }, "\(item.id)")
        #expect(item.help.hasSuffix("."), "\(item.id)")
      }
    }
  }

  @Test("endings of input formats are used once and begin with a dot") func endings() {
    let endings = InputFormat.all.flatMap(\.endings) + StringFormat.all.flatMap(\.endings)
    #expect(Set(endings).count == endings.count)
    #expect(endings.allSatisfy { $0.hasPrefix(".") })
  }

  /// Names of the Swift files of a folder, without ending and without helpers (`X+Y`).
  private func names(in folder: String) throws -> [String] {
    try Repository.names(in: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains("+") }
      .map { String($0.dropLast(6)) }.sorted()
  }

  private func camelCase(_ id: String) -> String {
    id.split(separator: "-").map { part in
      part == "id" ? "ID" : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
  }
}
