import { expect, test } from 'vitest';
import type { ProductSort } from '#contract/products.ts';
import { sellingPrice, wasPrice } from '#contract/selling-price.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { createTestShop, dataOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const client = shop.client();

const opens = Date.parse('2026-03-01T05:00:00Z');
const closes = Date.parse('2026-03-01T06:00:00Z');
const flashCloses = Date.parse('2026-03-01T05:30:00Z');
const window = { from: new Date(opens), to: new Date(closes) };

shop.setClock('2026-02-20T00:00:00Z');
const steady = await createProduct(shop, { price: 300 });
const special = await createProduct(shop, { price: 500, specialPrice: { price: 200, ...window } });
const variants = await createProduct(shop, {
  skus: [
    { options: { colour: 'Black' }, price: 400 },
    { options: { colour: 'White' }, price: 600, specialPrice: { price: 350, ...window } },
  ],
});
const flash = await createProduct(shop, { price: 450, specialPrice: { price: 410, ...window } });
const gone = await createProduct(shop, { price: 350 });
await createFlashSale(shop, {
  items: [
    { skuId: flash.skuId, price: 100, quota: 5 },
    { skuId: gone.skuId, price: 90, quota: 2, sold: 2 },
  ],
  from: new Date(opens),
  to: new Date(flashCloses),
});

/** The products of a list with their selling and previous prices. */
async function list(query: { minPrice?: number; maxPrice?: number; sort?: ProductSort; promotion?: 'special'[] }) {
  const { items, total, facets } = dataOf(
    await client('GET /search/api/{locale}/products', { params: { locale: 'th' }, query: { limit: 100, ...query } }),
  );
  const cards = items.map((card) => ({ id: card.productId, selling: sellingPrice(card), was: wasPrice(card) }));
  return { cards, total, range: facets.find(({ code }) => code === 'price') };
}

test.each([
  [
    'before any special price or flash sale',
    opens - 1,
    { [steady.productId]: 300, [special.productId]: 500, [flash.productId]: 450 },
  ],
  ['when they start', opens, { [special.productId]: 200, [variants.productId]: 350, [flash.productId]: 100 }],
  ['in the last millisecond of the flash sale', flashCloses - 1, { [flash.productId]: 100, [gone.productId]: 350 }],
  ['when the flash sale ends', flashCloses, { [special.productId]: 200, [flash.productId]: 410 }],
  [
    'in the last millisecond of the special prices',
    closes - 1,
    { [special.productId]: 200, [variants.productId]: 350 },
  ],
  [
    'when the special prices end',
    closes,
    { [special.productId]: 500, [variants.productId]: 400, [flash.productId]: 450 },
  ],
])('filter, sort, price range and cards use the same prices %s', async (_, moment, expected) => {
  shop.setClock(new Date(moment));
  const all = await list({ sort: 'price-asc' });
  const prices = all.cards.map(({ selling }) => selling);
  expect(Object.fromEntries(all.cards.map(({ id, selling }) => [id, selling]))).toMatchObject(expected);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect((await list({ sort: 'price-desc' })).cards.map(({ selling }) => selling)).toEqual(prices.toReversed());
  expect(all.range).toMatchObject({ min: prices[0], max: prices.at(-1) });

  const savings = (await list({ sort: 'discount' })).cards.map(({ selling, was = selling }) => 1 - selling / was);
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));

  // Filters for exactly each price, at least it and at most it.
  for (const price of prices) {
    for (const [query, fits] of [
      [{ minPrice: price, maxPrice: price }, (other: number) => other === price],
      [{ minPrice: price }, (other: number) => other >= price],
      [{ maxPrice: price }, (other: number) => other <= price],
      [{ maxPrice: price - 0.01 }, (other: number) => other < price],
    ] as const) {
      const found = await list({ sort: 'price-asc', ...query });
      expect([query, found.total, found.cards.map(({ selling }) => selling)]).toEqual([
        query,
        prices.filter(fits).length,
        prices.filter(fits),
      ]);
    }
  }
});
