import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueImportExport } from '#server/catalogue/commands.ts';
import { transaction } from '#server/db/database.ts';
import { runImportExport } from '#server/testing/run-shop-command.ts';
import { createTestShop, dataOf } from '#server/testing/test-shop.ts';
import { products } from './data/catalogue.ts';
import { growDemoShop } from './grow.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { demoRows } from './rows.ts';
import { firstVariationId, idOfVariation, variation } from './variation.ts';

const shop = await createTestShop();
const uninterrupted = await createTestShop();
const total = products.length + 800;

beforeAll(async () => {
  const rows = demoRows(shop.clock());
  for (const { db } of [shop, uninterrupted])
    await transaction(db, async (tx) => {
      await insertOrUpdate(tx, 'brands', ['brand_id'], rows.brands);
      await insertOrUpdate(tx, 'categories', ['category_id'], rows.categories);
      await insertOrUpdate(tx, 'products', ['product_id'], rows.products);
    });
});

const productsOf = async (of: typeof shop) => (await runImportExport(of, catalogueImportExport, ['export'])).output;

describe('growing the demo shop', () => {
  test('continues after an interruption with the same result as without one', async () => {
    const stopped = new Error('stopped');
    await expect(
      growDemoShop(shop, total, (count) => {
        if (count > products.length + 400) throw stopped;
      }),
    ).rejects.toBe(stopped);
    const reported: number[] = [];
    expect(await growDemoShop(shop, total, (count) => reported.push(count))).toBe(total);
    expect(reported).toEqual([total - 50, total]);
    expect(await growDemoShop(shop, total, () => {})).toBe(total);

    expect(await growDemoShop(uninterrupted, total, () => {})).toBe(total);
    expect((await productsOf(shop)) === (await productsOf(uninterrupted))).toBe(true);
  });

  test('adds products that can be found and have prices and pictures', async () => {
    const client = shop.client();
    for (const index of [0, 399, 799]) {
      const id = idOfVariation(index);
      const product = dataOf(await client('GET /pim/api/products/{id}', { params: { id } }));
      const like = variation(index);
      expect(product).toMatchObject({ productName: like.name.en, brand: { value: like.brand } });
      expect(product.children.map(({ sku, price }) => [sku, price])).toEqual(
        like.skus.map(({ sku, price }) => [sku, price]),
      );
      expect(product.attributes.map(({ code, value }) => [code, value])).toEqual(
        like.attributes.map(({ code, value }) => [code, value]),
      );
      expect(product.galleryImage[0]?.url).toMatch(/^\/images\/products\/\d{1,6}\//);
      const found = dataOf(await client('GET /pim/api/products', { query: { query: like.name.en, limit: 100 } }));
      expect(found.items.map(({ productId }) => productId)).toContain(id);
    }
  });

  test('invalidates all pages once', async () => {
    const invalidated: string[] = [];
    const stop = await shop.database.listen(
      'page_tags',
      (tag) => invalidated.push(tag),
      () => {},
    );
    await growDemoShop(shop, total + 300, () => {});
    await expect.poll(() => invalidated).toEqual(['everything']);
    await stop();
  });
});

describe('a variation', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => variation(index));

  test('has unique names in both languages, ids and codes', () => {
    const expectUnique = (values: (string | number)[]) => expect(new Set(values).size).toBe(values.length);
    expectUnique([...products, ...many].map(({ name }) => name.en));
    expectUnique([...products, ...many].map(({ name }) => name.th));
    const skus = [...products, ...many].flatMap((product) => product.skus);
    expectUnique(skus.map(({ sku }) => sku));
    expectUnique([...many.map(({ productId }) => productId), ...skus.map(({ productId }) => productId)]);
    for (const { productId } of many) expect(productId).toBeGreaterThanOrEqual(firstVariationId);
  });

  test('has one default variant, and special prices below its prices', () => {
    for (const { skus } of many) {
      expect(skus.filter((sku) => sku.default)).toHaveLength(1);
      for (const { price, specialPrice } of skus) expect(specialPrice?.price ?? 0).toBeLessThan(price);
    }
  });

  test('has its own name, not that of the original, in its texts', () => {
    let mentioned = 0;
    for (const [index, { name: original }] of products.entries()) {
      const { name, description, faq } = variation(index);
      const texts = JSON.stringify([description, faq]);
      const mentions = (text: string) => texts.includes(JSON.stringify(text).slice(1, -1));
      if (mentions(name.en)) mentioned += 1;
      else expect([name.en, mentions(original.en)]).toEqual([name.en, false]);
    }
    expect(mentioned).toBeGreaterThan(50);
  });

  test('of an accessory exists for each brand with such products', () => {
    const cases = many.filter(({ category }) => category.endsWith('/galaxy-cases'));
    const brandsOfCases = new Set(
      products.filter(({ category }) => category.endsWith('/galaxy-cases')).map(({ brand }) => brand),
    );
    expect(new Set(cases.map(({ brand }) => brand))).toEqual(brandsOfCases);
  });
});
