// How the process of the server uses memory. deploy/Dockerfile and deploy/systemd name the same
// flags; the image has another allocator.
// Measured by `npm run bench:memory`, see docs/performance.md.

/** By default V8 collects old garbage when the heap is up to four times what is in use, and keeps 128 MB for young objects. */
export const serverFlags = ["--heap-growing-percent=40", "--max-semi-space-size=16"];

/** By default glibc keeps freed buffers below 32 MB, in up to eight heaps for each core. */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
