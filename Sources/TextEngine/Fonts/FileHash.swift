internal import CNettle
package import Model

/// Computes the SHA-256 of a file, in hexadecimal.
func fileHash(_ file: borrowing MappedFile) -> String {
  var context = sha256_ctx()
  unsafe nettle_sha256_init(&context)
  unsafe nettle_sha256_update(
    &context, file.count, file.start.assumingMemoryBound(to: UInt8.self))
  var digest = [UInt8](repeating: 0, count: 32)
  unsafe nettle_sha256_digest(&context, digest.count, &digest)
  return digest.map { byte in
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }.joined()
}

extension FontLibrary {
  /// Describes a font for a report's provenance; reads the whole file the first time.
  package func use(of cut: FontCut) -> FontUse {
    let face = cut.face
    return FontUse(
      id: face.id, family: face.names.families.first ?? face.names.fullName,
      version: face.names.version,
      fileName: face.path.split(separator: "/").last.map(String.init) ?? face.path,
      sha256: hash(of: face), standsInFor: cut.entry?.standsInFor, package: cut.entry?.package,
      licence: cut.entry?.licence ?? "", unitsPerEm: face.unitsPerEm)
  }
}
