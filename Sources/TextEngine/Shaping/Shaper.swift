internal import CHarfBuzz

/// HarfBuzz with one buffer, which is used again for every text; belongs to one worker.
@safe package struct Shaper: ~Copyable {
  private let buffer: OpaquePointer

  /// Makes the buffer.
  package init() throws(TextEngineError) {
    guard let made = unsafe hb_buffer_create(),
      unsafe hb_buffer_allocation_successful(made) != 0
    else { throw .unavailable(library: "HarfBuzz", object: "buffer") }
    unsafe buffer = made
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes a text of one script, language and direction in one face.
  package func shape(
    _ text: [UInt16], face: FontFace, features: [OpenTypeFeature], script: ScriptTag,
    language: String, isRightToLeft: Bool
  ) -> ShapedRun {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe hb_buffer_add_utf16(buffer, text, Int32(clamping: text.count), 0, -1)
    unsafe hb_buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.rawValue))
    unsafe hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let settings = features.map { feature in
      hb_feature_t(
        tag: ScriptTag(feature.tag).rawValue, value: feature.value, start: 0, end: UInt32.max)
    }
    unsafe hb_shape(face.font, buffer, settings, UInt32(settings.count))
    return run(in: face, count: text.count)
  }

  private func run(in face: FontFace, count: Int) -> ShapedRun {
    var length: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &length)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil)
    let infoList = unsafe UnsafeBufferPointer(start: infos, count: Int(length))
    let placeList = unsafe UnsafeBufferPointer(start: positions, count: Int(length))
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(length))
    var unsafeClusters = [Bool](repeating: false, count: count)
    for index in 0..<Int(length) {
      let info = unsafe infoList[index]
      let place = unsafe placeList[index]
      let cluster = Int(info.cluster)
      glyphs.append(
        ShapedGlyph(
          glyph: info.codepoint, cluster: cluster, advance: Double(place.x_advance),
          offsetX: Double(place.x_offset), offsetY: Double(place.y_offset)))
      if info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0, cluster < count {
        unsafeClusters[cluster] = true
      }
    }
    return ShapedRun(
      glyphs: glyphs, ownAdvances: glyphs.map { face.advance(of: $0.glyph) },
      unsafeClusters: unsafeClusters, count: count)
  }
}
