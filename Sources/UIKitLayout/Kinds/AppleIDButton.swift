import Model
import Typesetting

extension Arranger {
  /// Lays Apple's button out by proportions measured in pictures of it (fact I).
  ///
  /// The title goes on one line as long as it is: how the system fits one that is too long for the
  /// button is not published, so nothing is cut, and readers state the doubt.
  static let appleIDButton = Arranger(
    kind: .appleIDButton,
    help: "ASAuthorizationAppleIDButton: logo and title by the height, in the middle, mirrored."
  ) { control, title, traits, typesetter throws(LayoutError) in
    let anatomy = AppleIDAnatomy(control: control, traits: traits)
    let text = try anatomy.title(title, &typesetter)
    return ControlLayout(
      bounds: anatomy.bounds, intrinsicExtent: AppleIDButton.standInExtent, promisedInsets: .zero,
      titleFrame: anatomy.titleFrame(text), title: text, imageFrame: anatomy.logoFrame(text))
  }
}
