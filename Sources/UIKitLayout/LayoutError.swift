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
}
