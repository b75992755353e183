/// A font's weight, lightest first, by UIKit's names.
public enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight as OpenType's `wght` axis and `OS/2` table count it, 100 to 900.
  public var openTypeValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// Finds the weight drawn when Bold Text is on in Settings: two steps on the scale.
  ///
  /// Confidence low: that regular becomes semibold and semibold becomes heavy is what Bold Text
  /// draws in public screenshots; no table is published. Widths measured with it carry what
  /// ``heavier`` would take off them.
  public var emboldened: FontWeight { heavier.heavier }

  /// Finds the next heavier weight; black is its own.
  public var heavier: FontWeight {
    let all = FontWeight.allCases
    guard let index = all.firstIndex(of: self) else { return self }
    return all[min(all.count - 1, index + 1)]
  }
}
