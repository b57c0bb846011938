import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { ping } from './database.ts';
import { LiveCache } from './live-cache.ts';
import { withWork } from './work.ts';

const database = await openTestDatabase({ empty: true });
afterAll(() => database.close());

test('a reader gets what is loaded although the time of the one who began the load is over', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const cache = new LiveCache(async () => {
    await released;
    await ping(database.db);
    return 'value';
  }, 'tag');
  const deps = { clock: () => new Date() };
  const first = new AbortController();
  const readings = [first, new AbortController()].map(({ signal }) =>
    withWork({ kind: 'read', signal }, async () => cache.read(deps)),
  );
  first.abort();
  release();
  expect((await Promise.allSettled(readings))[1]).toEqual({ status: 'fulfilled', value: 'value' });
});
