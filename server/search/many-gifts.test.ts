import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestShop } from '../testing/test-shop.ts';
import { promotions } from './index/document-rules.ts';
import { findListing } from './search.ts';

const { db } = await createTestShop();
const productCount = 3000;

/** The shortest of three lists of all products, in milliseconds. */
async function timeList(withGift: readonly number[]): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    const startedAt = performance.now();
    const found = await findListing(db, { locale: 'th', withGift, sort: 'relevance', limit: 20, offset: 0 });
    times.push(performance.now() - startedAt);
    expect(found?.total).toBe(productCount);
  }
  return Math.min(...times);
}

test('a list takes hardly longer where a promotion gives a gift with most products', async () => {
  await sql`
    insert into search_products
    select n, 1, 1, now(), 100, 0, 2, ${promotions['free-gift']}::smallint, n, '{}' from generate_series(1, ${productCount}::integer) n`.execute(
    db,
  );
  const withFew = await timeList([1]);
  const withMany = await timeList(Array.from({ length: 60_000 }, (_, index) => 10_000 + index));
  expect(withMany / withFew).toBeLessThan(12);
});
