#ifndef CICU_H
#define CICU_H

#include <stdint.h>

/* What we need of ICU, under names and types of our own. Its headers rename every function by macros,
   which Swift does not see, and the Swift toolchain's Foundation brings another ICU, whose types have the
   same names: both in one Swift module is an error. So its headers are included in a C file alone.

   A status is 0, or ICU's error code. Texts are UTF-16, lengths and places count its units. */

/* The bidirectional algorithm's result for a paragraph, or for a line of one. */
typedef struct cicu_bidi cicu_bidi;

/* A null pointer where memory is short. */
cicu_bidi *cicu_bidi_open(void);
void cicu_bidi_close(cicu_bidi *bidi);

/* The direction is that of the first strong character, left to right without one. The text must stay. */
int32_t cicu_bidi_set_paragraph(cicu_bidi *bidi, const uint16_t *text, int32_t length);
uint8_t cicu_bidi_paragraph_level(const cicu_bidi *bidi);

/* Makes `line` the part from `start` to before `limit` of `paragraph`, which must stay. */
int32_t cicu_bidi_set_line(
    const cicu_bidi *paragraph, int32_t start, int32_t limit, cicu_bidi *line);

/* One level for each unit of the line; a null pointer where memory is short. Stays until the next line. */
const uint8_t *cicu_bidi_levels(cicu_bidi *line);

/* The order from left to right of `length` pieces with these levels. */
void cicu_bidi_order(const uint8_t *levels, int32_t length, int32_t *order);

/* Finds the places where a line may end. */
typedef struct cicu_breaks cicu_breaks;

/* By rules that are part of the library: no file that an environment variable names comes before them. */
int32_t cicu_breaks_open(const char *locale, cicu_breaks **breaks);
void cicu_breaks_close(cicu_breaks *breaks);

/* The text must stay until the last place was asked for. */
int32_t cicu_breaks_set_text(cicu_breaks *breaks, const uint16_t *text, int32_t length);

/* The next place; negative behind the last. */
int32_t cicu_breaks_next(cicu_breaks *breaks);

/* ICU's number for the script of a character; below `CICU_FIRST_SCRIPT` for those of any script, negative
   where it has none. */
enum { CICU_FIRST_SCRIPT = 2 };
int32_t cicu_script(uint32_t character);

/* The scripts that a character is used in, at most `capacity`; their number, 0 where there are more. */
int32_t cicu_scripts(uint32_t character, int32_t *scripts, int32_t capacity);

/* Four letters of ISO 15924; a null pointer for a number that is none. */
const char *cicu_script_name(int32_t script);

#endif
