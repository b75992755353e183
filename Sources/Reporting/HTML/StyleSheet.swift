/// The page's style sheet.
enum StyleSheet {
  /// Colours, rules, and what changes them late.
  static var text: String { ColourTokens.styleText + rules + tools + late }
}
