import Model
import TextEngine
import Typesetting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often something was done and how long it took.
struct Timing: CustomStringConvertible {
  /// Repetitions.
  var count: Int
  /// Processor time of all, in microseconds.
  var time: Double

  /// Microseconds of one.
  var microseconds: Double { time / Double(max(1, count)) }

  /// Times some work by the processor's clock, which other programs do not disturb.
  static func measure(_ work: () throws -> Int) rethrows -> Timing {
    let start = clock()
    let count = try work()
    let ticks = Double(clock() - start)
    return Timing(count: count, time: ticks / Double(CLOCKS_PER_SEC) * 1_000_000)
  }

  /// Count and microseconds, for the eye.
  var description: String { "\(count) × \((microseconds * 100).rounded() / 100) µs" }

  /// How often the other one would fit in.
  func ratio(to other: Timing) -> String {
    "\((microseconds / other.microseconds * 100).rounded() / 100) times the cost"
  }

  /// What is spent more than by the other one, in per cent.
  func extra(over other: Timing) -> String {
    "\(((microseconds / other.microseconds - 1) * 1000).rounded() / 10) %"
  }
}

/// Work that is timed; the titles are the same in every run.
enum Scenario {
  /// Makes titles of one to eight words.
  static func titles(count: Int) -> [AttributedTitle] {
    let words = [
      "Sign", "in", "Einstellungen", "with", "Apple", "Continue", "Datenschutz", "to", "your",
      "account", "Bestätigen", "Cancel", "Попробовать", "снова", "Notifications", "12,345", "OK",
    ]
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    return (0..<count).map { _ in
      let text = (0...next(8)).map { _ in words[next(words.count)] }.joined(separator: " ")
      return AttributedTitle(text, font: .textStyle(TextStyle.allCases[next(11)]))
    }
  }

  /// Lays out every title at all sizes: without limit and in 300 points.
  static func layOut(_ titles: [AttributedTitle], library: FontLibrary) throws -> Timing {
    var typesetter = try Typesetter(fonts: library)
    let rooms = [TextRoom(), TextRoom(width: 300, lineBreakMode: .truncateTail)]
    return try Timing.measure {
      var count = 0
      for title in titles {
        for category in ContentSizeCategory.allCases {
          for room in rooms {
            let layout = try typesetter.layOut(
              title, in: room, traits: Traits(category: category))
            count += layout.lines.isEmpty ? 0 : 1
          }
        }
      }
      return count
    }
  }

  /// Shapes every title once a layout, with HarfBuzz alone.
  static func shape(_ titles: [AttributedTitle], library: FontLibrary) throws -> Timing {
    let shaper = try Shaper()
    let cut = try library.systemFont(weight: .regular, isItalic: false, size: 17).text
    return Timing.measure {
      var count = 0
      for title in titles {
        let units = Array(title.text.utf16)
        for _ in 0..<2 * ContentSizeCategory.allCases.count {
          let run = shaper.shape(
            units, face: cut.face, features: cut.features, script: .latin, language: "en",
            isRightToLeft: false)
          count += run.glyphs.isEmpty ? 0 : 1
        }
      }
      return count
    }
  }
}
