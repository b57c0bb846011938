import { defineConfig } from 'vitest/config';

const common = {
  pool: 'forks',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  restoreMocks: true,
  env: { NODE_ENV: 'test', TZ: 'UTC' },
} as const;

export default defineConfig({
  test: {
    globalSetup: ['./tools/generate-messages-and-route-types.ts', './server/testing/template-database.ts'],
    maxWorkers: 2,
    allowOnly: false,
    projects: [
      // What a module keeps in a browser, the language before all, is one visitor's: each file is a visitor of its own.
      { test: { ...common, name: 'storefront', include: ['storefront/**/*.test.{ts,tsx}'] } },
      // A server's modules keep nothing but by the database or the settings that they are given: its tests share a process.
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
