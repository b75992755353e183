import JSONText
import Testing

@Suite("Coding") struct CodingTests {
  /// A value of every kind that the model is made of.
  struct Sample: Codable, Hashable {
    enum Choice: Codable, Hashable {
      case plain
      case number(Double)
      case pair(first: Int, second: String?)
    }
    var numbers: [Double] = []
    var text: String?
    var names: [String: Int] = [:]
    var range: Range<Int> = 0..<0
    var choices: [Choice] = []
    var index: UInt32 = 0
    var isOn = false
    var nested: [[Bool?]] = []
  }

  private func again(_ sample: Sample) throws -> Sample {
    let text = try JSONValueEncoder.encode(sample).compactText
    return try JSONNodeDecoder.decode(Sample.self, from: JSONParser.parse(text))
  }

  @Test("reads back what it wrote, to the last bit") func roundTrip() throws {
    let sample = Sample(
      numbers: [
        0.1, 1 / 3, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e21, .infinity,
        -.infinity,
      ],
      text: "“a”\n\u{1F469}", names: ["b": 1, "a": -2], range: 3..<9,
      choices: [.plain, .number(2.5), .pair(first: 1, second: nil), .pair(first: 2, second: "x")],
      index: .max, isOn: true, nested: [[true, nil], []])
    let back = try again(sample)
    #expect(back == sample)
    #expect(back.numbers.map(\.bitPattern) == sample.numbers.map(\.bitPattern))
    #expect(try again(Sample(numbers: [.nan])).numbers[0].isNaN)
    #expect(try again(Sample()) == Sample())
  }

  @Test("writes keys in the same order every time") func order() throws {
    let names = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", $0) })
    let texts = try (0..<5).map { _ in
      try JSONValueEncoder.encode(Dictionary(uniqueKeysWithValues: names.shuffled())).compactText
    }
    #expect(Set(texts).count == 1)
  }

  @Test(
    "tells where something does not fit",
    arguments: [
      (#"{"numbers": 1}"#, 1, 13), ("{\n\"numbers\": [true]}", 2, 13),
      (#"{"numbers": [], "names": {}}"#, 1, 1),
    ])
  func faults(_ text: String, _ line: Int, _ column: Int) throws {
    let node = try JSONParser.parse(text)
    let error = #expect(throws: JSONError.self) {
      try JSONNodeDecoder.decode(Sample.self, from: node)
    }
    #expect(error?.place == TextPlace(line: line, column: column))
  }
}
