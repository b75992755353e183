package import JSONText
package import Model

/// Values of a title that others than manifests hold in the same form.
package enum TitleValues {
  /// Reads a paragraph style; the keys are `NSParagraphStyle`'s.
  package static func paragraph(_ node: JSONNode) throws(ValueError) -> ParagraphStyle {
    do {
      return try ManifestParagraph.read(node)
    } catch {
      throw error.under("paragraph")
    }
  }

  /// Reads the bounds of an image in a text.
  package static func attachment(_ node: JSONNode) throws(ValueError) -> TextAttachment {
    do {
      return try ManifestAttachment.read(node)
    } catch {
      throw error.under("attachment")
    }
  }

  /// Reads values of a variable font's axes.
  package static func axes(_ node: JSONNode) throws(ValueError) -> [String: Double] {
    do {
      return try ValueReader.axes(node)
    } catch {
      throw error.under("axes")
    }
  }
}
