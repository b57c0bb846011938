import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { suggest } from './search.ts';

const shop = await createTestShop();
const { db } = shop;
const productCount = 3000;
/** Frequencies of words that stand for those of a large catalogue. */
const common = 20_000;

// Number 3000 sells best. Quimby: every third product. Zorbel: the worst. Vexler and Dorvik: these, and 20 or 5 of the best 1,500 to 1,520.
const { brandId, categoryId } = await createProduct(shop);
await sql`
  insert into products (product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq)
  select n, brand_id, category_id, n, name, short_description, description, key_highlight, faq
  from products, generate_series(1, ${productCount}::integer) n`.execute(db);
await sql`
  insert into search_products
  select n, ${brandId}, ${categoryId}, now(), 100, 0, 2, 0, n, '{}' from generate_series(1, ${productCount}::integer) n`.execute(
  db,
);
await sql`
  insert into search_texts_en
  select product_id, brand_id, category_id, created_at, selling_satang, discount, availability, promotions, standing, value_ids, 1,
    (case when product_id % 3 = 0 then 'quimby:1A ' else '' end || case when product_id <= 100 then 'zorbel:1A ' else '' end
      || case when product_id <= 100 or product_id between 1482 and 1501 then 'vexler:1A ' else '' end
      || case when product_id <= 100 or product_id between 1497 and 1501 then 'dorvik:1A ' else '' end)::tsvector
  from search_products`.execute(db);
await sql`
  insert into search_words (locale, word, documents)
  select 'en', word, ${common} from unnest(array['quimby', 'zorbel', 'vexler', 'dorvik']) word`.execute(db);
await sql`analyze search_products, search_texts_en`.execute(db);

/** Suggested products, and how many documents were read for them. */
const suggestOf = (query: string) =>
  transaction(db, async (tx) => {
    const readSoFar = async () => {
      const { rows } = await sql<{ read: number }>`
        select idx_tup_fetch::integer as read from pg_stat_xact_user_tables where relname = 'search_texts_en'`.execute(
        tx,
      );
      return rows[0]?.read ?? 0;
    };
    const before = await readSoFar();
    const { productIds } = await suggest(tx, query, 'en');
    return { productIds, read: (await readSoFar()) - before };
  });

test('suggestions for a word that many best sellers have are found by reading these', async () => {
  const { productIds, read } = await suggestOf('quimby');
  expect(productIds).toEqual([3000, 2997, 2994, 2991, 2988, 2985]);
  expect(read).toBeLessThan(400);
});

test('suggestions for a word that no best seller has are found by the index of lexemes', async () => {
  const { productIds, read } = await suggestOf('zorbel');
  expect(productIds).toEqual([100, 99, 98, 97, 96, 95]);
  expect(read).toBeLessThan(1500);
});

test('suggestions for a common word are of best sellers if ten have it', async () => {
  const { productIds, read } = await suggestOf('vexler');
  expect(productIds).toEqual([1501, 1500, 1499, 1498, 1497, 1496]);
  expect(read).toBeLessThan(1500);
});

test('suggestions for a common word that fewer best sellers have are of all products', async () => {
  const { productIds } = await suggestOf('dorvik');
  expect(productIds).toEqual([1501, 1500, 1499, 1498, 1497, 100]);
});
