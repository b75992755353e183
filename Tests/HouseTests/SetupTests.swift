import Foundation
import TestSupport
import Testing

@Suite("Set-up") struct SetupTests {
  @Test("set-up installs every font package of the catalogue") func packages() throws {
    let setup = try Repository.text(of: "Tools/setup")
    let catalogue = try Repository.text(of: "fonts/catalog.json")
    let packages = catalogue.matches(of: /"package":\s*"([^"]+)"/).map { String($0.output.1) }
    #expect(!packages.isEmpty)
    for package in Set(packages) { #expect(setup.contains(package), "\(package)") }
  }

  @Test("set-up installs every system library of the package") func libraries() throws {
    let setup = try Repository.text(of: "Tools/setup")
    let manifest = try Repository.text(of: "Package.swift")
    let names = manifest.matches(of: /\.apt\(\["([^"]+)"\]\)/).map { String($0.output.1) }
    #expect(names.count >= 5)
    for name in names { #expect(setup.contains(name), "\(name)") }
  }

  @Test("no font is committed") func fonts() throws {
    let kept = try Repository.names(in: "fonts").filter { name in
      [".json", ".md"].contains { name.hasSuffix($0) }
    }
    let ignored = try Repository.text(of: ".gitignore")
    #expect(kept.contains("catalog.json"))
    for ending in ["otf", "ttf", "ttc"] { #expect(ignored.contains("/fonts/*.\(ending)")) }
  }

  @Test("the README's two commands are targets of the Makefile") func commands() throws {
    let makefile = try Repository.text(of: "Makefile")
    let readme = try Repository.text(of: "README.md")
    for target in ["audit", "test"] {
      #expect(readme.contains("make \(target)"))
      #expect(makefile.contains("\n\(target): setup"))
    }
  }
}
