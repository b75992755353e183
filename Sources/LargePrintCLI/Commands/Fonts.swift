import LargePrint

extension Command {
  /// Lists the fonts of the catalogue.
  static let fonts = Command(
    name: "fonts",
    summary: "Lists the fonts that stand in for iOS's, and the packages of those that are missing.",
    operands: "",
    options: [.fonts]
  ) { arguments in
    let list = try FontList(folders: arguments.all("fonts"))
    try Terminal.print(list.text)
    return list.isComplete ? .clean : .findings
  }
}
