import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPgliteCopy } from './test-database.ts';

/** Opens a database, runs `work` on it and closes it. */
async function withCopy<T>(work: (database: Awaited<ReturnType<typeof openPgliteCopy>>) => Promise<T>): Promise<T> {
  const database = await openPgliteCopy('migrated');
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const readState = () =>
  withCopy(async ({ db }) => ({
    topics: await db.selectFrom('contact_topics').selectAll().orderBy('contact_topic_id').execute(),
    fees: await db.selectFrom('delivery_fees').selectAll().execute(),
    brands: await db.selectFrom('brands').selectAll().execute(),
    next: (await sql<{ id: number }>`select nextval('product_ids')::integer as id`.execute(db)).rows,
    timeZone: (await sql`show time zone`.execute(db)).rows,
  }));

test('what one test file writes, deletes, draws from sequences and sets is not there for the next', async () => {
  const before = await readState();
  await withCopy(async ({ db }) => {
    await db.insertInto('brands').values({ brand_id: 1, slug: 'apple', title: 'Apple' }).execute();
    await db.deleteFrom('contact_topics').execute();
    await sql`update delivery_fees set fee_satang = fee_satang + 1`.execute(db);
    await sql`set time zone 'Asia/Tokyo'`.execute(db);
  });
  expect(await readState()).toEqual(before);
  expect(before.topics.length).toBeGreaterThan(0);
  expect(before.brands).toEqual([]);
});

test('a changed schema is not there for the next test file', async () => {
  await withCopy(({ executeScript }) => executeScript('alter table brands add column note text'));
  const columns = await withCopy(async ({ db }) => sql`select note from brands`.execute(db).catch(String));
  expect(columns).toContain('does not exist');
});

test('a listener of one test file is not called by the next', async () => {
  const received: string[] = [];
  await withCopy(({ listen }) =>
    listen(
      'news',
      (payload) => received.push(payload),
      () => {},
    ),
  );
  await withCopy(async ({ db, listen }) => {
    const own = Promise.withResolvers<string>();
    await listen('news', own.resolve, () => {});
    await sql`notify news, 'today'`.execute(db);
    expect(await own.promise).toBe('today');
  });
  expect(received).toEqual([]);
});

test('a closed database runs no further statement', async () => {
  const database = await openPgliteCopy('migrated');
  await sql`select 1`.execute(database.db);
  await database.close();
  await expect(database.executeScript('select 1')).rejects.toThrow('closed');
});
