internal import Model

/// Finds the titles that bars show: of navigation items, tabs and bar buttons.
///
/// They are no views, so that no frame is stored for them; what a bar gives them follows from the
/// device and is doubted.
struct BarItemReader {
  /// What the document says about everything in it.
  let canvas: Canvas
  /// Whether a navigation bar of the document prefers large titles.
  let prefersLargeTitles: Bool
  /// Ids of the document's screens.
  let screens: Set<String>

  /// Room that a bar keeps free at each end (fact I, text finding 9: a large title has the width of
  /// the screen less 32).
  private static let margins = 32.0
  /// Most tabs that a bar of a phone shows.
  private static let mostTabs = 5.0
  /// Titles that Interface Builder puts in by itself.
  private static let dummies: Set<String> = ["Item", "Title", "Root View Controller"]

  /// Prepares to read the items of a document.
  init(document: XMLElement, canvas: Canvas, screens: [Screen]) {
    self.canvas = canvas
    self.screens = Set(screens.map(\.id))
    prefersLargeTitles = Self.hasLargeTitles(document)
  }

  /// Reads every item below an element that shows a title, in the order of the file.
  func items(in element: XMLElement, owner: String? = nil) -> [Control] {
    let isOwner = element.name.hasSuffix("ontroller") || owner == nil
    let owner = isOwner ? element["id"] ?? owner : owner
    var found: [Control] = []
    if let control = control(element, owner: owner) { found.append(control) }
    for child in element.children { found += items(in: child, owner: owner) }
    return found
  }

  private static func hasLargeTitles(_ element: XMLElement) -> Bool {
    if element.name == "navigationBar", element.flag("largeTitles") == true { return true }
    return element.children.contains(where: hasLargeTitles)
  }

  private func control(_ element: XMLElement, owner: String?) -> Control? {
    guard let id = element["id"], let text = element.string("title"), !text.isEmpty,
      let kind = Self.kind(of: element)
    else { return nil }
    var control = Control(
      id: canvas.path + "#" + id, kind: kind, source: canvas.source(of: element, object: id))
    control.name = element["userLabel"]
    control.className = element["customClass"]
    control.screen = owner.map { canvas.path + "#" + $0 }.flatMap {
      screens.contains($0) ? $0 : nil
    }
    control.displayScale = canvas.displayScale
    control.showsLargeTitle = kind == .navigationTitle && showsLargeTitle(element)
    if let name = element["customClass"] {
      control.doubts.append(Doubt(.appearance, "its class \(name) may set its look in code"))
    }
    giveRoom(element, to: &control)
    LargeContentDressing.dress(&control)
    guard
      let font = LargeContentDressing.font(of: kind, isLargeTitle: control.showsLargeTitle)
    else { return nil }
    control.titles = [
      ControlTitle(
        AttributedTitle(text, font: font), locale: canvas.locale,
        standing: Self.dummies.contains(text) ? .placeholder : TextWords.standing(of: text))
    ]
    return control
  }

  /// Kind of an item; nil for what is none and for items that show no title of their own: those of
  /// the system, with a view of their own, and bar buttons with an image.
  private static func kind(of element: XMLElement) -> ControlKind? {
    guard element["systemItem"] == nil else { return nil }
    switch element.name {
    case "tabBarItem": return .tabBarItem
    case "barButtonItem":
      let showsOther =
        element["image"] != nil
        || element.children.contains { child in
          child["key"] == "customView"
        }
      return showsOther ? nil : .barButtonItem
    case "navigationItem":
      return element.children.contains { $0["key"] == "titleView" } ? nil : .navigationTitle
    default: return nil
    }
  }

  private func showsLargeTitle(_ element: XMLElement) -> Bool {
    prefersLargeTitles && element["largeTitleDisplayMode"] != "never"
  }

  /// Gives an item the most that its bar may have for it.
  private func giveRoom(_ element: XMLElement, to control: inout Control) {
    let whole = canvas.device?.extent.width
    switch control.kind {
    case .tabBarItem:
      control.width = LengthRange(maximum: whole.map { $0 / Self.mostTabs })
      control.doubts.append(Doubt(.width, "how many tabs share the bar is not known"))
    case .barButtonItem:
      if let width = element.number("width"), width > 0 {
        control.width = .fixed(width)
      } else {
        control.width = LengthRange(maximum: whole.map { $0 - Self.margins })
        control.doubts.append(Doubt(.width, "what else stands in the bar is not known"))
      }
    default:
      control.width = LengthRange(maximum: whole.map { $0 - Self.margins })
      let reason =
        control.showsLargeTitle
        ? "which bar shows it, and whether it shows it large, is decided elsewhere"
        : "how much room the buttons of its bar leave is not public"
      control.doubts.append(Doubt(.width, reason))
    }
  }
}
