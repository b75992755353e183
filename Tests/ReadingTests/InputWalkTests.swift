import Foundation
import Model
import Reading
import Testing

@Suite("Files are found")
struct InputWalkTests {
  /// Makes a folder that lives as long as a test.
  private func withFolder(_ names: [String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("InputWalkTests-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("<a/>".utf8).write(to: file)
    }
    try body(folder.path)
  }

  private func found(_ folder: String, _ paths: [String]? = nil) throws -> [String] {
    try InputWalk(paths ?? [folder]).files.map { String($0.path.dropFirst(folder.count + 1)) }
  }

  private func refusal(walking path: String) -> ReadingError? {
    do throws(ReadingError) {
      _ = try InputWalk([path])
      return nil
    } catch {
      return error
    }
  }

  private func refusal(reading path: String) -> ReadingError? {
    do throws(ReadingError) {
      _ = try InputFile(reading: path)
      return nil
    } catch {
      return error
    }
  }

  @Test("Folders are walked by name; what is hidden or built is left out")
  func walking() throws {
    let names = [
      "b.xib", "a.storyboard", "sub/c.xib", "Pods/d.xib", "read.me", ".build/e.xib",
      ".git/f.xib", "DerivedData/g.xib", "A.app/h.nib", "X.framework/i.nib", "sub/UP.XIB",
      "k.storyboardc/l.nib",
    ]
    try withFolder(names) { (folder) throws in
      #expect(
        try found(folder) == [
          "Pods/d.xib", "a.storyboard", "b.xib", "k.storyboardc/l.nib", "sub/UP.XIB", "sub/c.xib",
        ])
      #expect(try InputWalk([folder + "/"]).files.count == 6)
    }
  }

  @Test("A file is found once, however often it is named")
  func once() throws {
    try withFolder(["a.xib", "b.xib"]) { (folder) throws in
      let paths = [folder + "/b.xib", folder, folder + "/b.xib"]
      #expect(try found(folder, paths) == ["a.xib", "b.xib"])
    }
  }

  @Test("Links are followed, and circles end")
  func links() throws {
    try withFolder(["a/b.xib", "c/d.xib"]) { (folder) throws in
      let manager = FileManager.default
      try manager.createSymbolicLink(atPath: folder + "/a/up", withDestinationPath: folder)
      try manager.createSymbolicLink(atPath: folder + "/self.xib", withDestinationPath: "self.xib")
      let files = try found(folder)
      #expect(files == ["a/b.xib", "c/d.xib"])
    }
  }

  @Test("A name that is not UTF-8 is told, whatever bears it; a link that leads nowhere is not")
  func mangledNames() throws {
    try withFolder(["a.xib", "b/c.xib"]) { (folder) throws in
      for bytes in [[0x6D, 0xFF] + Array(".xib".utf8), [0x6E, 0xC3], [0x2E, 0xFF]] as [[UInt8]] {
        let path = (Array(folder.utf8) + [UInt8(ascii: "/")] + bytes + [0]).map(
          CChar.init(bitPattern:))
        #expect(mkdir(path, 0o755) == 0)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/\u{FFFD}.xib", withDestinationPath: "nowhere")
      let walk = try InputWalk([folder])
      #expect(walk.files.count == 2)
      #expect(
        walk.notices.map { String($0.source.file.dropFirst(folder.count + 1)) }
          == ["m\u{FFFD}.xib", "n\u{FFFD}"])
      #expect(walk.notices.allSatisfy { $0.reason == .unreadable && $0.message.contains("UTF-8") })
    }
  }

  @Test("A path that leads nowhere, and a file of no known kind, are errors")
  func wrongPaths() throws {
    #expect(refusal(walking: "/no/such/folder")?.reason == .unreadable)
    try withFolder(["a.txt"]) { (folder) throws in
      #expect(refusal(walking: folder + "/a.txt")?.reason == .unknownFormat)
      #expect(try InputWalk([folder]).files.isEmpty)
    }
  }

  @Test("A file is read with its bytes; what is no ordinary file is not")
  func reading() throws {
    try withFolder(["a.xib"]) { (folder) throws in
      let file = try InputFile(reading: folder + "/a.xib")
      #expect(file.bytes == Array("<a/>".utf8))
      #expect(file.source == SourceReference(file: folder + "/a.xib"))
      for path in [folder, folder + "/none.xib", "/dev/null"] {
        #expect(refusal(reading: path)?.reason == .unreadable)
      }
    }
  }

  @Test("A file beyond the limit is not read")
  func tooLarge() throws {
    try withFolder(["a.xib"]) { (folder) throws in
      let handle = try #require(FileHandle(forWritingAtPath: folder + "/a.xib"))
      try handle.truncate(atOffset: UInt64(InputFile.sizeLimit) + 1)
      try handle.close()
      #expect(refusal(reading: folder + "/a.xib")?.reason == .overLimit)
    }
  }

  @Test("Formats are found by the end of a name")
  func formats() {
    #expect(InputFormat.of(path: "a/Main.storyboard")?.id == "storyboard")
    #expect(InputFormat.of(path: "Cell.XIB")?.id == "xib")
    #expect(InputFormat.of(path: "x.nib")?.id == "compiled-nib")
    #expect(InputFormat.of(path: "x.storyboardc") == nil)
    #expect(InputFormat.of(path: "x.swift") == nil)
    #expect(Set(InputFormat.all.map(\.id)).count == InputFormat.all.count)
    #expect(InputFormat.all.allSatisfy { $0.help.hasSuffix(".") && !$0.endings.isEmpty })
  }
}
