import LargePrint
import Model
import Reporting

extension Command {
  /// Writes a cured copy of a storyboard or xib.
  static let cure = Command(
    name: "cure",
    summary: "Writes a copy of a storyboard or xib with the smallest changes that cure it.",
    operands: "FILE",
    options: [
      Option("output", "FILE", help: "Writes the copy here; NAME.cured.storyboard by default."),
      .sizes, .assumeScaling, .boldText, .fonts,
    ]
  ) { arguments in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError(message: "cure needs one storyboard or xib")
    }
    let options = try AuditWords.options(arguments, paths: [path])
    let copy = try CopyPath(of: path, asked: arguments.value("output"))
    let result = try FileCure(path: path, options: options).run()
    for entry in result.entries { try Terminal.print(lines(of: entry)) }
    guard !result.entries.isEmpty else {
      try Terminal.print("Nothing fails that a change could cure; no copy is written.\n")
      return .clean
    }
    if result.isChanged {
      try OutputFolder(copy.folder).write(result.bytes, as: copy.name)
      try Terminal.print("Written: \(copy.path)\n")
    } else {
      try Terminal.print("Nothing could be written into the file; no copy is written.\n")
    }
    return result.entries.allSatisfy { $0.cure?.outcome == .passes } ? .clean : .findings
  }

  private static func lines(of entry: FileCure.Entry) -> String {
    let control = entry.control
    let place = control.source.line.map { "line \($0)" } ?? control.id
    let name = control.name ?? control.titles.first?.title.text ?? control.kind.rawValue
    var text = "\(HarmlessText.logged(place)), \(HarmlessText.line(name))\n"
    if let cure = entry.cure { text += "  cured: \(cure.sentence)\n" }
    if let reason = entry.reason {
      text += entry.cure == nil ? "  not cured: " : "  a smaller cure is not for this file: "
      text += HarmlessText.line(reason) + "\n"
    }
    return text
  }
}
