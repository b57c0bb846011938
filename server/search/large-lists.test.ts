import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { promotions } from './index/document-rules.ts';
import { findListing } from './search.ts';

const { db } = await createTestShop();
const productCount = 3000;
const listing = { locale: 'th', withGift: [], sort: 'relevance', limit: 20, offset: 0 } as const;

/** Three of all are in a flash sale, the others have a badge of a gift. Popular products are spread over the table. */
const insertProducts = (from: number, to: number) =>
  sql`
    insert into search_products
    select n, 1, 1, now(), n, 0, 2, case when n % 1000 = 0 then ${promotions['flash-sale']} else ${promotions['free-gift']} end::smallint,
      n * 7919 % 3001, '{}' from generate_series(${from}::integer, ${to}::integer) n`.execute(db);

/** The shortest of some lists of all products, in milliseconds, where a promotion gives a gift with very many. */
async function timeList(): Promise<number> {
  const withGift = Array.from({ length: 60_000 }, (_, index) => 10_000 + index);
  const times: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    const startedAt = performance.now();
    await findListing(db, { ...listing, withGift });
    times.push(performance.now() - startedAt);
  }
  return Math.min(...times);
}

await insertProducts(1, 100);
const timeOfFew = await timeList();
await insertProducts(101, productCount);
await sql`analyze search_products`.execute(db);

test('a list does not compare each product with all that have a gift', async () => {
  expect((await timeList()) / timeOfFew).toBeLessThan(4);
});

/** How many products a call reads by way of an index. */
const readByIndex = (list: (tx: Parameters<typeof findListing>[0]) => Promise<unknown>) =>
  transaction(db, async (tx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select idx_tup_fetch::integer as read from pg_stat_xact_user_tables where relname = 'search_products'`.execute(
        tx,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    await list(tx);
    return (await readSoFar()) - before;
  });

test('a list of few products does not read all others in its order', async () => {
  const shown = [3000, 2000, 1000].toSorted((a, b) => ((b * 7919) % 3001) - ((a * 7919) % 3001));
  const read = await readByIndex(async (tx) => {
    const found = await findListing(tx, { ...listing, promotion: ['flash-sale'] });
    expect(found?.productIds).toEqual(shown);
  });
  expect(read).toBeLessThan(100);
  const readByPrice = await readByIndex(async (tx) => {
    const found = await findListing(tx, { ...listing, promotion: ['flash-sale'], sort: 'price-asc' });
    expect(found?.productIds).toEqual([1000, 2000, 3000]);
  });
  expect(readByPrice).toBeLessThan(100);
});

test('the first products of a long list are read in its order', async () => {
  const read = await readByIndex(async (tx) => {
    const found = await findListing(tx, { ...listing, availability: ['in-stock'], sort: 'price-desc', limit: 2 });
    expect(found?.productIds).toEqual([3000, 2999]);
  });
  expect(read).toBeLessThan(100);
});
