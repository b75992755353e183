import Model
import Testing
import UIKitLayout

/// Image and subtitle of configured buttons.
@Suite("Content of a configured button") struct ConfiguredContentTests {
  private static func withImage(_ placement: ButtonConfiguration.ImagePlacement) -> Control {
    ConfiguredButtonTests.button {
      $0.configuration?.imagePlacement = placement
      $0.configuration?.imagePadding = 8
      $0.image = TitleImage(extent: Extent(width: 24, height: 30))
    }
  }

  @Test(
    "an image beside the title adds its width and padding",
    arguments: [ButtonConfiguration.ImagePlacement.leading, .trailing])
  func beside(_ placement: ButtonConfiguration.ImagePlacement) throws {
    let layout = try Bench.layOut(Self.withImage(placement))
    #expect((layout.bounds.width - layout.titleFrame.width - 24 - 8 - 24).magnitude < 1e-9)
    #expect(layout.bounds.height == 44)
    let image = try #require(layout.imageFrame)
    let leads = placement == .leading
    let gap =
      leads ? layout.titleFrame.minX - image.maxX : image.minX - layout.titleFrame.maxX
    #expect((gap - 8).magnitude < 0.34)
    #expect(leads ? image.minX == 12 : layout.titleFrame.minX == 12)
  }

  @Test("right to left, leading is at the right") func mirrored() throws {
    let layout = try Bench.layOut(Self.withImage(.leading), direction: .rightToLeft)
    let image = try #require(layout.imageFrame)
    #expect(image.minX > layout.titleFrame.maxX)
  }

  @Test(
    "an image above or below adds its height and padding",
    arguments: [ButtonConfiguration.ImagePlacement.top, .bottom])
  func upright(_ placement: ButtonConfiguration.ImagePlacement) throws {
    let layout = try Bench.layOut(Self.withImage(placement))
    #expect((layout.bounds.height - 20.3333 - 8 - 30 - 14).magnitude < 0.001)
    let image = try #require(layout.imageFrame)
    let isAbove = placement == .top
    let gap =
      isAbove ? layout.titleFrame.minY - image.maxY : image.minY - layout.titleFrame.maxY
    #expect((gap - 8).magnitude < 0.34)
    #expect((image.midX - layout.titleFrame.midX).magnitude < 0.34)
    #expect(layout.titleRoom == layout.bounds.width - 24)
  }

  @Test("an image of unknown size takes no room but keeps its padding") func unknownImage() throws {
    let button = ConfiguredButtonTests.button {
      $0.configuration?.imagePadding = 8
      $0.image = TitleImage(extent: nil)
    }
    let layout = try Bench.layOut(button)
    #expect(layout.imageFrame == nil)
    #expect((layout.bounds.width - layout.titleFrame.width - 32).magnitude < 1e-9)
  }

  private static func withSubtitle(
    _ subtitle: String = "Two seats left", change: (inout Control) -> Void = { _ in }
  ) -> Control {
    ConfiguredButtonTests.button {
      $0.titles[0].subtitle = AttributedTitle(subtitle, font: .textStyle(.footnote))
      change(&$0)
    }
  }

  /// Body takes 20.333 points and footnote 15.667 (facts D2, D3), with 7 above and below.
  @Test("a subtitle stands under the title, with the padding between") func subtitle() throws {
    let button = Self.withSubtitle { $0.configuration?.titlePadding = 3 }
    let layout = try Bench.layOut(button)
    #expect((layout.bounds.height - 20.3333 - 3 - 15.6667 - 14).magnitude < 0.001)
    let lines = layout.title.lines
    #expect(lines.map(\.text) == ["Reserve", "Two seats left"])
    #expect(lines[0].glyphRuns[0].pointSize == 17)
    #expect(lines[1].glyphRuns[0].pointSize == 13)
    #expect(lines[1].frame.minY >= lines[0].frame.maxY + 3)
    #expect(lines[1].ink.map { $0.minY > lines[1].frame.minY } == true)
    let baseline = lines[1].glyphRuns[0].glyphs[0].y
    #expect((baseline - lines[1].baseline).magnitude < 1e-9)
    #expect(layout.doubts.map(\.subject) == [.alignment])
  }

  @Test("unset room between the two is in doubt (fact B12)") func paddingDoubt() throws {
    let layout = try Bench.layOut(Self.withSubtitle())
    #expect(layout.doubts.map(\.subject) == [.insets, .alignment])
    #expect(try Bench.layOut(ConfiguredButtonTests.button()).doubts == [])
  }

  @Test("title and subtitle stand to each other as told")
  func lineAlignment() throws {
    func starts(
      _ alignment: ButtonConfiguration.TitleAlignment,
      _ direction: WritingDirection = .leftToRight
    ) throws -> [Double] {
      let button = Self.withSubtitle { $0.configuration?.titleAlignment = alignment }
      return try Bench.layOut(button, direction: direction).title.lines.map(\.frame.x)
    }
    let spare = try starts(.trailing)[0]
    #expect(spare > 10)
    #expect(try starts(.leading) == [0, 0])
    #expect(try (starts(.center)[0] - spare / 2).magnitude < 0.4)
    #expect(try starts(.leading, .rightToLeft)[0] > 10)
    #expect(try starts(.trailing, .rightToLeft)[0] == 0)
    #expect(try starts(.automatic) == starts(.leading))
  }

  @Test("automatic alignment follows the image; only where lines differ is it in doubt (fact B13)")
  func automatic() throws {
    func layout(_ placement: ButtonConfiguration.ImagePlacement) throws -> ControlLayout {
      try Bench.layOut(
        Self.withSubtitle {
          $0.configuration?.imagePlacement = placement
          $0.configuration?.titlePadding = 0
          $0.image = TitleImage(extent: Extent(width: 10, height: 10))
        })
    }
    #expect(try layout(.leading).title.lines[0].frame.x == 0)
    #expect(try layout(.trailing).title.lines[0].frame.x > 10)
    let above = try layout(.top)
    #expect((above.title.lines[0].frame.midX - above.title.lines[1].frame.midX).magnitude < 0.01)
    #expect(above.doubts.map(\.subject).contains(.alignment))
  }

  @Test("a long subtitle wraps, or is cut where the mode does not wrap") func longSubtitle() throws
  {
    let text = "Two seats left on the night train to Lisbon"
    let wrapped = try Bench.layOut(Self.withSubtitle(text) { $0.width = .fixed(150) })
    #expect(wrapped.title.lines.count > 2)
    #expect(!wrapped.title.isTruncated)
    let cut = try Bench.layOut(
      Self.withSubtitle(text) {
        $0.width = .fixed(150)
        $0.text.lineBreakMode = .truncateTail
      })
    #expect(cut.title.lines.count == 2)
    #expect(cut.title.isTruncated)
    #expect(cut.title.naturalWidth > 126)
  }
}
