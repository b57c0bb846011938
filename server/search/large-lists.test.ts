import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { promotions } from './index/document-rules.ts';
import { findListing } from './search.ts';

const { db } = await createTestShop();
const productCount = 3000;
const listing = { locale: 'th', withGift: [], sort: 'relevance', limit: 20, offset: 0 } as const;

// Three of all are in a flash sale, the others have a badge of a gift. Popular products are spread over the table.
await sql`
  insert into search_products
  select n, 1, 1, now(), n, 0, 2, case when n % 1000 = 0 then ${promotions['flash-sale']} else ${promotions['free-gift']} end::smallint,
    n * 7919 % 3001, '{}' from generate_series(1, ${productCount}::integer) n`.execute(db);
await sql`analyze search_products`.execute(db);

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
