import Testing

@testable import Reading

@Suite("Configuration paths") struct ConfigurationPathTests {
  @Test(
    "are found upward from the input, outermost first, up to the checkout's top",
    arguments: [
      (["/p/.largeprint.yml"], "/p/App/Main.storyboard", ["/p/.largeprint.yml"]),
      (
        ["/p/.largeprint.yml", "/p/App/.largeprint.yml"], "/p/App",
        ["/p/.largeprint.yml", "/p/App/.largeprint.yml"]
      ),
      (["/p/.largeprint.yml"], "/p/App/", ["/p/.largeprint.yml"]),
      (["/.largeprint.yml"], "/p/App", ["/.largeprint.yml"]),
      (["/.largeprint.yml", "/p/.git"], "/p/App", []),
      (
        ["/.largeprint.yml", "/p/.git", "/p/.largeprint.yml"], "/p/App", ["/p/.largeprint.yml"]
      ),
      ([".largeprint.yml"], "App/Main.xib", [".largeprint.yml"]),
      ([".largeprint.yml"], "", [".largeprint.yml"]),
      (["/p/.largeprint.yaml"], "/p/App", ["/p/.largeprint.yaml"]),
      (
        ["/p/.largeprint.yml", "/p/.largeprint.yaml", "/p/App/.largeprint.yaml"], "/p/App",
        ["/p/.largeprint.yaml", "/p/.largeprint.yml", "/p/App/.largeprint.yaml"]
      ),
      (["/q/.largeprint.yml"], "/p/App", []), ([], "App", []), ([], "/", []),
    ] as [([String], String, [String])])
  func chain(_ files: [String], _ path: String, _ found: [String]) {
    #expect(Configuration.chain(governing: path, exists: files.contains) == found)
  }

  @Test(
    "patterns meet what they say",
    arguments: [
      ("Pods", ["Pods", "Pods/A/b.xib", "App/Pods/c.xib"], ["pods", "MyPods", "Pods2/x"]),
      ("*.xib", ["a.xib", "deep/er/b.xib", ".xib"], ["a.xibs", "xib"]),
      ("Tests/*.xib", ["Tests/a.xib"], ["Tests/x/a.xib", "App/Tests/a.xib"]),
      ("/Tests", ["Tests", "Tests/a.xib"], ["App/Tests/a.xib"]),
      ("Tests/**/*.xib", ["Tests/a.xib", "Tests/x/y/a.xib"], ["a.xib", "Tests/a.nib"]),
      ("App/**", ["App/a.xib", "App/x/a"], ["App", "b/App/x"]),
      ("**/Old/*", ["Old/a", "x/y/Old/a"], ["Old", "Older/a"]),
      ("?at", ["cat", "x/åat"], ["at", "chat"]),
      ("a*b*c", ["abc", "axxbyybc"], ["acb", "ab"]),
      ("**", ["a", "a/b"], [""]),
    ])
  func patterns(_ text: String, _ met: [String], _ missed: [String]) throws {
    let pattern = try #require(PathPattern(text))
    for path in met { #expect(pattern.matches(path), "\(text) should meet \(path)") }
    for path in missed { #expect(!pattern.matches(path), "\(text) should not meet \(path)") }
  }

  @Test("no pattern", arguments: ["", "/", "!a", "./a", "../a", "a/../b"])
  func noPattern(_ text: String) {
    #expect(PathPattern(text) == nil)
  }

  @Test("exclusions count from the configuration's own folder") func exclusions() throws {
    let configuration = try readConfiguration("exclude: [Old/*.xib, Pods]")
    #expect(configuration.excludes("App/Old/a.xib"))
    #expect(configuration.excludes("App/x/Pods/a.xib"))
    #expect(!configuration.excludes("App/x/Old/a.xib"))
    #expect(!configuration.excludes("Old/a.xib"))
    #expect(!configuration.excludes("App/new.xib"))
  }

  @Test("stars in a hostile pattern cost little") func hostile() throws {
    let pattern = try #require(PathPattern(String(repeating: "*a", count: 90) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
  }
}
