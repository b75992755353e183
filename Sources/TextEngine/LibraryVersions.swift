internal import CFreeType
internal import CHarfBuzz
internal import CICU
package import Model

/// Versions of the libraries that shape and draw.
package enum LibraryVersions {
  /// Name and version of each, in the order of their names.
  package static let all: [NamedValue] = [
    NamedValue("FreeType", "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"),
    NamedValue("HarfBuzz", unsafe String(cString: hb_version_string())),
    NamedValue("ICU", U_ICU_VERSION),
    NamedValue("Unicode", U_UNICODE_VERSION),
  ]
}
