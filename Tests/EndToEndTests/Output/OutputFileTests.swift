import Foundation
import Testing

@testable import LargePrint

@Suite("Files that are written") struct OutputFileTests {
  private func write(_ text: String, to path: String) throws {
    try #require(OutputFile(path)).write(text)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Everything in a folder, so that no file is left lying beside a target.
  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func kind(of path: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_mode & S_IFMT
  }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("folders are made, a new file has the usual permissions, an old one is replaced")
  func plain() throws {
    let workshop = try Workshop()
    let path = workshop.path + "/a/b/out.json"
    try write("one", to: path)
    try write("two", to: path)
    #expect(try text(of: path) == "two")
    let mask = umask(0)
    umask(mask)
    #expect(try permissions(of: path) == Int(0o666 & ~mask))
    #expect(try names(in: workshop.path + "/a/b") == ["out.json"])
  }

  @Test("a file that is replaced keeps its permissions", arguments: [0o600, 0o640, 0o755, 0o666])
  func keptPermissions(_ bits: Int) throws {
    let workshop = try Workshop()
    try workshop.write("old", as: "out.json")
    let path = workshop.path + "/out.json"
    try FileManager.default.setAttributes([.posixPermissions: bits], ofItemAtPath: path)
    try write("new", to: path)
    #expect(try text(of: path) == "new")
    #expect(try permissions(of: path) == bits)
  }

  @Test("links stay: what they lead to is replaced, or made") func links() throws {
    let workshop = try Workshop()
    try workshop.write("old", as: "deep/real.json")
    let manager = FileManager.default
    for (link, target) in [
      ("one.json", "deep/real.json"), ("two.json", workshop.path + "/one.json"),
      ("dangling.json", "deep/new.json"),
    ] {
      try manager.createSymbolicLink(
        atPath: workshop.path + "/" + link, withDestinationPath: target)
    }
    try write("new", to: workshop.path + "/two.json")
    try write("made", to: workshop.path + "/dangling.json")
    #expect(try text(of: workshop.path + "/deep/real.json") == "new")
    #expect(try text(of: workshop.path + "/deep/new.json") == "made")
    for link in ["one.json", "two.json", "dangling.json"] {
      #expect(try kind(of: workshop.path + "/" + link) == S_IFLNK)
    }
    #expect(try names(in: workshop.path + "/deep") == ["new.json", "real.json"])
  }

  @Test("links that lead in a circle, folders and missing rights are errors") func refused() throws
  {
    let workshop = try Workshop()
    try workshop.write("x", as: "folder/file")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.path + "/circle", withDestinationPath: "circle")
    for name in ["circle", "folder", "folder/file/out.json"] {
      #expect(throws: AuditError.self, "\(name)") { try write("a", to: workshop.path + "/" + name) }
    }
    #expect(try text(of: workshop.path + "/folder/file") == "x")
    #expect(try kind(of: workshop.path + "/circle") == S_IFLNK)
  }

  @Test("a pipe is written into and stays a pipe", arguments: [10, 300_000])
  func pipe(_ length: Int) throws {
    let workshop = try Workshop()
    let path = workshop.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    // Another process reads: opening a pipe waits for the other end.
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/bin/sh")
    reader.arguments = ["-c", "cat pipe > read"]
    reader.currentDirectoryURL = URL(fileURLWithPath: workshop.path)
    try reader.run()
    try write(String(repeating: "a", count: length), to: path)
    reader.waitUntilExit()
    #expect(try text(of: workshop.path + "/read").utf8.count == length)
    #expect(try kind(of: path) == S_IFIFO)
  }

  @Test("a link to a device stays, and so does the device") func device() throws {
    let workshop = try Workshop()
    let path = workshop.path + "/nowhere"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    try write("gone", to: path)
    #expect(try kind(of: path) == S_IFLNK)
    #expect(try kind(of: "/dev/null") == S_IFCHR)
    #expect(try names(in: workshop.path) == ["nowhere"])
  }

  @Test("a link is the same target as what it leads to") func identity() throws {
    let workshop = try Workshop()
    try workshop.write("x", as: "real.json")
    try FileManager.default.createSymbolicLink(
      atPath: workshop.path + "/link.json", withDestinationPath: "real.json")
    #expect(
      OutputFile(workshop.path + "/link.json")?.identity
        == OutputFile(workshop.path + "/./real.json")?.identity)
  }
}
