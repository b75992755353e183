package import Model

/// A kind of file that holds controls; a new kind is one new file under `Formats/`.
package struct InputFormat: Sendable {
  /// Word that names the format, in kebab-case.
  package var id: String
  /// Ends of the file names it reads, with the leading dot, in lower case.
  package var endings: [String]
  /// One sentence on what is read.
  package var help: String
  /// Turns a file into screens, controls and notices.
  package var read: @Sendable (InputFile) throws(ReadingError) -> ScreenContents

  /// Describes a format.
  package init(
    id: String, endings: [String], help: String,
    read: @escaping @Sendable (InputFile) throws(ReadingError) -> ScreenContents
  ) {
    self.id = id
    self.endings = endings
    self.help = help
    self.read = read
  }

  /// Finds the format of a file by its name, whatever the case; the longest ending wins.
  package static func of(path: String, among formats: [InputFormat] = all) -> InputFormat? {
    let name = path.lowercased()
    let matches = formats.flatMap { format in
      format.endings.filter { name.hasSuffix($0) }.map { (format, $0.utf8.count) }
    }
    return matches.max { $0.1 < $1.1 }?.0
  }
}

extension InputFormat {
  /// Every format, in the order that help shows them; one file each under `Formats/`.
  package static let all: [InputFormat] = [.storyboard, .xib, .compiledNib, .manifest]
}
