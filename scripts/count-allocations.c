/* Counts how often a program asks the C library for memory.
 *
 * Built as a shared object and named in LD_PRELOAD, it stands before the C library's functions, and at the
 * program's end it writes the count to the file that the variable ALLOCATIONS names. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

/* What stands behind the names below in glibc. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_ulong requests;

void *malloc(size_t size) {
  requests++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  requests++;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  requests++;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  requests++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  void *found = memalign(alignment, size);
  if (found == NULL) return ENOMEM;
  *memory = found;
  return 0;
}

__attribute__((destructor)) static void report(void) {
  unsigned long count = requests;
  const char *path = getenv("ALLOCATIONS");
  FILE *file = path == NULL ? NULL : fopen(path, "w");
  if (file == NULL) return;
  fprintf(file, "%lu\n", count);
  fclose(file);
}
