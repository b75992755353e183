import Model
import Testing
import Typesetting

@testable import UIKitLayout

@Suite("Apple ID button") struct AppleIDButtonTests {
  private func button(
    _ width: Double?, _ height: Double?, _ text: String = "Sign in with Apple"
  ) -> Control {
    Bench.control(.appleIDButton, text, font: .system(17)) {
      $0.appleIDButton = AppleIDButton()
      if let width { $0.width = .fixed(width) }
      if let height { $0.height = .fixed(height) }
    }
  }

  /// Widths of the title's ink over the height: 3.018 to 3.06 in four pictures (fact I).
  @Test(
    "the English title is as wide as in pictures, at every height",
    arguments: [30, 44, 46, 50, 55, 64] as [Double])
  func titleWidth(height: Double) throws {
    let layout = try Bench.layOut(button(375, height))
    let ink = try #require(layout.title.ink)
    let share = ink.width / height
    #expect(abs(share - 3.035) < 0.035, "\(share)")
    #expect(abs(layout.title.pointSize - 0.39 * height) < 1e-9)
  }

  /// Pixels of two buttons: 327 by 48 at 3x (row B31) and 329 by 55 at 2x (row B33).
  @Test(
    "logo and title stand where they do in pictures",
    arguments: [
      (327, 48, 10.92, 13.55, 7.41, 81, 81.86), (329, 55, 12.74, 15.63, 8.39, 70.64, 71.22),
    ] as [(Double, Double, Double, Double, Double, Double, Double)])
  func places(
    width: Double, height: Double, logoWidth: Double, logoHeight: Double, gap: Double,
    left: Double, right: Double
  ) throws {
    let layout = try Bench.layOut(button(width, height))
    let logo = try #require(layout.imageFrame)
    let ink = layout.inControl(try #require(layout.title.ink))
    #expect(abs(logo.width - logoWidth) < 0.5)
    #expect(abs(logo.height - logoHeight) < 0.5)
    #expect(abs(logo.minX - left) < 1.5, "\(logo.minX)")
    #expect(abs(ink.minX - logo.maxX - gap) < 1.5, "\(ink.minX - logo.maxX)")
    #expect(abs(width - ink.maxX - right) < 1.5, "\(width - ink.maxX)")
  }

  @Test("the baseline is at 63 % of the height, whatever the script") func baseline() throws {
    for text in ["Sign in with Apple", "Appleでサインイン", "تسجيل الدخول باستخدام Apple"] {
      let layout = try Bench.layOut(button(375, 50, text))
      let line = try #require(layout.title.lines.first)
      #expect(abs(layout.titleFrame.y + line.baseline - 31.5) < 1e-9)
    }
  }

  @Test("right-to-left mirrors logo and title") func mirrored() throws {
    let control = button(250, 46)
    let left = try Bench.layOut(control)
    let right = try Bench.layOut(control, direction: .rightToLeft)
    let (logo, mirrored) = (try #require(left.imageFrame), try #require(right.imageFrame))
    #expect(abs(mirrored.maxX - (250 - logo.minX)) < 1e-9)
    #expect(abs(right.titleFrame.maxX - (250 - left.titleFrame.minX)) < 1e-9)
    #expect(right.titleFrame.maxX < mirrored.minX)
    #expect(logo.maxX < left.titleFrame.minX)
  }

  @Test("the category changes nothing (fact C12)") func category() throws {
    let control = button(250, 46)
    let small = try Bench.layOut(control, at: .extraSmall)
    let large = try Bench.layOut(control, at: .accessibilityExtraExtraExtraLarge)
    #expect(small == large)
  }

  @Test("what nothing fixes is as long as the button for the web (fact C5)") func standIn() throws {
    #expect(try Bench.layOut(button(nil, nil)).bounds.extent == Extent(width: 140, height: 30))
    #expect(try Bench.layOut(button(343, nil)).bounds.extent == Extent(width: 343, height: 30))
  }

  @Test("a size that the button forbids is laid out as asked") func forbidden() throws {
    #expect(try Bench.layOut(button(400, 70)).bounds.extent == Extent(width: 400, height: 70))
  }

  @Test(
    "every wording is set whole, at 250 by 46 and at 140 by 30",
    arguments: AppleIDButton.TitleType.allCases)
  func languages(type: AppleIDButton.TitleType) throws {
    var typesetter = try Typesetter(fonts: Bench.fonts.get())
    for title in AppleIDTitles.titles(of: type) {
      for (width, height) in [(250.0, 46.0), (140, 30)] {
        let control = button(width, height, title.text)
        let traits = Traits(locale: title.locale)
        let layout = try Arranger.arrange(
          control, title: control.titles[0], traits: traits, typesetter: &typesetter)
        #expect(layout.title.lines.map(\.text) == [title.text], "\(title.locale)")
        #expect(!layout.title.isTruncated, "\(title.locale)")
        let logo = try #require(layout.imageFrame)
        let isMirrored = WritingDirection(locale: title.locale) == .rightToLeft
        #expect((logo.minX > layout.titleFrame.minX) == isMirrored, "\(title.locale)")
        let content = layout.titleFrame.union(logo)
        #expect(abs(content.midX - width / 2) < 1e-6, "\(title.locale)")
      }
    }
  }
}
