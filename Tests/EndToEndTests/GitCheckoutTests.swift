import Foundation
import Testing

@testable import LargePrint

@Suite("Commit of a checkout") struct GitCheckoutTests {
  private static let hash = String(repeating: "0a1b", count: 10)
  private static let other = String(repeating: "ff00", count: 10)

  /// Makes files below a new folder and gives its path.
  private static func folder(_ files: [String: String]) throws -> String {
    let top = FileManager.default.temporaryDirectory.appending(
      path: "checkout-" + UUID().uuidString)
    for (name, text) in files {
      let file = top.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return top.path
  }

  @Test(
    "finds the commit of a branch, of a packed one and of none",
    arguments: [
      ([".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": hash + "\n"], hash),
      ([".git/HEAD": hash + "\n"], hash),
      (
        [
          ".git/HEAD": "ref: refs/heads/a/b\n",
          ".git/packed-refs":
            "# pack-refs with: peeled\n\(other) refs/heads/b\n\(hash) refs/heads/a/b\n^\(other)\n",
        ], hash
      ), ([".git/HEAD": "ref: refs/heads/main\n"], nil), ([".git/HEAD": "nonsense"], nil),
      ([".git/HEAD": "ref: ../../secret\n", "secret": hash], nil),
    ] as [([String: String], String?)])
  func commit(files: [String: String], commit: String?) throws {
    let top = try Self.folder(files.merging(["App/Main.storyboard": ""]) { kept, _ in kept })
    defer { try? FileManager.default.removeItem(atPath: top) }
    #expect(GitCheckout(containing: top + "/App/Main.storyboard")?.commit == commit)
  }

  @Test("a worktree's refs stand in its repository") func worktree() throws {
    let top = try Self.folder([
      "tree/.git": "gitdir: ../main/.git/worktrees/tree\n", "tree/App.xib": "",
      "main/.git/HEAD": "ref: refs/heads/main\n",
      "main/.git/worktrees/tree/HEAD": "ref: refs/heads/work\n",
      "main/.git/worktrees/tree/commondir": "../..\n",
      "main/.git/refs/heads/work": Self.hash,
    ])
    defer { try? FileManager.default.removeItem(atPath: top) }
    #expect(GitCheckout(containing: top + "/tree/App.xib")?.commit == Self.hash)
  }

  @Test("outside of a checkout there is none") func none() throws {
    let top = try Self.folder(["App/Main.xib": ""])
    defer { try? FileManager.default.removeItem(atPath: top) }
    let found = GitCheckout(containing: top + "/App/Main.xib")
    #expect(found?.commit != Self.hash)
  }
}
