import Model

@testable import Reporting

/// A screen with two of the sample's controls on it, made by hand.
enum SampleScreen {
  /// Object ids of the controls that stand on it: a label and a button.
  static let objects = ["lb-03-cc", "bk-01-aa"]

  /// A root, an image with a hostile class, a box around the label, the button.
  static var views: [ScreenLayouts.View] {
    [
      ScreenLayouts.View(id: "root", element: "view"),
      ScreenLayouts.View(id: "image", element: "imageView", className: "Hero<b>View", parent: 0),
      ScreenLayouts.View(id: "box", element: "stackView", parent: 0),
      ScreenLayouts.View(id: objects[0], element: "label", parent: 2),
      ScreenLayouts.View(id: objects[1], element: "button", parent: 0),
    ]
  }

  /// Boxes of the views; the label stands at (20, 300), the button at (20, 500).
  static let frames = [
    Rectangle(x: 0, y: 0, width: 393, height: 852),
    Rectangle(x: 20, y: 80, width: 353, height: 200),
    Rectangle(x: 10, y: 290, width: 373, height: 100),
    Rectangle(x: 20, y: 300, width: 311, height: 60),
    Rectangle(x: 20, y: 500, width: 300, height: 120),
  ]

  /// The screen in a language at the sizes of a report, the same boxes at each.
  static func layouts(
    _ locale: String = "en", change: (inout ScreenLayouts) -> Void = { _ in }
  ) -> ScreenLayouts {
    var layouts = ScreenLayouts(
      screen: "s1", locale: locale, extent: Extent(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0), views: views,
      steps: ContentSizeCategory.allCases.map {
        ScreenLayouts.Step(category: $0, frames: frames)
      })
    change(&layouts)
    return layouts
  }

  /// A report with the screen in it.
  static func report(_ layouts: [ScreenLayouts] = [layouts()]) -> Report {
    var report = SampleReport.full
    report.screenLayouts = layouts
    return report
  }

  /// Screens as a page shows them.
  static func figures(_ report: Report = report()) -> [ScreenFigure] {
    ScreenSection(context: PageContext(report: report)).figures
  }
}
