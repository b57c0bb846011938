/** The environment by which `deploy/` limits the memory of the server (docs/operations.md, 'Memory'), for programs that measure it. */
export const memorySettings = {
  NODE_OPTIONS: '--max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
};
