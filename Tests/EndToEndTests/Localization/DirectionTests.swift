import LargePrint
import Model
import Testing

@Suite("Right to left") struct DirectionTests {
  /// Send in forty languages.
  private static let titles = [
    "af": "Stuur", "ar": "إرسال", "bg": "Изпращане", "bn": "পাঠান", "ca": "Envia", "cs": "Odeslat",
    "cy": "Anfon", "da": "Send", "de": "Senden", "el": "Αποστολή", "en": "Send", "es": "Enviar",
    "et": "Saada", "eu": "Bidali", "fa": "ارسال", "fi": "Lähetä", "fr": "Envoyer", "ga": "Seol",
    "he": "שליחה", "hi": "भेजें", "hr": "Pošalji", "hu": "Küldés", "id": "Kirim", "is": "Senda",
    "it": "Invia", "ja": "送信", "ko": "보내기", "lt": "Siųsti", "lv": "Sūtīt", "nb": "Send",
    "nl": "Versturen", "pl": "Wyślij", "pt-BR": "Enviar", "ro": "Trimite", "ru": "Отправить",
    "sv": "Skicka", "th": "ส่ง", "tr": "Gönder", "uk": "Надіслати", "zh-Hans": "发送",
  ]

  private static func manifest(_ titles: [String: String], _ more: String) -> String {
    let pairs = titles.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
    return """
      {"version": 1, "controls": [{"id": "c", "kind": "button", \(more),
        "title": {\(pairs.joined(separator: ", "))}, "font": {"textStyle": "body"}}]}
      """
  }

  @Test("one button in forty languages is judged in one run, at every size") func forty()
    async throws
  {
    let workshop = try Workshop()
    try workshop.write(
      Self.manifest(Self.titles, #""width": 90, "height": 44"#), as: "a.largeprint.json")
    let report = try await workshop.audit()
    let cells = report.cells(of: "c")
    #expect(Self.titles.count == 40)
    #expect(cells.count == 40 * 12)
    #expect(cells.allSatisfy { $0.layout != nil })
    let mirrored = Set(cells.filter { $0.traits.direction == .rightToLeft }.map(\.traits.locale))
    #expect(mirrored == ["ar", "fa", "he"])
    #expect(report.findings.contains { $0.locale == "nl" && $0.fault == .translation })
    #expect(!report.causes.isEmpty && report.causes.count < report.findings.count)
  }

  /// Layouts of a title in its own language, and with the other direction forced on it.
  private static func pair(
    _ locale: String, _ more: String
  ) async throws -> [(mirrored: ControlLayout, plain: ControlLayout)] {
    var layouts: [[ControlLayout]] = []
    for direction in ["rightToLeft", "leftToRight"] {
      let word = direction == "rightToLeft" ? "right-to-left" : "left-to-right"
      let workshop = try Workshop()
      let title = [locale: Self.titles[locale] ?? ""]
      try workshop.write(
        manifest(title, more + ", \"direction\": \"\(word)\""), as: "a.largeprint.json")
      layouts.append(try await workshop.audit().cells(of: "c").compactMap(\.layout))
    }
    return zip(layouts[0], layouts[1]).map { (mirrored: $0, plain: $1) }
  }

  /// The box at the same distance from the other side.
  private static func mirror(_ box: Rectangle, in bounds: Rectangle) -> Rectangle {
    Rectangle(x: bounds.width - box.maxX, y: box.y, width: box.width, height: box.height)
  }

  private static func isSame(_ left: Rectangle, _ right: Rectangle) -> Bool {
    zip(
      [left.x, left.y, left.width, left.height], [right.x, right.y, right.width, right.height]
    ).allSatisfy { ($0 - $1).magnitude < 1e-9 }
  }

  @Test(
    "boxes of title and image are the exact mirror of the same in the other direction",
    arguments: ["ar", "he"],
    [
      #""width": 300, "height": 60, "horizontalAlignment": "leading""#,
      #""width": 300, "height": 60, "horizontalAlignment": "trailing""#,
      #""width": 300, "height": 60, "horizontalAlignment": "leading", "image": {"size": {"width": 24, "height": 24}}"#,
      #""width": 300, "height": 60, "titleConstraints": {"leading": 30, "trailing": 12, "top": 4, "bottom": 4}, "horizontalAlignment": "leading""#,
    ])
  func mirrors(_ locale: String, _ more: String) async throws {
    let pairs = try await Self.pair(locale, more)
    #expect(pairs.count == 12)
    for (mirrored, plain) in pairs {
      #expect(mirrored.bounds == plain.bounds)
      #expect(
        Self.isSame(mirrored.titleFrame, Self.mirror(plain.titleFrame, in: plain.bounds)),
        "\(mirrored.titleFrame) \(plain.titleFrame)")
      let image = plain.imageFrame.map { Self.mirror($0, in: plain.bounds) }
      #expect((mirrored.imageFrame == nil) == (image == nil))
      if let image, let found = mirrored.imageFrame { #expect(Self.isSame(found, image)) }
    }
  }
}
