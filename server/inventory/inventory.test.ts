import { describe, expect, it } from 'vitest';
import { transaction } from '../db/database.ts';
import { release, reserve, reserveAgain } from '../reservations/reservations.ts';
import { createProduct, type SkuOptions } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { stockLevels, stockReservations } from './inventory.ts';

const shop = await createTestShop();
const call = shop.client();
let orders = 0;

function newReference(): string {
  orders += 1;
  return `order ${orders}`;
}

async function createSkus(...skus: SkuOptions[]): Promise<number[]> {
  return (await createProduct(shop, { skus })).skuIds;
}

const kinds = { stock: stockReservations };

function reserveFor(reference: string, lines: [skuId: number | undefined, quantity: number][]) {
  const order = { lines: lines.map(([skuId = 0, quantity]) => ({ skuId, quantity })) };
  return transaction(shop.db, (tx) => reserve(tx, kinds, order, { reference, now: shop.clock() }));
}

function releaseOf(reference: string) {
  return transaction(shop.db, (tx) => release(tx, kinds, { reference, now: shop.clock() }));
}

function reserveAgainFor(reference: string) {
  return transaction(shop.db, (tx) => reserveAgain(tx, kinds, { reference, now: shop.clock() }));
}

async function purchasable(...skuIds: number[]): Promise<(number | undefined)[]> {
  const levels = await stockLevels(shop.db, skuIds);
  return skuIds.map((skuId) => levels.get(skuId)?.purchasable);
}

describe('live stock', () => {
  it('is told by SKU and by product', async () => {
    const { productId, skuIds } = await createProduct(shop, {
      skus: [
        { stock: 3, totalStock: 20 },
        { stock: 0, preOrderStock: 5, totalStock: 10 },
      ],
    });
    const [first, second = 0] = skuIds;
    const stocks = dataOf(
      await call('POST /inventory/api/stock', { body: { productIds: [productId, first, second] } }),
    );
    expect(stocks[first]).toEqual({
      productId: first,
      appliedType: 'sku',
      stock: 3,
      totalStock: 20,
      preOrderStock: 0,
      preOrderFlag: false,
      stockAvailable: true,
    });
    expect(stocks[second]).toMatchObject({ stock: 0, preOrderStock: 5, preOrderFlag: true, stockAvailable: true });
    expect(stocks[productId]).toEqual({
      productId,
      appliedType: 'product',
      stock: 3,
      totalStock: 30,
      preOrderStock: 5,
      preOrderFlag: true,
      stockAvailable: true,
    });
  });

  it('of a product has no total where one of its SKUs has none', async () => {
    const { productId } = await createProduct(shop, { skus: [{ totalStock: 20 }, { totalStock: null }] });
    const stocks = dataOf(await call('POST /inventory/api/stock', { body: { productIds: [productId] } }));
    expect(stocks[productId]?.totalStock).toBeNull();
  });

  it('is zero for a SKU that was never stocked, and left out for unknown and withdrawn ones', async () => {
    const unstocked = await createProduct(shop);
    await shop.db.deleteFrom('stocks').where('sku_id', '=', unstocked.skuId).execute();
    const withdrawn = await createProduct(shop, { visible: false });
    const body = { productIds: [unstocked.skuId, withdrawn.skuId, withdrawn.productId, 2_147_483_647] };
    const stocks = dataOf(await call('POST /inventory/api/stock', { body }));
    expect(Object.keys(stocks)).toEqual([String(unstocked.skuId)]);
    expect(stocks[unstocked.skuId]).toMatchObject({ stock: 0, stockAvailable: false });
  });

  it.each([
    {},
    { productIds: [] },
    { productIds: ['1'] },
    { productIds: [0] },
    { productIds: [1.5] },
    { productIds: [2_147_483_648] },
    { productIds: Array.from({ length: 201 }, (_, index) => index + 1) },
  ])('is not told for %j', async (payload) => {
    const response = await shop.app.inject({ method: 'POST', url: '/inventory/api/stock', payload });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('the stock of an order', () => {
  it('is reserved, from pre-order stock where a SKU is sold ahead', async () => {
    const [now = 0, ahead = 0] = await createSkus({ stock: 5 }, { stock: 7, preOrderStock: 4 });
    const reserved = await reserveFor(newReference(), [
      [ahead, 3],
      [now, 2],
    ]);
    expect(reserved).toEqual({
      ok: true,
      resources: {
        stock: expect.arrayContaining([
          { sku_id: now, pre_order_flag: false },
          { sku_id: ahead, pre_order_flag: true },
        ]),
      },
    });
    const levels = await stockLevels(shop.db, [now, ahead]);
    expect(levels.get(now)?.stock).toBe(3);
    expect(levels.get(ahead)).toMatchObject({ stock: 7, preOrderStock: 1, purchasable: 1 });
  });

  it('is reserved for all lines or for none, and the short ones are named', async () => {
    const [enough = 0, short = 0] = await createSkus({ stock: 5 }, { stock: 1 });
    const refused = await reserveFor(newReference(), [
      [enough, 5],
      [short, 2],
    ]);
    expect(refused).toMatchObject({
      ok: false,
      code: 'product_information_updated',
      short: [{ resource: { sku_id: short }, wanted: 2, available: 1 }],
    });
    expect(await purchasable(enough, short)).toEqual([5, 1]);
  });

  it('is out of stock where none is left, or the SKU was never stocked', async () => {
    const [enough = 0, none = 0] = await createSkus({ stock: 5 }, { stock: 0 });
    for (const skuId of [none, 2_147_483_647])
      expect(
        await reserveFor(newReference(), [
          [enough, 1],
          [skuId, 1],
        ]),
      ).toMatchObject({ ok: false, code: 'out_of_stock', short: [{ resource: { sku_id: skuId }, available: 0 }] });
    expect(await purchasable(enough)).toEqual([5]);
  });

  it('counts the lines of one SKU together', async () => {
    const [sku = 0] = await createSkus({ stock: 3 });
    expect(
      await reserveFor(newReference(), [
        [sku, 2],
        [sku, 2],
      ]),
    ).toMatchObject({ ok: false });
    expect(
      await reserveFor(newReference(), [
        [sku, 2],
        [sku, 1],
      ]),
    ).toMatchObject({ ok: true });
    expect(await purchasable(sku)).toEqual([0]);
  });

  it('goes back to where it came from when the SKU is no longer sold ahead, and is reserved again from stock', async () => {
    const [sku = 0] = await createSkus({ stock: 5, preOrderStock: 5 });
    const reference = newReference();
    await reserveFor(reference, [[sku, 2]]);
    await shop.db.updateTable('stocks').set({ pre_order_flag: false }).where('sku_id', '=', sku).execute();
    await releaseOf(reference);
    expect((await stockLevels(shop.db, [sku])).get(sku)).toMatchObject({ stock: 5, preOrderStock: 5 });
    expect(await reserveAgainFor(reference)).toBe(true);
    expect((await stockLevels(shop.db, [sku])).get(sku)).toMatchObject({ stock: 3, preOrderStock: 5 });
  });
});
