#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Whether allocations are counted here: with glibc, that is, and nowhere else.
int allocation_counter_works(void);

/// How often memory has been asked for since the process began.
int64_t allocation_counter_calls(void);

/// How many bytes are in use, as the allocator rounds them up.
int64_t allocation_counter_live_bytes(void);

#endif
