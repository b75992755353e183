package import TextEngine

/// Why a title cannot be set.
package enum TypesettingError: Error, Hashable, Sendable {
  /// The text engine failed.
  case engine(TextEngineError)
  /// The title is longer than ``Typesetter/lengthLimit``.
  case tooLong(units: Int)
  /// A size is no number above zero.
  case invalidSize
}

extension TypesettingError: CustomStringConvertible {
  /// Says it to a person, without a full stop.
  package var description: String {
    switch self {
    case .engine(let error): error.description
    case .tooLong(let units): "the title is \(units) UTF-16 units long, too long to be set"
    case .invalidSize: "a font size or width is no number above zero"
    }
  }
}

/// Runs a step of the text engine and passes its error on as ours.
func engineStep<Value: ~Copyable>(
  _ step: () throws(TextEngineError) -> Value
) throws(TypesettingError) -> Value {
  do {
    return try step()
  } catch {
    throw .engine(error)
  }
}
