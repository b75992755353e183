import TestSupport
import Testing

@Suite("Sources") struct SourceTests {
  static let sources =
    Repository.files(below: "Sources", ending: ".swift")
    + Repository.files(below: "Benchmarks", ending: ".swift")
  static let tests = Repository.files(below: "Tests", ending: ".swift")

  @Test("no file but a data table is longer than 300 lines") func length() throws {
    for file in Self.sources + Self.tests where !file.hasSuffix("+Data.swift") {
      let lines = try Repository.text(of: file).split(
        separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 301, "\(file) has \(lines.count) lines")
    }
  }

  @Test("only the two targets that hold C objects say unsafe") func unsafe() throws {
    for file in Self.sources
    where !file.hasPrefix("Sources/TextEngine") && !file.hasPrefix("Sources/Reading") {
      let words = Self.code(of: try Repository.text(of: file))
      #expect(!words.contains { $0.contains("unsafe ") }, "\(file) says unsafe")
    }
  }

  @Test("nothing in the sources traps on purpose") func traps() throws {
    for file in Self.sources {
      for line in Self.code(of: try Repository.text(of: file)) {
        for trap in ["try!", "fatalError(", "as! "] {
          #expect(!line.contains(trap), "\(file): \(line)")
        }
      }
    }
  }

  @Test("only the command line prints") func prints() throws {
    for file in Self.sources
    where !file.hasPrefix("Sources/LargePrintCLI") && !file.hasPrefix("Benchmarks") {
      for line in Self.code(of: try Repository.text(of: file)) {
        let words = line.split(separator: " ").first ?? ""
        #expect(!words.hasPrefix("print("), "\(file): \(line)")
      }
    }
  }

  @Test("every declaration that is not private has a doc comment") func documentation() throws {
    for file in Self.sources {
      for name in Self.undocumented(in: try Repository.text(of: file)) {
        Issue.record("\(file): \(name)")
      }
    }
  }

  /// Lines of code, comments left out.
  static func code(of source: String) -> [String] {
    source.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") ? "" : String(text)
    }
  }
}
