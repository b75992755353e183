internal import Model

extension Report {
  /// Causes that are worth a line of their own: none where each finding is a cause by itself.
  var foldedCauses: [Cause] {
    let open = causes.filter { cause in
      cause.findings.contains { findings.indices.contains($0) && findings[$0].acceptance == nil }
    }
    let count = open.reduce(0) { $0 + $1.findings.count }
    return open.count < count ? open : []
  }
}
