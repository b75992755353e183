import Model
import Reading
import Testing

/// Small documents of Interface Builder, written for one test each.
enum BuilderFixture {
  /// A storyboard with one view controller, whose view holds `views` and owns `constraints`.
  static func storyboard(
    _ views: String, constraints: String = "", device: String? = "retina6_12",
    head: String = "", resources: String = ""
  ) -> String {
    let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(canvas)
      <scenes><scene sceneID="s1"><objects>
      <viewController id="con-tr-001" storyboardIdentifier="Sign in" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-tv-001">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>
      \(views)
      </subviews>
      <viewLayoutGuide key="safeArea" id="saf-ar-001"/>
      <constraints>\(constraints)</constraints>
      </view>
      \(head)
      </viewController>
      </objects></scene></scenes>
      <resources>\(resources)</resources>
      </document>
      """
  }

  /// A xib whose root objects are given.
  static func xib(_ objects: String, attributes: String = "useAutolayout=\"YES\"") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \
    \(attributes)>
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(objects)</objects>
    </document>
    """
  }

  /// A label at a place of the root, laid out by constraints.
  static func label(
    _ text: String = "Hello", id: String = "lab-el-001", attributes: String = "",
    frame: String = "x=\"20\" y=\"60\" width=\"200\" height=\"20.5\"", children: String = ""
  ) -> String {
    """
    <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \
    lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" \(attributes)>
    <rect key="frame" \(frame)/>\(children)</label>
    """
  }

  /// A button with a normal title, laid out by constraints.
  static func button(
    _ title: String = "Save all", id: String = "but-to-001", attributes: String = "",
    children: String = ""
  ) -> String {
    """
    <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" id="\(id)" \
    translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="20" y="60" width="80" height="30"/>
    <state key="normal" title="\(title)"/>\(children)</button>
    """
  }

  /// Reads a document by the format that its path names.
  static func read(_ text: String, path: String = "App/Main.storyboard") throws -> ScreenContents {
    let format = try #require(InputFormat.of(path: path))
    return try format.read(InputFile(path: path, bytes: Array(text.utf8)))
  }

  /// Reads the one control of a storyboard's screen.
  static func control(
    _ view: String, constraints: String = "", device: String? = "retina6_12",
    resources: String = ""
  ) throws -> Control {
    let text = storyboard(view, constraints: constraints, device: device, resources: resources)
    let controls = try read(text).controls
    try #require(controls.count == 1)
    return controls[0]
  }

  /// The error that a document is refused with; nil when it is read.
  static func refusal(_ bytes: [UInt8], path: String = "Main.storyboard") -> ReadingError? {
    do throws(ReadingError) {
      _ = try InputFormat.of(path: path)?.read(InputFile(path: path, bytes: bytes))
      return nil
    } catch {
      return error
    }
  }
}
