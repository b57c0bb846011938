import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The faults of real processes; they need a built storefront and have a stage of their own in `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('../../', import.meta.url)),
  test: {
    include: ['e2e/faults/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 45_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
