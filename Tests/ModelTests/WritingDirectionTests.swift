import Model
import Testing

@Suite("Writing directions") struct WritingDirectionTests {
  /// Tags and whether ICU 72.1's `uloc_isRightToLeft` says yes, as recorded.
  private static let answers: [(yes: Bool, tags: String)] = [
    (
      true,
      """
      ar ar-XB ary arz ckb dv fa he he-IL iw ji ks \
      lrc mzn nqo ps sd sdh skr syr ug ur ur_PK yi
      """
    ),
    (
      true,
      """
      az-Arab az-IR ha-SD kk-CN ky-CN ms-CC \
      pa-Arab pa-PK pa_PK tg-PK uz-AF uz-Arab uz_Arab_AF
      """
    ),
    (
      true,
      """
      en-Arab en-Hebr ff-Adlm rhg rhg-Rohg und-Thaa \
      und-IL bal bgn glk luz lah khw
      """
    ),
    (
      false,
      """
      en en-XA de az az-Latn ha kk ku ku-TR \
      ky ms pa pa-IN pa-Guru tg uz uz-UZ uz-Latn
      """
    ),
    (
      false,
      """
      ar-Latn ur-Latn ks-Deva sd-Deva sd-IN ug-KZ \
      ug-Cyrl ff tmh und und-DE pt-BR zh-Hant-TW
      """
    ),
  ]

  @Test("are those that ICU finds by script, region and language", arguments: answers.indices)
  func recorded(_ index: Int) {
    let (yes, tags) = Self.answers[index]
    for tag in tags.split(separator: " ").map(String.init) {
      let expected: WritingDirection = yes ? .rightToLeft : .leftToRight
      #expect(WritingDirection(locale: tag) == expected, "\(tag)")
    }
  }

  @Test(
    "rest on no extension, and nothing is from left to right",
    arguments: ["", "-", "en-x-arab", "en-u-nu-arab", "und-x-lengthened", "a-b-arab"])
  func others(_ tag: String) {
    #expect(WritingDirection(locale: tag) == .leftToRight)
  }
}
