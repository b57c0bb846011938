import { defineConfig } from 'vitest/config';

// Threads of a worker have the time zone of its process, whatever their environment says.
process.env.TZ = 'UTC';

const common = {
  pool: 'forks',
  // Long enough for a busy machine; that does not slow down passing tests.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  restoreMocks: true,
  env: { NODE_ENV: 'test' },
} as const;

export default defineConfig({
  test: {
    globalSetup: [
      // `npm test` has generated them: processes that it tests at the same time read them.
      ...(process.env.GENERATED_FILES === 'current' ? [] : ['./tools/generate-messages-and-route-types.ts']),
      './server/testing/template-database.ts',
    ],
    // One more than the cores of a small machine: tests wait for their databases.
    maxWorkers: 3,
    allowOnly: false,
    projects: [
      // Modules of the storefront have state of one visitor, such as the language: each test file is isolated.
      {
        test: {
          ...common,
          name: 'storefront',
          pool: 'vmThreads',
          include: ['storefront/**/*.test.{ts,tsx}'],
          setupFiles: ['./tools/element-timeout.ts'],
        },
      },
      // Modules of the server have no state besides the given database and settings: their test files share a process.
      {
        test: {
          ...common,
          name: 'server',
          include: ['{contract,server,seed,tools,bench}/**/*.test.ts'],
          isolate: false,
        },
      },
    ],
  },
});
