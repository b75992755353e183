/// What the elements of a kind of XML document mean to its reader.
struct XMLVocabulary: Hashable, Sendable {
  /// Elements whose subtrees are left out.
  var skipped: Set<String> = []
  /// Elements whose text is kept; of others it is white space between elements.
  var texts: Set<String> = ["string", "mutableString"]
  /// Elements whose text belongs to the text that they stand in.
  var inline: Set<String> = []
  /// Whether a document type may be declared that defines nothing by itself.
  var allowsDocumentType = false

  /// Property lists: Apple writes a document type into each.
  static let propertyList = XMLVocabulary(texts: ["string", "key"], allowsDocumentType: true)

  /// XLIFF of versions 1.2 and 2.0: texts with elements inside that mark stretches of them.
  static let xliff = XMLVocabulary(
    skipped: ["header", "note", "notes", "alt-trans"],
    texts: ["source", "target", "g", "pc", "mrk", "ph", "bpt", "ept", "it", "sub"],
    inline: ["g", "pc", "mrk", "ph", "bpt", "ept", "it", "sub"])
}
