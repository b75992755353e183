import Model
import Reading
import TextEngine
import Typesetting
import UIKitLayout

/// Compares solved frames with those that Interface Builder stored, for all files below a folder.
///
/// `Frames FOLDER [--details] [--only TEXT] [--trees]`, or
/// `Frames FOLDER --run-time` to solve every screen as apps would and count what gives way.
@main struct Main {
  static func main() throws {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let folder = words.first else {
      return print("Frames FOLDER [--details] [--only TEXT] [--trees] [--run-time]")
    }
    let only = words.firstIndex(of: "--only").flatMap {
      words.indices.contains($0 + 1) ? words[$0 + 1] : nil
    }
    var files = try InputWalk([folder]).files
    if let only { files = files.filter { $0.path.contains(only) } }
    let fonts = try FontLibrary(
      catalogPath: "fonts/catalog.json", folders: ["fonts"] + FontLibrary.systemFolders)
    var typesetter = try Typesetter(fonts: fonts)
    var borrowed = Tally(name: "(a) sizes borrowed from stored frames")
    var apps = AppTally()
    var own = Tally(name: "(b) nothing borrowed but root and cell sizes")
    for found in files where found.format.id != "manifest" {
      let path = String(found.path.dropFirst(folder.count))
      guard let contents = try? found.format.read(InputFile(reading: found.path)) else { continue }
      for screen in contents.screens {
        let controls = contents.controls.filter { $0.screen == screen.id }
        if words.contains("--run-time") {
          apps.add(screen, controls: controls, file: path, &typesetter)
          continue
        }
        var comparison = FrameComparison(screen: screen, controls: controls, file: path)
        comparison.printsTree = words.contains("--trees")
        comparison.run(borrows: true, &typesetter, into: &borrowed)
        comparison.run(borrows: false, &typesetter, into: &own)
      }
    }
    print("\(files.count) files")
    if words.contains("--run-time") { return apps.report() }
    for tally in [borrowed, own] { tally.report(details: words.contains("--details")) }
  }
}
