/// Why a control could not be laid out.
package enum LayoutError: Error, Hashable, Sendable {
  /// No arranger knows the kind.
  case unknownKind(String)
  /// The kind is known but not modelled for this control; carries the reason.
  case notModelled(String)
  /// The title could not be set; carries what the typesetter said.
  case typesetting(String)
  /// A length came out as no number or beyond all screens.
  case absurdLength(String)
  /// A screen is beyond a limit; carries which.
  case tooLarge(String)
  /// The constraints of a screen could not be solved; carries what the solver said.
  case unsolvable(String)
}
