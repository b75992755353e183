// ICU appends its version to every function through macros (ubrk_open becomes ubrk_open_72), and
// Swift does not see function-like renames. Each inline function below gives one ICU function a
// name that is the same on every machine.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utypes.h>

// ubrk_open: an iterator without a text; kinds are UBRK_CHARACTER, UBRK_WORD and UBRK_LINE.
static inline UBreakIterator *icu_break_open(
    UBreakIteratorType kind, const char *locale, UErrorCode *status) {
  return ubrk_open(kind, locale, 0, 0, status);
}

// ubrk_setText: the text must outlive its use by the iterator.
static inline void icu_break_set_text(
    UBreakIterator *iterator, const UChar *text, int32_t length, UErrorCode *status) {
  ubrk_setText(iterator, text, length, status);
}

// ubrk_first: goes to the start of the text.
static inline int32_t icu_break_first(UBreakIterator *iterator) { return ubrk_first(iterator); }

// ubrk_next: the next boundary, or UBRK_DONE (-1).
static inline int32_t icu_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

// ubrk_getRuleStatus: what kind of boundary was met last; 100 and up is a hard line break.
static inline int32_t icu_break_status(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

// ubrk_close.
static inline void icu_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }

// ubidi_open.
static inline UBiDi *icu_bidi_open(void) { return ubidi_open(); }

// ubidi_setPara: resolves the levels of a text; UBIDI_DEFAULT_LTR and _RTL find the direction.
static inline void icu_bidi_set_text(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel level, UErrorCode *status) {
  ubidi_setPara(bidi, text, length, level, 0, status);
}

// ubidi_getLevels: one level a UTF-16 unit, owned by the object.
static inline const UBiDiLevel *icu_bidi_levels(UBiDi *bidi, UErrorCode *status) {
  return ubidi_getLevels(bidi, status);
}

// ubidi_getParagraph: the level of the paragraph that holds a unit.
static inline UBiDiLevel icu_bidi_paragraph_level(UBiDi *bidi, int32_t index, UErrorCode *status) {
  UBiDiLevel level = 0;
  ubidi_getParagraph(bidi, index, 0, 0, &level, status);
  return level;
}

// ubidi_close.
static inline void icu_bidi_close(UBiDi *bidi) { ubidi_close(bidi); }

// uscript_getScript: a UScriptCode.
static inline int32_t icu_script(UChar32 character, UErrorCode *status) {
  return (int32_t)uscript_getScript(character, status);
}

// uscript_hasScript: whether Script_Extensions name the script.
static inline bool icu_has_script(UChar32 character, int32_t script) {
  return uscript_hasScript(character, (UScriptCode)script);
}

// uscript_getShortName: the four letters of ISO 15924.
static inline const char *icu_script_short_name(int32_t script) {
  return uscript_getShortName((UScriptCode)script);
}

// u_hasBinaryProperty for emoji that are pictures unless told otherwise.
static inline bool icu_is_emoji_presentation(UChar32 character) {
  return u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION);
}

// u_hasBinaryProperty for what has no glyph when nothing in the font says otherwise.
static inline bool icu_is_default_ignorable(UChar32 character) {
  return u_hasBinaryProperty(character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

// u_charType: the general category.
static inline int8_t icu_general_category(UChar32 character) { return u_charType(character); }

// u_isalpha: whether a character is a letter.
static inline bool icu_is_letter(UChar32 character) { return u_isalpha(character); }

// u_tolower: the small letter that is one character, or the character itself.
static inline UChar32 icu_to_lower(UChar32 character) { return u_tolower(character); }

// u_strToUpper: capitals by the rules of a language; says how many units that takes.
static inline int32_t icu_upper_text(
    UChar *result, int32_t capacity, const UChar *text, int32_t length, const char *locale,
    UErrorCode *status) {
  return u_strToUpper(result, capacity, text, length, locale, status);
}

// u_strToLower: the same for small letters.
static inline int32_t icu_lower_text(
    UChar *result, int32_t capacity, const UChar *text, int32_t length, const char *locale,
    UErrorCode *status) {
  return u_strToLower(result, capacity, text, length, locale, status);
}

// u_strToTitle: the same for words that begin with a capital, by the language's own words.
static inline int32_t icu_title_text(
    UChar *result, int32_t capacity, const UChar *text, int32_t length, const char *locale,
    UErrorCode *status) {
  return u_strToTitle(result, capacity, text, length, 0, locale, status);
}

// ucnv_open: a converter to the encoding of a name.
static inline UConverter *icu_converter_open(const char *name, UErrorCode *status) {
  return ucnv_open(name, status);
}

// ucnv_fromUChars: encodes a text and says how many bytes that takes.
static inline int32_t icu_converter_encode(
    UConverter *converter, char *bytes, int32_t capacity, const UChar *text, int32_t length,
    UErrorCode *status) {
  return ucnv_fromUChars(converter, bytes, capacity, text, length, status);
}

// ucnv_close.
static inline void icu_converter_close(UConverter *converter) { ucnv_close(converter); }

// U_ICU_VERSION: the version this was built against.
static inline const char *icu_version(void) { return U_ICU_VERSION; }
