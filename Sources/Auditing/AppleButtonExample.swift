internal import Model

/// Builds the Sign in with Apple buttons that rules are shown on.
struct AppleButtonExample {
  private var layout: ExampleLayout
  private let standing: TitleStanding

  /// Makes a button of a size in points, with a title of a size in points that leaves a room behind.
  init(
    _ width: Double, _ height: Double, kind: ControlKind = .appleIDButton, points: Double? = nil,
    trailing: Double? = nil, text: String = "Sign in with Apple", error: Double = 0,
    standing: TitleStanding = .real, change: @escaping (inout Control) -> Void = { _ in }
  ) {
    let size = points ?? height * AppleIDButton.titleShare
    // The measured width of the English title: 7.785 em (fact I).
    let room = 7.785 * size
    let x = trailing.map { width - $0 - room } ?? (width - room) / 2
    let box = Rectangle(x: x, y: (height - 1.2 * size) / 2, width: room, height: 1.2 * size)
    self.standing = standing
    layout = ExampleLayout(
      kind: kind, size: Extent(width: width, height: height),
      lines: [.init(text: text, box: box, error: error)]
    ) {
      $0.appleIDButton = AppleIDButton()
      $0.text.lineLimit = 1
      change(&$0)
    }
    layout.pointSize = size
  }

  /// The finished subject; its title has a fixed font.
  var subject: Subject {
    var subject = layout.subject
    let text = subject.title.title.text
    subject.title = ControlTitle(
      AttributedTitle(text, font: .system(layout.pointSize)), standing: standing)
    return subject
  }
}
