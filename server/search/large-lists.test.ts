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
// The word zorbel is in all descriptions, and in no name.
await sql`
  insert into search_texts_en
  select product_id, brand_id, category_id, created_at, selling_satang, discount, availability, promotions, standing, value_ids, 1, ''
  from search_products`.execute(db);
await sql`insert into search_descriptions select product_id, 'zorbel' from search_products`.execute(db);
await sql`analyze search_products, search_texts_en, search_descriptions`.execute(db);

/** How many rows of a table a call reads, by default how many products by way of an index. */
const rowsReadBy = (
  list: (tx: Parameters<typeof findListing>[0]) => Promise<unknown>,
  table = 'search_products',
  counter = sql`idx_tup_fetch`,
) =>
  transaction(db, async (tx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select (${counter})::integer as read from pg_stat_xact_user_tables where relname = ${table}`.execute(tx);
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    await list(tx);
    return (await readSoFar()) - before;
  });

/** The id of the product at a place by popularity. */
const bestSelling = (place: number) =>
  Array.from({ length: productCount }, (_, index) => index + 1).toSorted(
    (a, b) => ((b * 7919) % 3001) - ((a * 7919) % 3001),
  )[place] ?? 0;

test('a list of few products does not read all others in its order', async () => {
  const shown = [3000, 2000, 1000].toSorted((a, b) => ((b * 7919) % 3001) - ((a * 7919) % 3001));
  const read = await rowsReadBy(async (tx) => {
    const found = await findListing(tx, { ...listing, promotion: ['flash-sale'] });
    expect(found?.productIds).toEqual(shown);
  });
  expect(read).toBeLessThan(100);
  const readByPrice = await rowsReadBy(async (tx) => {
    const found = await findListing(tx, { ...listing, promotion: ['flash-sale'], sort: 'price-asc' });
    expect(found?.productIds).toEqual([1000, 2000, 3000]);
  });
  expect(readByPrice).toBeLessThan(100);
});

test('the first products of a long list are read in its order', async () => {
  const read = await rowsReadBy(async (tx) => {
    const found = await findListing(tx, { ...listing, availability: ['in-stock'], sort: 'price-desc', limit: 2 });
    expect(found?.productIds).toEqual([3000, 2999]);
  });
  expect(read).toBeLessThan(100);
});

test('matching descriptions are found once for the page and all facets', async () => {
  const read = await rowsReadBy(
    async (tx) => {
      const found = await findListing(tx, { ...listing, locale: 'en', query: 'zorbel', limit: 2 });
      expect(found).toMatchObject({ productIds: [bestSelling(0), bestSelling(1)], total: productCount });
    },
    'search_descriptions',
    sql`idx_tup_fetch + seq_tup_read`,
  );
  // For the matches, for the preferred ones and for the scores, at most once each.
  expect(read).toBeLessThan(3.5 * productCount);
});

test('products with preferred descriptions are ranked higher, however badly they sell', async () => {
  const worst = bestSelling(productCount - 1);
  await sql`update search_descriptions set described = 'zorbel quimby !zorbel !quimby' where product_id = ${worst}`.execute(
    db,
  );
  await sql`update search_descriptions set described = 'zorbel quimby' where product_id <> ${worst}`.execute(db);
  await sql`update search_texts_en set words = '!zorbel:1D !quimby:1D zorbel:1A quimby:1A' where product_id = ${worst}`.execute(
    db,
  );
  const found = await findListing(db, { ...listing, locale: 'en', query: 'zorbel quimby', limit: 2 });
  expect(found).toMatchObject({ productIds: [worst, bestSelling(0)], total: productCount });
});
