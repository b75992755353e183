import Model
import Testing

@testable import Auditing

/// Shapes that the layout decides, and how sure it is of them.
@Suite("Shapes of layouts") struct ShapeDoubtTests {
  /// A block whose corner stands at (6, 6) in a box of 200 by 60.
  private static func subject(
    shape: CornerShape, roundest: CornerShape? = nil, frame: Rectangle? = nil
  ) -> Subject {
    let run = GlyphRun(
      face: "Block", pointSize: 20, glyphs: [PlacedGlyph(glyph: 1, x: 0, y: 14)])
    let box = Rectangle(x: 6, y: 6, width: 20, height: 14)
    var subject = ExampleLayout(
      size: Extent(width: 200, height: 60),
      lines: [.init(text: "B", box: box, ink: box, glyphRuns: [run])]
    ).subject
    subject.layout.background = BackgroundLayout(
      frame: frame ?? subject.layout.bounds, shape: shape, roundest: roundest)
    return subject
  }

  private static func judge(_ subject: Subject) -> RuleAnswer {
    Rule.textTouchesCorner.judge(subject, RuleOptions())
  }

  @Test("the layout's shape counts before the control's") func precedence() {
    var subject = Self.subject(shape: CornerShape(radius: .fixed(4)))
    subject.control.shape = CornerShape(radius: .capsule)
    #expect(Self.judge(subject) == .passes)
    subject.layout.background = nil
    #expect(Self.judge(subject).outcome == .fails)
  }

  @Test("a sure shape fails; a doubted one needs review") func doubted() throws {
    var subject = Self.subject(shape: CornerShape(radius: .capsule))
    #expect(Self.judge(subject).outcome == .fails)
    subject.layout.doubts = [Doubt(.shape, "nobody measured it")]
    guard case .broken(let verdict) = Self.judge(subject) else {
      Issue.record("nothing was found")
      return
    }
    #expect(verdict.outcome == .needsReview)
    #expect(verdict.message.contains("Not proven: nobody measured it"))
  }

  @Test("what passes needs review where the roundest corners would not") func roundest() {
    let small = CornerShape(radius: .fixed(4))
    let subject = Self.subject(shape: small, roundest: CornerShape(radius: .capsule))
    guard case .broken(let verdict) = Self.judge(subject) else {
      Issue.record("the roundest shape was not looked at")
      return
    }
    #expect(verdict.outcome == .needsReview)
    #expect(verdict.message.hasPrefix("Were the corners as round as they may be"))
    #expect(Self.judge(Self.subject(shape: small, roundest: small)) == .passes)
  }

  @Test("the shape stands in its own box") func ownBox() {
    let shape = CornerShape(radius: .fixed(24))
    #expect(Self.judge(Self.subject(shape: shape)).outcome == .fails)
    let outside = Rectangle(x: -20, y: -20, width: 240, height: 100)
    #expect(Self.judge(Self.subject(shape: shape, frame: outside)) == .passes)
  }

  @Test("doubts of the layout count where a rule rests on them, and only there") func subjects() {
    var subject = Self.subject(shape: CornerShape(radius: .capsule))
    subject.layout.doubts = [Doubt(.alignment, "lines may stand elsewhere")]
    #expect(Self.judge(subject).outcome == .needsReview)
    subject.layout.titleFrame.y = 55
    #expect(Rule.textClipped.judge(subject, RuleOptions()).outcome == .fails)
  }

  @Test("the room that the layout tells is the room of a line") func room() {
    var subject = Self.subject(shape: CornerShape(radius: .capsule))
    subject.layout.promisedInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    subject.layout.imageFrame = Rectangle(x: 12, y: 7, width: 30, height: 10)
    subject.layout.titleRoom = 176
    #expect(subject.room == 176)
    #expect(!subject.mayGrowIntoPadding)
  }
}
