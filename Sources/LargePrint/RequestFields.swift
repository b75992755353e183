import JSONText
import Reading

/// Typed values of a request's keys; an absent key is nil, a wrong value an error.
struct RequestFields {
  /// The object that holds the keys.
  let node: JSONNode

  /// Reads a string.
  func string(_ key: String) throws(MeasureError) -> String? {
    try value(key, "a string", \.string)
  }

  /// Reads true or false.
  func bool(_ key: String) throws(MeasureError) -> Bool? {
    try value(key, "true or false", \.bool)
  }

  /// Reads a length in points: finite, not negative, below ten million.
  func length(_ key: String) throws(MeasureError) -> Double? {
    guard let number = try value(key, "a number", \.number) else { return nil }
    guard number >= 0, number < 1e7 else {
      throw MeasureError("“\(key)” should be between 0 and ten million points")
    }
    return number
  }

  /// Reads a number of pixels to a point, from 0.1 to 10.
  func scale(_ key: String) throws(MeasureError) -> Double? {
    guard let number = try value(key, "a number", \.number) else { return nil }
    guard number >= 0.1, number <= 10 else {
      throw MeasureError("“\(key)” should be between 0.1 and 10")
    }
    return number
  }

  /// Reads a part of one: 0 to 1.
  func fraction(_ key: String) throws(MeasureError) -> Double? {
    guard let number = try value(key, "a number", \.number) else { return nil }
    guard number >= 0, number <= 1 else {
      throw MeasureError("“\(key)” should be between 0 and 1")
    }
    return number
  }

  /// Reads a whole number from 0 to a million.
  func count(_ key: String) throws(MeasureError) -> Int? {
    guard let number = try value(key, "a whole number", \.number) else { return nil }
    guard number >= 0, number <= 1_000_000, number == number.rounded() else {
      throw MeasureError("“\(key)” should be a whole number from 0 to a million")
    }
    return Int(number)
  }

  /// Reads a distance in points that may point either way, below ten thousand.
  func shift(_ key: String) throws(MeasureError) -> Double? {
    guard let number = try value(key, "a number", \.number) else { return nil }
    guard number.magnitude < 10_000 else {
      throw MeasureError("“\(key)” should be below ten thousand points")
    }
    return number
  }

  /// Reads a word; an unknown one is answered with the nearest of the known ones.
  func word<Word>(
    _ key: String, among known: [String], _ find: (String) -> Word?
  ) throws(MeasureError) -> Word? {
    guard let text = try string(key) else { return nil }
    guard let word = find(text) else {
      let hint = NearestWord.hint(for: text, among: known)
      throw MeasureError("“\(key)” knows no word “\(text)”\(hint)")
    }
    return word
  }

  private func value<Value>(
    _ key: String, _ kind: String, _ path: KeyPath<JSONNode, Value?>
  ) throws(MeasureError) -> Value? {
    guard let member = node[key] else { return nil }
    if case .null = member.content { return nil }
    guard let value = member[keyPath: path] else {
      throw MeasureError("“\(key)” should be \(kind), not \(member.kindName)")
    }
    return value
  }
}
