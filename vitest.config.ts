import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,storefront,seed,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['./tools/words.ts', './server/testing/template-database.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    allowOnly: false,
    restoreMocks: true,
    env: { NODE_ENV: 'test', TZ: 'UTC' },
  },
});
