import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PageAddress, PageKind } from '#contract/feeds.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();
const created = new Date('2026-01-05T00:00:00Z');

const lamp = await createProduct(shop, {
  name: { th: 'โคมไฟ', en: 'Lamp' },
  category: 'home/lamps',
  brand: 'Voltara',
  createdAt: created,
  skus: [
    { price: 900, options: { colour: 'Black' } },
    { price: 950, options: { colour: 'White' }, stock: 0 },
  ],
});
const torch = await createProduct(shop, {
  name: 'Torch',
  category: 'home',
  brand: 'Lumo',
  price: 300,
  specialPrice: { price: 250 },
});
const hidden = await createProduct(shop, { name: 'Secret', category: 'secrets', brand: 'Hush', visible: false });

const pageOf = async (kind: PageKind, query: { after: number; limit: number }) =>
  dataOf(await client('GET /pim/api/page-addresses/{kind}', { params: { kind }, query }));

async function allOf(kind: PageKind, limit = 2) {
  const items: PageAddress[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(kind, { after, limit });
    items.push(...page.items);
    after = page.next;
  }
  return items;
}
const slugsOf = async (kind: PageKind, limit?: number) => (await allOf(kind, limit)).map(({ slug }) => slug);

describe('the pages for sitemaps', () => {
  test('are those of visible products, for any page size', async () => {
    for (const limit of [1, 2, 1000]) {
      expect(await slugsOf('products', limit)).toEqual([lamp.slug, torch.slug]);
      expect((await slugsOf('categories', limit)).sort()).toEqual(['home', 'home/lamps']);
      expect((await slugsOf('brands', limit)).sort()).toEqual(['lumo', 'voltara']);
    }
    expect(await slugsOf('products')).not.toContain(hidden.slug);
  });

  test('include sub-landings only of brands with visible products', async () => {
    const below = async (slug: string, brandId: number) => {
      const title = '{"th":"ก","en":"a"}';
      const parent = await sql<{ id: number }>`
        insert into brand_landings (brand_id, slug, title, summary)
        values (${brandId}, ${`own-${slug}`}, ${title}::jsonb, ${title}::jsonb) returning brand_landing_id as id`.execute(
        shop.db,
      );
      await sql`insert into brand_landings (brand_id, parent_id, slug, title, summary)
        values (${brandId}, ${parent.rows[0]?.id}, ${slug}, ${title}::jsonb, ${title}::jsonb)`.execute(shop.db);
    };
    await below('voltara-lamps', lamp.brandId);
    await below('hush-secrets', hidden.brandId);
    expect(await slugsOf('brand-pages')).toEqual(['voltara-lamps']);
  });

  test('have a modification time that follows content and prices, not sales', async () => {
    const changedAt = async () =>
      Date.parse((await allOf('products')).find(({ slug }) => slug === lamp.slug)?.modifiedAt ?? '');
    const change = (what: ReturnType<typeof sql>) => what.execute(shop.db);
    await change(sql`update skus set changed_at = null where product_id = ${lamp.productId}`);
    expect(await changedAt()).toBe(created.getTime());
    await change(sql`update products set popularity = popularity + 1 where product_id = ${lamp.productId}`);
    await change(sql`update skus set limit_quantity = 2 where product_id = ${lamp.productId}`);
    expect(await changedAt()).toBe(created.getTime());
    const before = Date.now() - 60_000;
    await change(sql`update skus set price_satang = 91000 where sku_id = ${lamp.skuId}`);
    expect(await changedAt()).toBeGreaterThan(before);
    const category = (await allOf('categories')).find(({ slug }) => slug === 'home/lamps');
    expect(Date.parse(category?.modifiedAt ?? '')).toBe(await changedAt());
  });

  test('are split into parts of the same ids, which together contain each page once', async () => {
    const parts = dataOf(await client('GET /pim/api/page-addresses', { query: { size: 1 } }));
    expect(parts.map(({ kind }) => kind)).toEqual([
      ...['categories', 'categories', 'brands', 'brands', 'brand-pages', 'products', 'products'],
    ]);
    const slugs: (string | undefined)[] = [];
    for (const { kind, number, modifiedAt } of parts) {
      const query = { after: number - 1, until: number, limit: 10 };
      const { items } = dataOf(await client('GET /pim/api/page-addresses/{kind}', { params: { kind }, query }));
      expect(items).toEqual([{ slug: expect.any(String), modifiedAt }]);
      slugs.push(items[0]?.slug);
    }
    expect(new Set(slugs).size).toBe(parts.length);
    const large = dataOf(await client('GET /pim/api/page-addresses', { query: { size: 25_000 } }));
    expect(large.map(({ kind, number }) => `${kind}-${number}`)).toEqual([
      ...new Set(parts.map(({ kind, number }) => `${kind}-${Math.ceil(number / 25_000)}`)),
    ]);
  });
});

test.each([
  '/pim/api/page-addresses',
  '/pim/api/page-addresses?size=25001',
  '/pim/api/page-addresses/secrets?limit=1',
  '/pim/api/page-addresses/products?limit=1001',
  '/pim/api/page-addresses/products?limit=1&after=-1',
  '/pim/api/page-addresses/products?limit=1&until=0',
])('%s is rejected', async (url) => {
  expect(failureOf(await shop.app.inject(url))).toEqual({ status: 422, code: 'validation_failed' });
});
