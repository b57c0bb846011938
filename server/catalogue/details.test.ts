import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { badges } from '#contract/catalogue.ts';
import { givenProduct } from '../testing/catalogue-factory.ts';
import { dataOf, testShop } from '../testing/shop.ts';

const shop = await testShop();
const client = shop.client();
const relatedTo = async (productId: number, limit?: number) =>
  dataOf(await client('GET /pim/api/products/related-product', { query: { productId, limit } })).map(
    (card) => card.productId,
  );
const relate = (product_id: number, related_product_id: number, relation: 'related' | 'fits', position = 0) =>
  shop.db.insertInto('product_relations').values({ product_id, related_product_id, relation, position }).execute();

test("a product's own attributes are told in the language of the request", async () => {
  const { productId } = await givenProduct(shop);
  const name = { th: 'เครือข่าย', en: 'Network' };
  await shop.db
    .updateTable('products')
    .set({
      attributes: JSON.stringify([{ code: 'network', type: 'text', value: '5g', label: { th: '5G', en: '5G' }, name }]),
    })
    .where('product_id', '=', productId)
    .execute();
  const product = dataOf(await client('GET /pim/api/products/{id}', { params: { id: productId } }));
  const attributes = [{ code: 'network', name: 'Network', value: '5g', label: '5G' }];
  expect(product.attributes).toEqual(attributes);
  const compared = dataOf(
    await client('GET /pim/api/products/compare-products', { query: { productIds: `${productId},${productId}` } }),
  );
  expect(compared.map((each) => each.attributes)).toEqual([attributes]);
});

test('each badge of a product has its sign', async () => {
  const { productId } = await givenProduct(shop, { badges: [...badges] });
  const { badgeImage } = dataOf(await client('GET /pim/api/products/{id}', { params: { id: productId } }));
  expect(badgeImage).toHaveLength(badges.length);
  for (const { url } of badgeImage) {
    const sign = readFileSync(new URL(`../../public${url}`, import.meta.url), 'utf8');
    expect([url, sign]).toEqual([url, expect.stringMatching(/^<svg [^>]*viewBox="0 0 24 24"/)]);
  }
});

describe('beside a product', () => {
  test('stand those chosen for it, then its accessories, then what it is made for; nothing hidden, nothing twice', async () => {
    const phone = await givenProduct(shop, { popularity: 5 });
    const tablet = await givenProduct(shop);
    const cover = await givenProduct(shop, { popularity: 9 });
    const film = await givenProduct(shop, { popularity: 3 });
    const hidden = await givenProduct(shop, { visible: false });
    await relate(phone.productId, tablet.productId, 'related', 1);
    await relate(phone.productId, hidden.productId, 'related', 0);
    await relate(phone.productId, film.productId, 'related', 2);
    await relate(cover.productId, phone.productId, 'fits');
    await relate(film.productId, phone.productId, 'fits');
    expect(await relatedTo(phone.productId)).toEqual([tablet.productId, film.productId, cover.productId]);
    expect(await relatedTo(cover.productId)).toEqual([phone.productId]);
    expect(await relatedTo(phone.productId, 1)).toEqual([tablet.productId]);
  });
});

describe('a comparison', () => {
  const compare = (productIds: string | string[]) =>
    client('GET /pim/api/products/compare-products', { query: { productIds } });

  test('shows products in the order asked for, by their own ids or those of SKUs, each once', async () => {
    const one = await givenProduct(shop, { name: 'One', category: 'phones/smart' });
    const two = await givenProduct(shop, { name: 'Two' });
    const hidden = await givenProduct(shop, { visible: false });
    const ids = [two.skuId, one.productId, two.productId, hidden.productId].join(',');
    const products = dataOf(await compare(ids));
    expect(products.map(({ productName }) => productName)).toEqual(['Two', 'One']);
    expect(products[1]).toMatchObject({
      categoryPath: 'phones/smart',
      shortDescription: 'Genuine One',
      specification: [{ label: 'Weight', value: '120 g' }],
      price: 1000,
    });
    expect(dataOf(await compare('999999,999998'))).toEqual([]);
    const repeated = `/pim/api/products/compare-products?productIds=${two.skuId}&productIds=${one.productId}`;
    const answer = await shop.app.inject({ url: repeated, headers: { 'accept-language': 'en' } });
    expect(answer.json().data.map((product: { id: number }) => product.id)).toEqual([two.productId, one.productId]);
  });

  test.each(['', '1', 'a,b', '1,2,3,4,5', '1,,2', '-1,2', '1;drop table products', '9999999999'])(
    'refuses %j in a clear way',
    async (productIds) => {
      expect(await compare(productIds)).toMatchObject({ ok: false, status: 422, code: 'validation_failed' });
    },
  );
});

test('a SKU cannot take the id of a product, nor a product that of a SKU', async () => {
  const { productId, skuId, brandId, categoryId } = await givenProduct(shop);
  const text = JSON.stringify({ th: 'ก', en: 'a' });
  const product = shop.db.insertInto('products').values({
    product_id: skuId,
    brand_id: brandId,
    category_id: categoryId,
    slug: 'a',
    name: text,
    short_description: text,
    description: text,
    key_highlight: text,
    faq: text,
  });
  await expect(product.execute()).rejects.toThrow('a product has the id of a SKU');
  const sku = shop.db
    .insertInto('skus')
    .values({ sku_id: productId, product_id: productId, sku: 'TAKEN', images: ['/images/a.svg'], price_satang: 100 });
  await expect(sku.execute()).rejects.toThrow('a SKU has the id of a product');
});
