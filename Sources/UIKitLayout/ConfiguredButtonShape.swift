import Model

/// The corners of a configured button's background, with what is not known of them.
struct ConfiguredButtonShape {
  /// Its configuration.
  let configuration: ButtonConfiguration
  /// Conditions of the layout.
  let traits: Traits
  /// Size of the drawn background, in points.
  let extent: Extent

  /// Corners as far as they are known.
  struct Answer {
    /// The corners.
    var shape: CornerShape
    /// The roundest that they may be in truth; nil where the shape is sure.
    var roundest: CornerShape?
    /// What is not known; nil where the shape is sure.
    var doubt: String?
  }

  /// Finds the corners by the configuration's corner style (fact B8).
  var answer: Answer {
    if configuration.style == .glass {
      return unsure(Self.capsule, "the corners of glass buttons are not public")
    }
    switch configuration.cornerStyle {
    case .capsule: return Answer(shape: Self.capsule)
    case .fixed: return fixed
    case .dynamic:
      return configuration.background.cornerRadius.map(scaled) ?? measured ?? ofSystem
    case .small, .medium, .large: return measured ?? ofSystemStyle
    }
  }

  /// The background's radius as it is; where none was set, that of a fresh configuration, which
  /// was printed before iOS 26 (fact B2).
  private var fixed: Answer {
    if let radius = configuration.background.cornerRadius {
      return Answer(shape: Self.rounded(radius))
    }
    let radius = Self.rounded(configuration.size.initialCornerRadius)
    guard let version = configuration.systemVersion, (15...18).contains(version) else {
      return unsure(radius, "the radius that a configuration begins with depends on the version")
    }
    return Answer(shape: radius)
  }

  /// A radius that follows Dynamic Type: sure at Large, and where there is nothing to scale.
  ///
  /// The curve is not public; taken is `UIFontMetrics`' factor for body, and that of the steepest
  /// text style at the most (fact B8).
  private func scaled(_ radius: Double) -> Answer {
    guard traits.category != .large, radius > 0 else {
      return Answer(shape: Self.rounded(radius))
    }
    let factors = TextStyle.allCases.map { FontScaling.ratio(of: $0, at: traits.category) }
    let steepest = max(1, factors.max() ?? 1)
    return Answer(
      shape: Self.rounded(radius * bodyFactor), roundest: Self.rounded(radius * steepest),
      doubt: "how a radius follows Dynamic Type is not public")
  }

  /// A radius that the author measured at Large.
  private var measured: Answer? { configuration.measuredCornerRadius.map(scaled) }

  /// A radius of the styles small, medium and large, which is nowhere public: drawn as the
  /// system's own, and at the most a capsule.
  private var ofSystemStyle: Answer {
    let style = configuration.cornerStyle.rawValue
    return unsure(ofSystem.shape, "the radius of the corner style \(style) is not public")
  }
}

extension ConfiguredButtonShape {
  /// The corners that the system gives by itself.
  ///
  /// iOS 17 and 18 round medium buttons by the height, iOS 26 draws a capsule (section I, buttons,
  /// 1). Of an unknown version the capsule is taken: where it leaves room, the other does.
  private var ofSystem: Answer {
    guard let version = configuration.systemVersion else {
      return unsure(Self.capsule, "its corners depend on the version of iOS, and none is given")
    }
    guard version < 26 else { return ofNewSystem(version) }
    return configuration.size == .medium || configuration.size == .large
      ? byHeight(version) : byHalf(version)
  }

  private func ofNewSystem(_ version: Int) -> Answer {
    let isSeen =
      version == 26 && configuration.size == .medium && !traits.category.isAccessibilityCategory
      && ButtonConfiguration.measuredCapsuleHeights.contains(extent.height)
    let capsule = Answer(shape: Self.capsule)
    return isSeen
      ? capsule : unsure(capsule.shape, "on iOS \(version) a button like this was never measured")
  }

  /// Medium and large buttons: by the height, as measured; the other reading of the same radii is
  /// that they scale with body.
  private func byHeight(_ version: Int) -> Answer {
    let radius = ButtonConfiguration.cornerRadius(ofHeight: extent.height)
    let isSeen =
      (17...18).contains(version) && configuration.size == .medium
      && !traits.category.isAccessibilityCategory
      && ButtonConfiguration.measuredHeights.contains(extent.height)
    guard !isSeen else { return Answer(shape: Self.rounded(radius)) }
    let byBody = configuration.size.initialCornerRadius * bodyFactor
    return Answer(
      shape: Self.rounded(radius), roundest: Self.rounded(max(radius, byBody)),
      doubt: "the corners of a button like this were never measured on iOS \(version)")
  }

  /// Mini and small buttons: UIKit prints half of their height at Large (facts B2, B3).
  private func byHalf(_ version: Int) -> Answer {
    let radius = configuration.size.initialCornerRadius
    let isSeen = traits.category == .large && extent.height <= 2 * radius
    guard !isSeen else { return Answer(shape: Self.rounded(radius)) }
    return unsure(
      Self.rounded(radius * bodyFactor),
      "the corners of a button like this were never measured on iOS \(version)")
  }

  private var bodyFactor: Double { FontScaling.ratio(of: .body, at: traits.category) }

  /// A shape of which only the limit is known that no radius passes: half the shorter side.
  private func unsure(_ shape: CornerShape, _ reason: String) -> Answer {
    Answer(shape: shape, roundest: Self.capsule, doubt: reason)
  }

  /// Corners of a radius, with the curve of backgrounds (fact B9).
  private static func rounded(_ radius: Double) -> CornerShape {
    CornerShape(radius: .fixed(max(0, radius)), curve: .continuous)
  }

  /// Half the shorter side, where the continuous curve becomes a circle (fact F).
  private static let capsule = CornerShape(radius: .capsule, curve: .circular)
}
