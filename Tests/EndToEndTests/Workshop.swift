import Foundation
import LargePrint
import Model
import TestSupport

/// A temporary folder that is audited and thrown away.
struct Workshop: ~Copyable {
  /// Path of the folder.
  let path: String

  /// Makes an empty folder.
  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("largeprint-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file into the folder; folders of its name are made.
  func write(_ text: String, as name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Audits the folder.
  func audit(change: (inout AuditOptions) -> Void = { _ in }) async throws -> Report {
    var options = AuditOptions(paths: [path])
    options.fontFolders = [Repository.path(of: "fonts")]
    change(&options)
    return try await Audit(options).run()
  }
}

/// Audits something of the repository.
func auditRepository(
  _ name: String, change: (inout AuditOptions) -> Void = { _ in }
) async throws -> Report {
  var options = AuditOptions(paths: [Repository.path(of: name)])
  options.fontFolders = [Repository.path(of: "fonts")]
  change(&options)
  return try await Audit(options).run()
}

extension Report {
  /// Cells of a control named by the end of its id.
  func cells(of object: String) -> [Cell] {
    controls.first { $0.control.source.object == object }?.cells ?? []
  }
}
