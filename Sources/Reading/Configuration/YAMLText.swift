/// Words as YAML writes them.
package enum YAMLText {
  /// Puts any text between quotation marks on one line, so that it is read back as it was.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case " "..."~": result.unicodeScalars.append(scalar)
      case _ where isPlain(scalar): result.unicodeScalars.append(scalar)
      default: result += escaped(scalar)
      }
    }
    return result + "\""
  }

  /// Writes a word without quotation marks where nothing can be mistaken: ASCII letters, digits,
  /// dots, dashes, underscores and slashes after a letter, and no word of YAML's own.
  package static func word(_ text: String) -> String {
    let own: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
    let isSimple = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "._-/".unicodeScalars.contains(scalar))
    }
    let begins = text.unicodeScalars.first?.properties.isAlphabetic == true
    return isSimple && begins && !own.contains(text.lowercased()) ? text : quoted(text)
  }

  /// Whether a letter outside ASCII is shown as it is: no control, format or separator.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
      .unassigned:
      return false
    default: return true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
