internal import Model
internal import TextEngine

/// Finds the fonts of a title and remembers what it found; belongs to one worker.
final class FontResolver {
  /// Most sizes of fonts that are kept at a time; shrinking to fit tries many.
  private static let capacity = 4096

  /// The fonts at hand.
  let library: FontLibrary
  private var requested: [RequestKey: SizedFont] = [:]
  private var corrections: [FontWeight: AdvanceCorrections?] = [:]
  private var fallbackCuts: [FallbackKey: FontCut?] = [:]
  private var fallbackOrders: [OrderKey: [Int]] = [:]
  private(set) var missing: Set<String> = []
  private(set) var used: [ObjectIdentifier: FontCut] = [:]

  private struct RequestKey: Hashable {
    var request: FontRequest
    var size: Double
  }

  private struct FallbackKey: Hashable {
    var index: Int
    var request: FontRequest
    var size: Double
  }

  private struct OrderKey: Hashable {
    var script: ScriptTag
    var locale: String
  }

  /// Starts with a library.
  init(library: FontLibrary) {
    self.library = library
  }

  /// Finds a requested font at a size; a named font that is nowhere is measured with Inter.
  func font(_ request: FontRequest, size: Double) throws(TypesettingError) -> SizedFont {
    let key = RequestKey(request: request, size: size)
    if let known = requested[key] { return known }
    let found = try find(request, size: size)
    if requested.count >= Self.capacity { requested.removeAll(keepingCapacity: true) }
    requested[key] = found
    return found
  }

  private func find(
    _ request: FontRequest, size: Double
  ) throws(TypesettingError) -> SizedFont {
    if case .named(let name) = request.family {
      let cut = try engineStep { () throws(TextEngineError) in
        try library.namedCut(
          name, weight: request.weight, isItalic: request.isItalic, size: size, axes: request.axes)
      }
      if let cut {
        return SizedFont(named: SystemFont(text: cut), metrics: cut.metrics, error: WidthError())
      }
      missing.insert(name)
      return try standIn(named: name, request, size: size)
    }
    let system = try engineStep { () throws(TextEngineError) in
      try library.systemFont(weight: request.weight, isItalic: request.isItalic, size: size)
    }
    return try find(request, size: size, standard: system)
  }

  /// Finds what a named font is measured with that is nowhere.
  ///
  /// Unless the stand-in was drawn to have the font's own measures, neither widths nor heights are
  /// proven, and a text that passes needs review too.
  private func standIn(
    named name: String, _ request: FontRequest, size: Double
  ) throws(TypesettingError) -> SizedFont {
    let found = try engineStep { () throws(TextEngineError) in
      try library.standIn(
        named: name, weight: request.weight, isItalic: request.isItalic, size: size)
    }
    let cut = found.font.text
    let other = cut.face.names.families.first ?? cut.face.names.fullName
    let instead =
      switch found.likeness {
      case .none: "a system font"
      case .sameKind: "\(other), which is monospaced too,"
      case .catalogued, .metricCompatible: other
      }
    var doubt = Doubt(.measures, "the font \(name) is not here, and \(instead) is measured instead")
    doubt.unsettlesPasses = true
    let isCatalogued = [.metricCompatible, .catalogued].contains(found.likeness)
    return SizedFont(
      named: found.font, metrics: found.likeness == .none ? .sanFrancisco : cut.metrics,
      error: isCatalogued ? error(of: cut) : missingFontError,
      doubt: found.likeness == .metricCompatible ? nil : doubt)
  }

  /// Finds the system font in the design asked for; the rounded one has the standard one's
  /// stand-ins.
  private func find(
    _ request: FontRequest, size: Double, standard: SystemFont
  ) throws(TypesettingError) -> SizedFont {
    let corrections = corrections(for: request.weight)
    if request.design == .standard { return SizedFont(system: standard, corrections: corrections) }
    let cut = try engineStep { () throws(TextEngineError) in
      try library.designCut(
        request.design, weight: request.weight, isItalic: request.isItalic, size: size)
    }
    let isRounded = request.design == .rounded && cut?.isStandIn != false
    guard let cut, !isRounded else {
      return SizedFont(
        design: request.design, standard, isReal: false,
        corrections: standard.text.isStandIn ? corrections : nil, error: missingFontError)
    }
    return SizedFont(
      design: request.design, SystemFont(text: cut), isReal: !cut.isStandIn, corrections: nil,
      error: missingFontError)
  }

