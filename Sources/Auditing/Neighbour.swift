package import Model

/// A control that is offered beside another one, as laid out at Large.
package struct Neighbour: Hashable, Sendable {
  /// What people call it: its title, else its name or id.
  package var name: String
  /// Its size, in points.
  package var extent: Extent
  /// How far its width may be off, ± points.
  package var widthError: Double
  /// Why its size is not proven, each a sentence without a full stop; empty where it is.
  package var doubts: [String]
  /// Whether the input says that it signs in as well.
  package var isKnownToSignIn = false

  /// Describes a neighbour from its layout.
  package init(_ subject: Subject) {
    let text = subject.title.title.text
    let isNamed = subject.title.standing == .placeholder || text.allSatisfy(\.isWhitespace)
    name = isNamed ? subject.control.name ?? subject.control.id : text
    extent = subject.layout.bounds.extent
    widthError = subject.widthGrowth(forWiderText: subject.text.widthError)
    doubts = subject.doubtReasons(about: [.appearance, .width, .height])
  }
}
