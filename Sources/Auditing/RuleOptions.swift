package import Model

/// Limits and tolerances of the rules, each with its reason.
package struct RuleOptions: Hashable, Sendable {
  /// Pixels by which a length may miss its limit before a rule speaks.
  ///
  /// UIKit rounds sizes up to pixels and may itself be one pixel short (fact D11).
  package var forgivenPixels = 1.0

  /// Most room that ink is asked to leave to a corner curve, in points.
  ///
  /// The project's own choice: Apple publishes no number. Four points are about the thickness of
  /// a stroke at AX5, and nearer than that letter and curve look joined. Smaller corners ask for
  /// less, see ``cornerClearanceShare``. At 0 only ink that crosses the curve is told.
  package var cornerClearance = 4.0

  /// Room that ink is asked to leave to a corner curve, as a share of the radius.
  ///
  /// The project's own choice: insets of half a radius above and a whole radius beside leave half a
  /// radius to the curve (fact F), so a control that keeps them never breaks the rule.
  package var cornerClearanceShare = 0.5

  /// Least width and height of what people tap, in points (Human Interface Guidelines, fact F).
  package var targetSide = 44.0

  /// Least width and height in WCAG 2.2, criterion 2.5.8, in points (fact F).
  package var minimumTargetSide = 24.0

  /// Least size of a Sign in with Apple button, in points (Human Interface Guidelines, fact C3).
  package var appleButtonExtent = Extent(width: 140, height: 30)

  /// Least margin around a Sign in with Apple button, as a share of its height (Human Interface
  /// Guidelines, fact C3).
  package var appleButtonMarginShare = 0.1

  /// Size of the title of a Sign in with Apple button that an app draws, as a share of the button's
  /// height (Human Interface Guidelines, fact C6).
  package var appleLetteringShare = 0.43

  /// Points by which that size may miss its share: the guidelines' own examples are rounded to
  /// whole points (fact C6).
  package var appleLetteringRounding = 0.5

  /// Least room behind that title, as a share of the button's width (Human Interface Guidelines,
  /// fact C7).
  package var appleTrailingShare = 0.08

  /// Greatest distance between a curve and the chords it is replaced by, in points.
  ///
  /// A thirtieth of a pixel at 3 pixels to a point: too little to show, enough to keep curves short.
  package var flatness = 0.01

  /// Points by which the decisive length of a rule may miss its limit, by the rule's id; what a
  /// project forgives, in `.largeprint.yml`.
  package var tolerances: [String: Double] = [:]

  /// The defaults.
  package init() {}

  /// Points forgiven on a screen of so many pixels to a point.
  ///
  /// A millionth of a pixel comes on top, as in `PixelGrid`: a length that misses by just the pixels
  /// forgiven must not depend on noise in a sum.
  func tolerance(of subject: Subject) -> Double {
    (forgivenPixels + 1e-6) * subject.pixel
  }
}
