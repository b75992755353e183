import FoundationEssentials
import Reading
package import Reporting

/// Takes pages of an earlier report out of a folder, since a page of a screen that is gone would be
/// taken for one that is there.
package struct PageSweep {
  private let folder: OutputFile
  private let kept: Set<String>

  /// Largest page that is looked into, in bytes; pages of a folder are smaller.
  private static let largest = 1 << 30
  /// Bytes from the beginning of a page that tell who wrote it.
  private static let beginning = 4_096

  /// Sweeps the folder of a file; what was written now stays.
  package init(beside file: OutputFile, keeping files: [ReportFile]) {
    folder = file
    kept = Set(files.map(\.name))
  }

  /// Takes away what bears the name of a page, begins as one and was not written now.
  package func run() throws(AuditError) {
    let parts = folder.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let path = parts.isEmpty ? "." : parts == [""] ? "/" : parts.joined(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    for name in names.sorted() where !kept.contains(name) {
      guard let file = folder.beside(name)?.path, isOwn(name, file) else { continue }
      do {
        try FileManager.default.removeItem(atPath: file)
      } catch {
        throw .cannotWrite("\(file) is left from an earlier report and cannot be taken away")
      }
    }
  }

  private func isOwn(_ name: String, _ path: String) -> Bool {
    guard Reporter.namesPage(name),
      let page = try? InputFile(reading: path, limit: Self.largest)
    else { return false }
    return Reporter.beginsPage(
      String(decoding: page.bytes.prefix(Self.beginning), as: UTF8.self))
  }
}
