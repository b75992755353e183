import Model
import TextEngine
import Typesetting

/// Compares laying out with shaping alone, in one run, and prints the ratios.
///
/// Seconds differ from machine to machine and are printed for the eye only; nothing is asserted.
@main struct Main {
  static func main() throws {
    let catalog = CommandLine.arguments.dropFirst().first ?? "fonts/catalog.json"
    let folders = FontLibrary.systemFolders
    let library = try FontLibrary(catalogPath: catalog, folders: folders)
    let plain = try FontLibrary(catalogPath: catalog, folders: folders, usesProfile: false)
    let titles = Scenario.titles(count: 1000)

    let raw = try Scenario.shape(titles, library: library)
    let layouts = try Scenario.layOut(titles, library: library)
    let uncorrected = try Scenario.layOut(titles, library: plain)
    print("shaping alone: \(raw)")
    print("laying out:    \(layouts), \(layouts.ratio(to: raw)) of shaping alone")
    print("without profile: \(uncorrected); the profile costs \(layouts.extra(over: uncorrected))")
  }
}