  /// Finds how far widths of a requested font may be off: by the profile where there is one, and
  /// more where digits are of one width, of which nothing was measured.
  func error(of text: RequestedText, request: FontRequest) -> WidthError {
    var error = text.font.error
    if text.font.corrections != nil, request.design == .standard,
      let band = library.profile?.band(
        script: text.item.script, weight: request.weight, size: text.size)
    {
      error = WidthError(share: band.fraction, points: band.points)
    }
    error.share += boldTextShare(of: text, request: request)
    if text.font.font.text.isStandIn {
      error.share += max(0, missingFontError.share - error.share) * text.monospacedShare
    }
    error.points += text.style.trailingSpacing
    return error
  }

  /// How far the width of a named font may be off that a catalogued one stands in for: as the
  /// catalogue says for fonts that apps name, else as if nothing were known.
  private func error(of standIn: FontCut) -> WidthError {
    guard let entry = standIn.entry else { return WidthError() }
    return entry.role == .named ? WidthError(share: standIn.widthError) : missingFontError
  }

  /// How far the width of a named font may be off that is measured with another one.
  private var missingFontError: WidthError {
    let band = library.profile?.missingFontBand
    return WidthError(
      share: band?.fraction ?? FontLibrary.missingFontError, points: band?.points ?? 0)
  }

  /// How much of a text's width Bold Text adds between the two weights that it may draw; 0 where it
  /// is off and where a font is missing.
  ///
  /// Single characters are compared, so that nothing is shaped twice.
  private func boldTextShare(of text: RequestedText, request: FontRequest) -> Double {
    guard let weight = request.lighterWeight, weight != request.weight,
      let lighter = try? library.systemFont(
        weight: weight, isItalic: request.isItalic, size: text.size)
    else { return 0 }
    let drawn = text.font.font.text.face
    let width = drawn.nominalWidth(of: text.text)
    guard width > 0 else { return 0 }
    return (width - lighter.text.face.nominalWidth(of: text.text)).magnitude / width
  }

  private func corrections(for weight: FontWeight) -> AdvanceCorrections? {
    if let known = corrections[weight] { return known }
    let found = library.profile?.corrections(for: weight)
    corrections[weight] = .some(found)
    return found
  }

  /// Finds a fallback font at a size; nil when its file is not there.
  func fallback(
    _ index: Int, for request: FontRequest, size: Double
  ) throws(TypesettingError) -> FontCut? {
    let key = FallbackKey(index: index, request: request, size: size)
    if let known = fallbackCuts[key] { return known }
    let entry = library.catalog.fonts[index]
    let cut = try engineStep { () throws(TextEngineError) in
      try library.cut(entry, weight: request.weight, isItalic: request.isItalic, size: size)
    }
    if cut == nil { missing.insert("\(entry.standsInFor) (\(entry.package))") }
    fallbackCuts[key] = cut
    return cut
  }

  /// Lists the fallback fonts to try for a script, as places in the catalogue.
  func fallbackOrder(script: ScriptTag, locale: String) -> [Int] {
    let key = OrderKey(script: script, locale: locale)
    if let known = fallbackOrders[key] { return known }
    let catalog = library.catalog
    let wanted = catalog.fallbacks(for: script, locale: locale)
    let shared = catalog.fallbacks(for: .common, locale: locale)
    var order: [Int] = []
    for font in wanted + shared {
      guard let index = catalog.fonts.firstIndex(where: { $0.id == font.id }),
        !order.contains(index)
      else { continue }
      order.append(index)
    }
    fallbackOrders[key] = order
    return order
  }

  /// Remembers that a cut was drawn from.
  func noteUse(of cut: FontCut) {
    let key = ObjectIdentifier(cut)
    if used[key] == nil { used[key] = cut }
  }
}
