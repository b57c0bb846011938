import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that start real processes: fault injection into the built shop, the production folder, and `npm run dev`. */
export default defineConfig({
  root: fileURLToPath(new URL('../', import.meta.url)),
  test: {
    include: ['e2e/{faults,development,production}/*.test.ts'],
    setupFiles: ['e2e/end-processes.ts'],
    pool: 'forks',
    // More than the cores of a small machine: these tests often wait.
    maxWorkers: 4,
    // Processes start slowly on a busy machine; long timeouts do not slow down passing tests.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    allowOnly: false,
  },
});
