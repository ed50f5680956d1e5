// Stands in for the allocator of glibc, and counts. Linked into the executable it also sees what the
// Swift runtime allocates.
#include "AllocationCounter.h"

#include <stdlib.h>

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *pointer, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *pointer);

static _Atomic int64_t calls;
static _Atomic int64_t live_bytes;

static void *taken(void *pointer) {
  atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&live_bytes, (int64_t)malloc_usable_size(pointer), memory_order_relaxed);
  return pointer;
}

static void given_back(void *pointer) {
  atomic_fetch_sub_explicit(&live_bytes, (int64_t)malloc_usable_size(pointer), memory_order_relaxed);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *pointer, size_t size) {
  given_back(pointer);
  void *moved = __libc_realloc(pointer, size);
  if (moved == NULL && size > 0) {
    // The old memory is still there.
    atomic_fetch_add_explicit(
        &live_bytes, (int64_t)malloc_usable_size(pointer), memory_order_relaxed);
    return NULL;
  }
  return taken(moved);
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
  return taken(__libc_memalign(alignment, size));
}

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *pointer = taken(memory);
  return 0;
}

void free(void *pointer) {
  given_back(pointer);
  __libc_free(pointer);
}

int allocation_counter_works(void) { return 1; }

int64_t allocation_counter_calls(void) {
  return atomic_load_explicit(&calls, memory_order_relaxed);
}

int64_t allocation_counter_live_bytes(void) {
  return atomic_load_explicit(&live_bytes, memory_order_relaxed);
}

#else

int allocation_counter_works(void) { return 0; }

int64_t allocation_counter_calls(void) { return 0; }

int64_t allocation_counter_live_bytes(void) { return 0; }

#endif
