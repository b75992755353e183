import Model
import Testing

@testable import LargePrint

/// What is proposed for controls whose flaw is known.
@Suite("Cures") struct CureSearchTests {
  static let insets = EdgeInsets(top: 14, left: 28, bottom: 14, right: 28)

  /// The rounded button of the article: insets that a wrapped title ignores.
  static let rounded = CureBench.control(.button, "See the map and pick your pier") {
    $0.text.lineBreakMode = .wordWrap
    $0.text.lineLimit = 0
    $0.width = LengthRange(maximum: 343)
    $0.shape = CornerShape(radius: .fixed(28))
    $0.insets.content = insets
  }

  @Test("the rounded button is held by half its radius and its radius") func corner() async throws {
    let cure = try await CureBench.cure(Self.rounded)
    let held = TitleConstraints(top: 14, leading: 28, bottom: 14, trailing: 28)
    #expect(cure?.changes == [.titleConstraints(held)])
    #expect(cure?.outcome == .passes)
    #expect(cure?.cells == 12)
    let words = "constraints of at least 14 pt top, 28 pt leading, 14 pt bottom, 28 pt trailing"
    #expect(cure?.sentence.contains(words) == true)
  }

  @Test("a label of one line gets as many as it needs") func lines() async throws {
    let label = CureBench.control(.label, "Your private address stays with us") {
      $0.width = .fixed(300)
    }
    let cure = try await CureBench.cure(label)
    #expect(cure?.changes == [.lines(from: 1, to: 0)])
    #expect(cure?.sentence.hasPrefix("Take the limit of 1 line off.") == true)
  }

  @Test("a fixed height becomes a least height") func height() async throws {
    let label = CureBench.control(.label, "Ferry") { $0.height = .fixed(24) }
    #expect(try await CureBench.cure(label)?.changes == [.leastHeight(24, inPlaceOf: 24)])
  }

  @Test("a button in a fixed box needs three changes at once") func three() async throws {
    let button = CureBench.control(.button, "Create a new account") {
      $0.width = .fixed(220)
      $0.height = .fixed(44)
    }
    let cure = try await CureBench.cure(button)
    #expect(
      cure?.changes.map(\.kind) == ["word-wrap", "least-height", "title-constraints"])
    #expect(cure?.outcome == .passes)
  }

  @Test("a title of one line near a round corner gets insets, not constraints")
  func insets() async throws {
    let button = CureBench.control(.button, "Go") {
      $0.insets.content = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      $0.shape = CornerShape(radius: .fixed(20))
      ($0.horizontalAlignment, $0.verticalAlignment) = (.left, .top)
      ($0.width, $0.height) = (LengthRange(minimum: 60), LengthRange(minimum: 60))
    }
    let wanted = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    #expect(
      try await CureBench.cure(button)?.changes
        == [.contentInsets(wanted, inPlaceOf: button.insets.content)])
  }

  @Test("where no room is left, the radius shrinks as little as it has to")
  func radius() async throws {
    let label = CureBench.control(.label, "HE") {
      $0.shape = CornerShape(radius: .fixed(40))
      ($0.width, $0.height) = (.fixed(120), .fixed(80, basis: .tiedToContainer))
      $0.clipsToBounds = true
    }
    let cure = try await CureBench.cure(label)
    guard case .radius(let radius, 40) = cure?.changes.first else {
      Issue.record("\(cure?.sentence ?? "no cure")")
      return
    }
    #expect((1..<40).contains(radius))
    let larger = label.applying([.radius(radius + 1, inPlaceOf: 40)])
    #expect(try await CureBench.judge([larger])[0].outcome > .passes)
  }

  @Test("a height that the container decides is left alone") func container() async throws {
    let label = CureBench.control(.label, "Ferry") {
      $0.height = .fixed(24, basis: .tiedToContainer)
    }
    #expect(try await CureBench.cure(label) == nil)
  }

  @Test("shrinking is taken where nothing else helps, and not below the size at Large")
  func shrinking() async throws {
    func label(_ width: Double) -> Control {
      CureBench.control(.label, "Fahrkartenautomat") {
        $0.width = .fixed(width, basis: .tiedToContainer)
      }
    }
    let natural = try await CureBench.judge([label(1000)])[0].cells
    let widths = natural.compactMap { $0.layout?.title.naturalWidth }
    let large = widths[ContentSizeCategory.large.rawValue]
    let cure = try await CureBench.cure(label(large * 1.3))
    #expect(cure?.changes.map(\.kind) == ["shrink-to-fit"])
    #expect(cure?.sentence.contains("As a last resort") == true)
    #expect(try await CureBench.cure(label(large * 0.9)) == nil)
  }

  @Test("a word wider than a fixed width widens the control, where a phone has the room")
  func width() async throws {
    func button(_ text: String) -> Control {
      CureBench.control(.button, text) {
        $0.width = .fixed(64)
        $0.height = LengthRange(minimum: 44)
        $0.insets.content = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      }
    }
    let cure = try await CureBench.cure(button("Subscribe"))
    #expect(cure?.changes == [.leastWidth(64, upTo: 288, inPlaceOf: 64)])
    #expect(cure?.sentence.contains("from 64 pt up to 288 pt") == true)
    #expect(cure?.sentence.contains("where that room is free") == true)
    #expect(try await CureBench.cure(button("Donaudampfschifffahrtsgesellschaftskapitän")) == nil)
  }

  @Test("nothing is searched for what passes, nor unless asked") func quiet() async throws {
    let fine = CureBench.control(.label, "Fine") { $0.text.lineLimit = 0 }
    #expect(try await CureBench.cure(fine) == nil)
    let results = try await CureBench.judge([Self.rounded])
    #expect(results[0].cure == nil)
    #expect(results[0].criticalPoints.isEmpty)
  }

  @Test("what the rules of the whole control still say is named") func remaining() async throws {
    let label = CureBench.control(.label, "Your private address stays with us") {
      $0.titles[0].title = AttributedTitle($0.titles[0].title.text, font: .system(17))
      $0.width = .fixed(300)
    }
    let cure = try await CureBench.cure(label) { $0.assumesScaling = true }
    #expect(cure?.remaining == ["fixed-text-size"])
    #expect(cure?.sentence.contains("What fixed-text-size says") == true)
  }

  @Test("a target that is too low gets a least height of 44 points") func target() async throws {
    let button = CureBench.control(.button, "Go") {
      $0.width = .fixed(60)
      $0.text.lineLimit = 1
      $0.titles[0].title = AttributedTitle("Go", font: .system(15))
    }
    #expect(try await CureBench.cure(button)?.changes == [.leastHeight(44, inPlaceOf: nil)])
  }
}
