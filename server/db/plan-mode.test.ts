import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { withWork } from './work.ts';

const database = await openTestDatabase();
afterAll(() => database.close());

test.each(['read', 'write'] as const)('statements of shoppers are planned once: %s', async (kind) => {
  const mode = await withWork({ kind }, () =>
    sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(database.db),
  );
  expect(mode.rows).toEqual([{ plan_cache_mode: 'force_generic_plan' }]);
});

test.runIf(process.env.TEST_DATABASE_URL).each(['read', 'write', 'background'] as const)(
  'no statement is compiled: %s',
  async (kind) => {
    const jit = await withWork({ kind }, () => sql<{ jit: string }>`show jit`.execute(database.db));
    expect(jit.rows).toEqual([{ jit: 'off' }]);
  },
);

test.runIf(process.env.TEST_DATABASE_URL)('statements of jobs and commands are planned for their values', async () => {
  const mode = await withWork({ kind: 'background' }, () =>
    sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(database.db),
  );
  expect(mode.rows).toEqual([{ plan_cache_mode: 'auto' }]);
});
