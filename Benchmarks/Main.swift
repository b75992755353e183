import Model
import TextEngine
import Typesetting

/// Compares laying out with shaping alone, in one run, and prints the ratios.
///
/// With the word `screens`, solves screens instead and prints what a further text size costs; with
/// `page EXAMPLES FILE`, writes the page of a made-up audit of 100,000 cells and prints its time.
/// Seconds differ from machine to machine and are printed for the eye only; nothing is asserted.
@main struct Main {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "page", words.count == 3, let path = words.last {
      return try await PageScenario.run(examples: words[2], into: path)
    }
    if words.contains("screens") { return try ScreenScenario.report() }
    let catalog = CommandLine.arguments.dropFirst().first ?? "fonts/catalog.json"
    let folders = FontLibrary.systemFolders
    let library = try FontLibrary(catalogPath: catalog, folders: folders)
    let plain = try FontLibrary(catalogPath: catalog, folders: folders, usesProfile: false)
    let titles = Scenario.titles(count: 1000)

    // Rounds take turns and the best counts, so that neither warm caches nor neighbours decide.
    var raw: [Timing] = []
    var layouts: [Timing] = []
    var uncorrected: [Timing] = []
    for _ in 0..<5 {
      raw.append(try Scenario.shape(titles, library: library))
      layouts.append(try Scenario.layOut(titles, library: library))
      uncorrected.append(try Scenario.layOut(titles, library: plain))
    }
    report(raw: best(of: raw), layouts: best(of: layouts), uncorrected: best(of: uncorrected))
  }

  private static func best(of timings: [Timing]) -> Timing {
    timings.min { $0.microseconds < $1.microseconds } ?? Timing(count: 0, time: 0)
  }

  private static func report(raw: Timing, layouts: Timing, uncorrected: Timing) {
    print("shaping alone: \(raw)")
    print("laying out:    \(layouts), \(layouts.ratio(to: raw)) of shaping alone")
    print("without profile: \(uncorrected); the profile costs \(layouts.extra(over: uncorrected))")
  }
}
