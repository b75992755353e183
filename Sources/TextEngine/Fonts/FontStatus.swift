internal import Model

/// Whether the file of a catalogued font is at hand.
package struct FontStatus: Hashable, Sendable {
  /// The entry of the catalogue.
  package let font: CatalogFont
  /// Name of its regular file.
  package let fileName: String
  /// Whether the file was found in any folder.
  package let isFound: Bool
}

extension FontLibrary {
  /// Looks for the regular file of every catalogued font, in the order of the catalogue.
  package var statuses: [FontStatus] {
    catalog.fonts.map { font in
      let name = font.file(weight: .regular, isItalic: false) ?? ""
      return FontStatus(font: font, fileName: name, isFound: files.path(ofFile: name) != nil)
    }
  }
}
