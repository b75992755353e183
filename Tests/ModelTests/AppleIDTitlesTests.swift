import Model
import Testing

@Suite("Apple ID titles") struct AppleIDTitlesTests {
  @Test("about forty languages sign in; each wording stands there once") func table() {
    #expect(AppleIDTitles.titles(of: .signIn).count >= 40)
    #expect(AppleIDTitles.titles(of: .continueWith).count >= 30)
    #expect(AppleIDTitles.titles(of: .signUp).count >= 18)
    for type in AppleIDButton.TitleType.allCases {
      let tags = AppleIDTitles.titles(of: type).map(\.locale)
      #expect(tags == tags.sorted(), "\(type)")
      #expect(Set(tags).count == tags.count, "\(type)")
      #expect(tags.contains("en"))
    }
  }

  @Test("every wording names Apple and a source") func sources() {
    for title in AppleIDTitles.all {
      #expect(title.text.contains("Apple"), "\(title.locale)")
      #expect(!title.sources.isEmpty, "\(title.locale)")
    }
  }

  @Test("a wording counts as seen when Apple writes so, or two sources agree") func standing() {
    func title(_ sources: [AppleIDTitle.Source]) -> AppleIDTitle {
      AppleIDTitle("en", .signIn, "Apple", sources)
    }
    #expect(title([.guidelines]).standing == .real)
    #expect(title([.appleSupport]).standing == .real)
    #expect(title([.firebaseUI, .jewgo]).standing == .real)
    #expect(title([.firebaseUI]).standing == .sample)
    #expect(title([.wooCommerce, .apps]).standing == .sample)
    #expect(title([.website, .website]).standing == .sample)
  }

  @Test(
    "a file shows its own language, or that without its region",
    arguments: [
      ("de", ["de"]), ("de-CH", ["de"]), ("zh-Hant", ["zh-Hant"]), ("pt-pt", ["pt-PT"]),
      ("pt", ["pt-BR"]), ("en-GB", ["en"]), ("tlh", []),
    ])
  func language(locale: String, found: [String]) {
    #expect(AppleIDTitles.titles(of: .signIn, locale: locale).map(\.locale) == found)
  }

  @Test("und shows every language") func undetermined() {
    #expect(
      AppleIDTitles.titles(of: .signIn, locale: "und") == AppleIDTitles.titles(of: .signIn))
  }

  @Test("a title is known in any case, and nothing else is") func contains() {
    #expect(AppleIDTitles.contains("SIGN IN WITH APPLE"))
    #expect(AppleIDTitles.contains("使用Apple登入"))
    #expect(!AppleIDTitles.contains("Sign in"))
    #expect(!AppleIDTitles.contains(""))
  }

  @Test("raw values of the header; others count as the default and are kept") func rawValues() {
    #expect(AppleIDButton.TitleType.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(AppleIDButton.Style.allCases.map(\.rawValue) == [0, 1, 2])
    let button = AppleIDButton(requestedType: 3, requestedStyle: -1)
    #expect(button.type == .signIn)
    #expect(button.style == .black)
    #expect(button.requestedType == 3)
    #expect(AppleIDButton(requestedType: 2, requestedStyle: 1).type == .signUp)
    #expect(AppleIDButton().style == .black)
  }

  @Test("corners are smooth, of 6 points unless set") func shape() {
    #expect(AppleIDButton().shape == CornerShape(radius: .fixed(6), curve: .continuous))
    #expect(AppleIDButton(cornerRadius: .fixed(0)).shape == nil)
    #expect(AppleIDButton(cornerRadius: .capsule).shape?.radius == .capsule)
  }
}
