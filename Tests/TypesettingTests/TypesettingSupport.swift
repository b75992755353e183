import Model
import TestSupport
import TextEngine
import Typesetting

/// Fonts of the catalogue, found in the system's folders.
let testFonts = Result {
  try FontLibrary(
    catalogPath: Repository.path(of: "fonts/catalog.json"), folders: FontLibrary.systemFolders)
}

/// Sets one title with a typesetter of its own.
func layOut(
  _ title: AttributedTitle, in room: TextRoom = TextRoom(), traits: Traits = Traits()
) throws -> TextLayout {
  var typesetter = try Typesetter(fonts: try testFonts.get())
  return try typesetter.layOut(title, in: room, traits: traits)
}

/// Sets a text in the system font.
func layOut(
  _ text: String, size: Double = 17, in room: TextRoom = TextRoom(), traits: Traits = Traits()
) throws -> TextLayout {
  try layOut(AttributedTitle(text, font: .system(size)), in: room, traits: traits)
}
