#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

/* libpng reports errors by a long jump, which must never cross a Swift frame. So the two sequences of
   calls that can fail, one decode and one encode, stand here, and everything else is Swift. */

enum { CPNG_OK = 0, CPNG_FAILED = 1, CPNG_TRUNCATED = 2, CPNG_NO_MEMORY = 3 };

/* Bytes to read, and what went wrong with them. */
typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t position;
  int status;
  char message[96];
} cpng_source;

/* Bytes written so far, in memory of malloc's that the caller frees. */
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  int status;
  char message[96];
} cpng_sink;

/* Writes row `y`, packed as the picture's colour type and depth ask for. It calls nothing of libpng's, so
   no jump can cross it. */
typedef void (*cpng_fill_row)(void *context, uint32_t y, uint8_t *row);

/* A picture ready to be written. Its rows are asked for one by one. */
typedef struct {
  uint32_t width;
  uint32_t height;
  int bit_depth;
  int color_type;
  cpng_fill_row fill;
  void *context;
  size_t row_bytes;
  const uint8_t *palette; /* red, green, blue, alpha of each colour */
  int palette_count;
  int transparent_count; /* how many of the first colours are not opaque */
  int level;
  int memory_level;
  int strategy;
  int filters;
} cpng_picture;

static inline void cpng_note(char *message, size_t size, const char *text) {
  strncpy(message, text ? text : "no reason given", size - 1);
  message[size - 1] = 0;
}

static inline void cpng_source_error(png_structp png, png_const_charp text) {
  cpng_source *source = (cpng_source *)png_get_error_ptr(png);
  if (source->status == CPNG_OK) source->status = CPNG_FAILED;
  cpng_note(source->message, sizeof source->message, text);
  png_longjmp(png, 1);
}

static inline void cpng_sink_error(png_structp png, png_const_charp text) {
  cpng_sink *sink = (cpng_sink *)png_get_error_ptr(png);
  if (sink->status == CPNG_OK) sink->status = CPNG_FAILED;
  cpng_note(sink->message, sizeof sink->message, text);
  png_longjmp(png, 1);
}

static inline void cpng_ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static inline void cpng_read(png_structp png, png_bytep to, size_t count) {
  cpng_source *source = (cpng_source *)png_get_io_ptr(png);
  if (count > source->count - source->position) {
    source->status = CPNG_TRUNCATED;
    png_error(png, "the data ends too soon");
  }
  memcpy(to, source->bytes + source->position, count);
  source->position += count;
}

static inline void cpng_write(png_structp png, png_bytep from, size_t count) {
  cpng_sink *sink = (cpng_sink *)png_get_io_ptr(png);
  if (count > sink->capacity - sink->count) {
    size_t capacity = (sink->count + count) * 2;
    uint8_t *grown = (uint8_t *)realloc(sink->bytes, capacity);
    if (!grown) {
      sink->status = CPNG_NO_MEMORY;
      png_error(png, "out of memory");
    }
    sink->bytes = grown;
    sink->capacity = capacity;
  }
  memcpy(sink->bytes + sink->count, from, count);
  sink->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

/* Decodes into `rgba`, which holds width * height * 4 bytes: straight alpha, 8 bits a channel. The
   size must be the one that the header tells. */
static inline int cpng_decode(cpng_source *source, uint32_t width, uint32_t height, uint8_t *rgba) {
  png_structp png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, source, cpng_source_error, cpng_ignore_warning);
  if (!png) return CPNG_NO_MEMORY;
  png_infop info = png_create_info_struct(png);
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    return CPNG_NO_MEMORY;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return source->status;
  }
  png_set_user_limits(png, width, height);
  png_set_chunk_malloc_max(png, 8u << 20);
  png_set_chunk_cache_max(png, 128);
  png_set_read_fn(png, source, cpng_read);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the header names another size");
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4)
    png_error(png, "rows of an unexpected length");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, rgba + (size_t)y * width * 4, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return CPNG_OK;
}

static inline void cpng_put_palette(png_structp png, png_infop info, const cpng_picture *picture) {
  png_color colors[256];
  png_byte alphas[256];
  for (int i = 0; i < picture->palette_count && i < 256; i++) {
    const uint8_t *rgba = picture->palette + i * 4;
    colors[i].red = rgba[0];
    colors[i].green = rgba[1];
    colors[i].blue = rgba[2];
    alphas[i] = rgba[3];
  }
  png_set_PLTE(png, info, colors, picture->palette_count);
  if (picture->transparent_count > 0)
    png_set_tRNS(png, info, alphas, picture->transparent_count, NULL);
}

/* Writes one whole PNG file into `sink`. */
static inline int cpng_encode(const cpng_picture *picture, cpng_sink *sink) {
  png_structp png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, sink, cpng_sink_error, cpng_ignore_warning);
  if (!png) return CPNG_NO_MEMORY;
  png_infop info = png_create_info_struct(png);
  uint8_t *row = (uint8_t *)malloc(picture->row_bytes);
  if (!info || !row) {
    png_destroy_write_struct(&png, &info);
    free(row);
    return CPNG_NO_MEMORY;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    free(row);
    return sink->status;
  }
  png_set_user_limits(png, 65535, 65535);
  png_set_write_fn(png, sink, cpng_write, cpng_flush);
  png_set_compression_level(png, picture->level);
  png_set_compression_mem_level(png, picture->memory_level);
  png_set_compression_strategy(png, picture->strategy);
  png_set_compression_buffer_size(png, 1u << 16);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, picture->filters);
  png_set_IHDR(png, info, picture->width, picture->height, picture->bit_depth,
      picture->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (picture->palette_count > 0) cpng_put_palette(png, info, picture);
  png_write_info(png, info);
  for (uint32_t y = 0; y < picture->height; y++) {
    picture->fill(picture->context, y, row);
    png_write_row(png, row);
  }
  png_write_end(png, NULL);
  png_destroy_write_struct(&png, &info);
  free(row);
  return CPNG_OK;
}

#endif
