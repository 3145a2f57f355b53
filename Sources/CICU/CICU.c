#include "CICU.h"

#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/udata.h>
#include <unicode/uscript.h>

_Static_assert(USCRIPT_COMMON < CICU_FIRST_SCRIPT && USCRIPT_INHERITED < CICU_FIRST_SCRIPT,
    "scripts that are none come first");
_Static_assert(sizeof(UScriptCode) == sizeof(int32_t), "a script's number is an int32_t");

/* ICU's warnings are below zero. */
static int32_t status_of(UErrorCode code) { return U_FAILURE(code) ? code : 0; }

cicu_bidi *cicu_bidi_open(void) { return (cicu_bidi *)ubidi_open(); }

void cicu_bidi_close(cicu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

int32_t cicu_bidi_set_paragraph(cicu_bidi *bidi, const uint16_t *text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)text, length, UBIDI_DEFAULT_LTR, NULL, &code);
  return status_of(code);
}

uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi) {
  return ubidi_getParaLevel((const UBiDi *)bidi);
}

int32_t cicu_bidi_set_line(
    const cicu_bidi *paragraph, int32_t start, int32_t limit, cicu_bidi *line) {
  UErrorCode code = U_ZERO_ERROR;
  ubidi_setLine((const UBiDi *)paragraph, start, limit, (UBiDi *)line, &code);
  return status_of(code);
}

const uint8_t *cicu_bidi_levels(cicu_bidi *line) {
  UErrorCode code = U_ZERO_ERROR;
  return ubidi_getLevels((UBiDi *)line, &code);
}

void cicu_bidi_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

int32_t cicu_breaks_open(const char *locale, cicu_breaks **breaks) {
  UErrorCode code = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &code);
  *breaks = (cicu_breaks *)ubrk_open(UBRK_LINE, locale, NULL, 0, &code);
  return status_of(code);
}

void cicu_breaks_close(cicu_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

int32_t cicu_breaks_set_text(cicu_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, (const UChar *)text, length, &code);
  return status_of(code);
}

int32_t cicu_breaks_next(cicu_breaks *breaks) { return ubrk_next((UBreakIterator *)breaks); }

int32_t cicu_script(uint32_t character) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)character, &code);
  return U_FAILURE(code) || script == USCRIPT_UNKNOWN ? -1 : script;
}

int32_t cicu_scripts(uint32_t character, int32_t *scripts, int32_t capacity) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t count =
      uscript_getScriptExtensions((UChar32)character, (UScriptCode *)scripts, capacity, &code);
  return U_FAILURE(code) ? 0 : count;
}

const char *cicu_script_name(int32_t script) { return uscript_getShortName((UScriptCode)script); }
