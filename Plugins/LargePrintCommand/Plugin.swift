import Foundation
import PackagePlugin

/// `swift package largeprint`: audits the package's own folder, or what the words say.
@main struct LargePrintCommand: CommandPlugin {
  /// Runs the tool with the words given; without any it audits the whole package.
  ///
  /// The tool writes reports, so the plugin asks for leave to write into the package.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let tool = try context.tool(named: "LargePrintCLI")
    let process = Process()
    process.executableURL = tool.url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments.isEmpty ? ["audit", "."] : arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw AuditFailure(status: process.terminationStatus)
    }
  }
}

/// The tool did not end well.
struct AuditFailure: Error, CustomStringConvertible {
  /// What it ended with.
  let status: Int32

  /// A sentence for people.
  var description: String { "largeprint ended with \(status)" }
}
