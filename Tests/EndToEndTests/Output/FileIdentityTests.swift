import Foundation
import Testing

@testable import LargePrint

@Suite("Names of files") struct FileIdentityTests {
  /// Makes empty files and folders, a slash at the end for these, and names files by what was asked.
  private func names(
    of files: [String], asked: [String], among things: [String]
  ) throws -> [String] {
    let workshop = try Workshop()
    for thing in things {
      if thing.hasSuffix("/") {
        try FileManager.default.createDirectory(
          atPath: workshop.path + "/" + thing, withIntermediateDirectories: true)
      } else {
        try workshop.write("", as: thing)
      }
    }
    let identity = FileIdentity(paths: asked.map { workshop.path + "/" + $0 })
    return files.map { file in
      let name = identity.name(of: workshop.path + "/" + file)
      #expect(identity.exists(name))
      return name.hasPrefix(workshop.path) ? "/" + file : name
    }
  }

  private static let two = ["App/a.xib", "Lib/a.xib", "Lib/Deep/a.xib"]

  @Test(
    "without a checkout count from what was asked for, and are distinct",
    arguments: [
      (["App"], ["App/a.xib"], ["a.xib"]), ([""], two, two), (["App", "Lib"], two, two),
      (["Lib", "Lib/Deep"], ["Lib/a.xib", "Lib/Deep/a.xib"], ["a.xib", "Deep/a.xib"]),
      (["App/a.xib"], ["App/a.xib"], ["a.xib"]),
      (["App/a.xib", "Lib/a.xib"], ["App/a.xib", "Lib/a.xib"], ["App/a.xib", "Lib/a.xib"]),
    ])
  func plain(_ asked: [String], _ files: [String], _ expected: [String]) throws {
    #expect(try names(of: files, asked: asked, among: Self.two) == expected)
  }

  @Test(
    "in a checkout count from its top, wherever the audit starts",
    arguments: [[""], ["App"], ["App", "Lib"], ["App/a.xib", "Lib"]])
  func checkout(_ asked: [String]) throws {
    let files = ["App/a.xib", "Lib/a.xib"]
    #expect(try names(of: files, asked: asked, among: Self.two + [".git/"]) == files)
  }

  @Test("of several checkouts count from the folder that they share") func checkouts() throws {
    let files = ["App/a.xib", "Lib/a.xib"]
    let things = Self.two + ["App/.git/", "Lib/.git"]
    #expect(try names(of: files, asked: ["App", "Lib"], among: things) == files)
    #expect(try names(of: ["Lib/a.xib"], asked: ["Lib/Deep"], among: things) == ["a.xib"])
  }

  @Test("beside a checkout are whole paths") func beside() throws {
    let things = Self.two + ["App/.git/"]
    #expect(
      try names(of: ["App/a.xib", "Lib/a.xib"], asked: ["App", "Lib"], among: things)
        == ["a.xib", "/Lib/a.xib"])
  }
}
