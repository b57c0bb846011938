import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests of real processes, each folder with a stage of its own in `npm test`: the faults of the built shop, and
 * `npm run dev`.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    include: ['e2e/{faults,development}/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 45_000,
    hookTimeout: 60_000,
    allowOnly: false,
  },
});
