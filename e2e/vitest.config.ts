import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that start real processes: fault-injection tests of the built shop, and `npm run dev`. Each folder is its own stage of `npm test`. */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    include: ['e2e/{faults,development}/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // Processes start slowly on a busy machine; long timeouts do not slow down passing tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    allowOnly: false,
  },
});
