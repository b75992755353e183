internal import Model

/// A value of a control's texts that makes no sense, and where it stands.
struct TextFault: Hashable {
  /// What is wrong, as a sentence without a full stop.
  var message: String
  /// Line of the element, from 1.
  var line: Int
  /// Column of the element in bytes, from 1.
  var column: Int
  /// What it leaves open.
  var subject = Doubt.Subject.lines

  /// The doubt that it leaves about the control.
  var doubt: Doubt { Doubt(subject, "\(message) (line \(line), column \(column))") }
}

extension TextFault {
  /// Says that a value of an element makes no sense.
  init(_ value: String, _ text: String, of whole: String, in element: XMLElement) {
    self.init(
      message: "the \(value) \(NearestWord.quote(text)) of \(whole) makes no sense",
      line: element.line, column: element.column)
  }

  /// Says that an element as a whole makes no sense.
  init(_ message: String, in element: XMLElement) {
    self.init(message: message, line: element.line, column: element.column)
  }

  /// The same, with another subject of the doubt.
  func about(_ subject: Doubt.Subject) -> TextFault {
    var copy = self
    copy.subject = subject
    return copy
  }
}

/// Finds the values of a control's texts and fonts that make no sense; comments for translators are
/// no texts.
struct TextCheck {
  /// The control.
  let control: XMLElement

  /// What is wrong, in the order of the file.
  var faults: [TextFault] { Self.faults(inside: control) }

  /// The notices that a report shows.
  func notices(id: String, _ canvas: Canvas) -> [Notice] {
    faults.map { fault in
      let what = fault.subject == .text ? "left out" : "taken for the default"
      return Notice(
        source: SourceReference(
          file: canvas.path, line: fault.line, column: fault.column, object: id),
        reason: .invalidValue, message: "A value is \(what): \(fault.message).")
    }
  }

  private static func faults(inside element: XMLElement) -> [TextFault] {
    element.children.flatMap { child -> [TextFault] in
      switch child.name {
      case "attributedString" where child["key"] != "userComments":
        return child.children.flatMap(faults(inFragment:))
      case "state", "buttonConfiguration", "variation": return faults(inside: child)
      case "string", "mutableString": return [unreadable(child)].compactMap(\.self)
      case "fontDescription": return [FontReader.fault(inDescription: child)].compactMap(\.self)
      default: return []
      }
    }
  }

  private static func faults(inFragment fragment: XMLElement) -> [TextFault] {
    let content = fragment.children.filter { $0["key"] == "content" }.compactMap(unreadable)
    return content + AttributeReader(of: fragment).faults
  }

  /// Finds base64 that is none, or none of UTF-8.
  private static func unreadable(_ element: XMLElement) -> TextFault? {
    guard element.flag("base64-UTF8") == true, Base64.text(element.text) == nil else { return nil }
    return TextFault("base64", element.text, of: "a text", in: element).about(.text)
  }
}

extension TextCheck {
  /// Says once for a file which attributes of its texts are not understood.
  static func notice(onUnknownOf controls: [XMLElement], path: String) -> Notice? {
    let lists = controls.flatMap(attributeLists)
    let unknown = lists.flatMap { AttributeReader(list: $0).unknown }
    guard let first = unknown.first else { return nil }
    let names = Set(unknown.map(\.name)).sorted()
    return Notice(
      source: SourceReference(file: path, line: first.line, column: first.column),
      reason: .notLaidOut,
      message: "Attributes of texts that are not understood count for nothing: "
        + names.joined(separator: ", ") + ".")
  }

  private static func attributeLists(inside element: XMLElement) -> [XMLElement] {
    element.children.flatMap { child -> [XMLElement] in
      switch child.name {
      case "attributedString" where child["key"] != "userComments":
        return child.children.compactMap { $0.child("attributes") }
      case "state", "buttonConfiguration": return attributeLists(inside: child)
      default: return []
      }
    }
  }
}
