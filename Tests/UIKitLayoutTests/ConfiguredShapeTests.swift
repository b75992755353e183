import Model
import Testing
import UIKitLayout

@Suite("Corners of a configured button") struct ConfiguredShapeTests {
  /// Lays a filled button of a fixed height out.
  private func layOut(
    height: Double = 40, at category: ContentSizeCategory = .large,
    _ change: (inout ButtonConfiguration) -> Void = { _ in }
  ) throws -> ControlLayout {
    let button = ConfiguredButtonTests.button {
      $0.width = .fixed(200)
      $0.height = .fixed(height)
      $0.configuration?.titleAlignment = .center
      if var configuration = $0.configuration {
        change(&configuration)
        $0.configuration = configuration
      }
    }
    return try Bench.layOut(button, at: category)
  }

  /// The eight buttons of section I (buttons, 1).
  @Test(
    "iOS 17 and 18: 0.175 of the height, rounded up, continuous",
    arguments: [
      (34, 6), (34.333, 7), (44, 8), (49.333, 9), (50.5, 9), (52, 10), (57, 10),
    ] as [(Double, Double)])
  func byHeight(_ height: Double, _ radius: Double) throws {
    for version in [17, 18] {
      let layout = try layOut(height: height) { $0.systemVersion = version }
      #expect(
        layout.background?.shape == CornerShape(radius: .fixed(radius), curve: .continuous))
      #expect(layout.doubts == [])
    }
  }

  @Test("noise in a height costs no point of radius; the radius never falls as it grows")
  func sweep() {
    #expect(ButtonConfiguration.cornerRadius(ofHeight: 40) == 7)
    #expect(ButtonConfiguration.cornerRadius(ofHeight: 40.0000000001) == 7)
    #expect(ButtonConfiguration.cornerRadius(ofHeight: 0) == 0)
    var before = 0.0
    for height in stride(from: 0.0, through: 400, by: 0.5) {
      let radius = ButtonConfiguration.cornerRadius(ofHeight: height)
      #expect(radius >= before && radius - 0.175 * height < 1 && radius >= 0.175 * height - 1e-6)
      before = radius
    }
  }

  @Test("beyond what was measured the shape is in doubt, and the roundest is told")
  func beyond() throws {
    let tall = try layOut(height: 120)
    #expect(tall.background?.shape.radius == .fixed(21))
    #expect(tall.doubts.map(\.subject) == [.shape])
    let large = try layOut(at: .accessibilityMedium)
    #expect(large.doubts.map(\.subject) == [.shape])
    let roundest = try #require(large.background?.roundest)
    #expect(roundest.resolvedRadius(in: large.bounds.extent) >= 7)
    for version in [15, 16, 27] {
      #expect(try layOut { $0.systemVersion = version }.doubts.map(\.subject) == [.shape])
    }
    #expect(try layOut { $0.size = .large }.doubts.map(\.subject) == [.shape])
  }

  @Test("iOS 26 draws a capsule; so does an unknown version, in doubt") func capsule() throws {
    let shape = CornerShape(radius: .capsule)
    let known = try layOut { $0.systemVersion = 26 }
    #expect(known.background == BackgroundLayout(frame: known.bounds, shape: shape))
    #expect(known.doubts == [])
    #expect(try layOut(height: 60) { $0.systemVersion = 26 }.doubts.count == 1)
    let unknown = try layOut { $0.systemVersion = nil }
    #expect(unknown.background?.shape == shape)
    #expect(unknown.doubts.first?.reason.contains("depend on the version") == true)
  }

  @Test("a fixed radius is taken as it is at every size, and 0 is square") func fixed() throws {
    for category in ContentSizeCategory.allCases {
      for radius in [0.0, 8, 12, 40] {
        let layout = try layOut(at: category) {
          $0.cornerStyle = .fixed
          $0.background.cornerRadius = radius
          $0.systemVersion = nil
        }
        let shape = try #require(layout.background?.shape)
        #expect(shape == CornerShape(radius: .fixed(radius), curve: .continuous))
        #expect(shape.resolvedRadius(in: layout.bounds.extent) == min(radius, 20))
        #expect(layout.doubts == [])
      }
    }
  }

  /// Printed by UIKit (fact B2).
  @Test(
    "a fixed style without a radius keeps that of a fresh configuration",
    arguments: [(.mini, 14), (.small, 14), (.medium, 5.95), (.large, 8.75)]
      as [(ButtonConfiguration.Size, Double)])
  func fresh(_ size: ButtonConfiguration.Size, _ radius: Double) throws {
    let layout = try layOut {
      $0.cornerStyle = .fixed
      $0.size = size
    }
    #expect(layout.background?.shape.radius == .fixed(radius))
    #expect(layout.doubts == [])
    let newer = try layOut {
      $0.cornerStyle = .fixed
      $0.size = size
      $0.systemVersion = 26
    }
    #expect(newer.doubts.map(\.subject) == [.shape])
  }

  @Test("a dynamic radius is sure at Large and scales in doubt elsewhere (fact B8)")
  func dynamic() throws {
    let plain = try layOut { $0.background.cornerRadius = 8 }
    #expect(plain.background?.shape.radius == .fixed(8))
    #expect(plain.doubts == [])
    let scaled = try layOut(height: 90, at: .accessibilityExtraExtraExtraLarge) {
      $0.background.cornerRadius = 8
    }
    #expect(scaled.doubts.map(\.subject) == [.shape])
    let extent = scaled.bounds.extent
    let radius = try #require(scaled.background?.shape.resolvedRadius(in: extent))
    let roundest = try #require(scaled.background?.roundest?.resolvedRadius(in: extent))
    #expect((radius - 8 * 62 / 22).magnitude < 1e-9)
    #expect(roundest >= radius)
    let square = try layOut(at: .accessibilityLarge) { $0.background.cornerRadius = 0 }
    #expect(square.background?.shape.radius == .fixed(0))
    #expect(square.doubts == [])
  }

  @Test(
    "the system's radii are not public; a measured one is taken",
    arguments: [ButtonConfiguration.CornerStyle.small, .medium, .large])
  func systemStyles(_ style: ButtonConfiguration.CornerStyle) throws {
    let unknown = try layOut { $0.cornerStyle = style }
    #expect(unknown.background?.roundest?.radius == .capsule)
    #expect(unknown.doubts.first?.reason.contains("corner style \(style.rawValue)") == true)
    let measured = try layOut {
      $0.cornerStyle = style
      $0.measuredCornerRadius = 5
      $0.background.cornerRadius = 30
    }
    #expect(measured.background?.shape.radius == .fixed(5))
    #expect(measured.doubts == [])
  }

  @Test("mini and small buttons are half circles at their own height only") func small() throws {
    let mini = try layOut(height: 28) { $0.size = .mini }
    #expect(mini.background?.shape.resolvedRadius(in: mini.bounds.extent) == 14)
    #expect(mini.doubts == [])
    let tall = try layOut(height: 60) { $0.size = .small }
    #expect(tall.doubts.map(\.subject) == [.shape])
  }

  @Test("the capsule style is a capsule whatever the version") func capsuleStyle() throws {
    let layout = try layOut(height: 120, at: .accessibilityLarge) {
      $0.cornerStyle = .capsule
      $0.systemVersion = nil
    }
    #expect(layout.background?.shape.radius == .capsule)
    #expect(layout.doubts == [])
  }

  @Test("insets of the background move the drawn shape, not the content (fact B10)")
  func backgroundInsets() throws {
    let insets = DirectionalEdgeInsets(top: 2, leading: 10, bottom: -4, trailing: 0)
    let layout = try layOut { $0.background.insets = insets }
    #expect(layout.shapeBox == Rectangle(x: 10, y: 2, width: 190, height: 42))
    #expect(layout.bounds.extent == Extent(width: 200, height: 40))
    #expect(layout.promisedInsets.left == 12)
  }

  @Test("a plain style draws nothing, so the control's own shape counts") func plain() throws {
    var control = ConfiguredButtonTests.button { $0.configuration?.style = .plain }
    control.shape = CornerShape(radius: .fixed(9))
    let bare = try Bench.layOut(control)
    #expect(bare.background == nil)
    #expect(bare.shape(of: control)?.radius == .fixed(9))
    #expect(bare.shapeBox == bare.bounds)
    control.configuration?.background.isDrawn = true
    control.configuration?.cornerStyle = .capsule
    #expect(try Bench.layOut(control).shape(of: control)?.radius == .capsule)
  }

  @Test("glass has no public metrics (fact B20)") func glass() throws {
    let layout = try layOut { $0.style = .glass }
    #expect(Set(layout.doubts.map(\.subject)) == [.insets, .shape])
  }
}
