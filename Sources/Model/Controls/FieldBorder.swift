/// What is drawn around a text field, by Interface Builder's words.
public enum FieldBorder: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing.
  case none
  /// A thin line.
  case line
  /// A line in relief.
  case bezel
  /// A thin line with rounded corners.
  case roundedRect
}
