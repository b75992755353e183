import Auditing
public import Model
import Reading
import TextEngine

/// The audit: reads controls, lays them out at every size, checks and folds the result.
public struct Audit: Sendable {
  /// What is asked.
  public let options: AuditOptions

  /// Prepares an audit.
  public init(_ options: AuditOptions) {
    self.options = options
  }

  /// Runs the audit.
  ///
  /// `progress` is told how many of how many controls are done, from any thread. The same input
  /// gives the same report whatever the number of workers. Throws ``AuditError`` when nothing could
  /// be audited; a single bad file is a notice of the report.
  public func run(
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(AuditError) -> Report {
    try checkRules()
    let fonts = try FontSetup.library(folders: options.fontFolders)
    let input = try await InputReading(options: options).readLocalized()
    try options.checkPassing(of: input.configurations.configurations)
    let rules = FileRules(options: options, tree: input.configurations)
    let auditor = rules.auditor()
    var sizes = WidthRun(input, options: options)
    let laidOut = await LayoutRun(
      controls: sizes.controls, screens: sizes.screens, options: options, fonts: fonts,
      auditor: auditor
    ).run(progress: progress)
    if let failure = laidOut.failure { throw .noFonts(failure) }
    sizes.take(laidOut.controls)
    return ReportAssembly(options: options, auditor: auditor, fileRules: rules).report(
      from: input, laidOut: laidOut, sizes)
  }

  private func checkRules() throws(AuditError) {
    guard let wanted = options.rules else { return }
    let known = Rule.all.map(\.description.id)
    for id in wanted where !known.contains(id) {
      let hint = NearestWord.find(id, among: known).map { "; did you mean \($0)?" } ?? ""
      throw .badOption("there is no rule \(id)\(hint)")
    }
  }
}
