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
  /// Font of iOS that it stands in for; nil when it is the real one.
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
