internal import Model

extension InputFormat {
  /// Compiled nibs, alone or inside a `.storyboardc` folder: always answered by a notice.
  ///
  /// A file that is named `.nib` and holds XML is read as a xib: some projects keep such files.
  package static let compiledNib = InputFormat(
    id: "compiled-nib", endings: [".nib"],
    help: "Compiled nibs: they cannot be audited, and a notice says so."
  ) { (file) throws(ReadingError) in
    guard XMLText.looksLikeXML(file.bytes) else { throw .compiled(file.source) }
    return try InterfaceBuilderDocument(file).contents()
  }
}
