/// A xib with a button and a label of given texts, and what else stands in them.
func xib(
  button: String = "Send", label: String = "Hello", more: String = "", attributes: String = ""
) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="20037" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
      <view contentMode="scaleToFill" id="top">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
          <button contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="b-1" \
  lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="100" width="80" height="34"/>
            <state key="normal" title="\(button)"/>
            \(attributes)
          </button>
          <label contentMode="left" fixedFrame="YES" text="\(label)" lineBreakMode="tailTruncation" \
  translatesAutoresizingMaskIntoConstraints="NO" id="l-1">
            <rect key="frame" x="20" y="200" width="200" height="21"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
          </label>
          \(more)
        </subviews>
      </view>
    </objects>
  </document>
  """
}
