/// A font file that an audit used.
public struct FontUse: Hashable, Sendable, Codable {
  /// PostScript name, the id that glyph runs refer to.
  public var id: String
  /// Family name.
  public var family: String
  /// Version string of the font.
  public var version: String
  /// File name without its folder.
  public var fileName: String
  /// SHA-256 of the file, in hexadecimal.
  public var sha256: String
  /// Font of iOS that it stands in for, or several with commas; nil when it is the real one.
  public var standsInFor: String?
  /// Debian package that brings it; nil for a file the user gave.
  public var package: String?
  /// Licence, as an SPDX id; empty when not known.
  public var licence: String
  /// Units to an em of its outlines.
  public var unitsPerEm: Double

  /// Describes a font file.
  public init(
    id: String, family: String, version: String, fileName: String, sha256: String,
    standsInFor: String?, package: String?, licence: String, unitsPerEm: Double
  ) {
    self.id = id
    self.family = family
    self.version = version
    self.fileName = fileName
    self.sha256 = sha256
    self.standsInFor = standsInFor
    self.package = package
    self.licence = licence
    self.unitsPerEm = unitsPerEm
  }
}

extension FontUse {
  /// Joins uses of the same file: it may stand in for several fonts, which are then told by name.
  ///
  /// The result is sorted by id and the same for any order of the uses.
  public static func merging(_ uses: [FontUse]) -> [FontUse] {
    var byID: [String: FontUse] = [:]
    for use in uses { byID[use.id] = byID[use.id]?.joined(with: use) ?? use }
    return byID.values.sorted { $0.id < $1.id }
  }

  /// Whether both are the same file.
  public func isSameFile(as other: FontUse) -> Bool {
    (id, version, fileName, sha256) == (other.id, other.version, other.fileName, other.sha256)
  }

  private func joined(with other: FontUse) -> FontUse {
    let names = [standsInFor, other.standsInFor].compactMap { $0 }
      .flatMap { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } }
    var joined = self
    joined.standsInFor = names.isEmpty ? nil : Set(names).sorted().joined(separator: ", ")
    joined.package = [package, other.package].compactMap { $0 }.max()
    joined.licence = max(licence, other.licence)
    return joined
  }
}
