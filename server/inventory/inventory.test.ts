import { describe, expect, it } from 'vitest';
import { transaction } from '../db/database.ts';
import { release, reserve, reserveAgain } from '../reservations/reservations.ts';
import { createProduct, type SkuOptions } from '../testing/catalogue-factory.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { type StockLevel, stockLevelOf, stockReservations } from './inventory.ts';
import { selectStocksOfProducts } from './queries.ts';

const shop = await createTestShop();
const call = shop.client();
let referenceCount = 0;

function newReference(): string {
  referenceCount += 1;
  return `order ${referenceCount}`;
}

async function createSkus(...skus: SkuOptions[]): Promise<number[]> {
  return (await createProduct(shop, { skus })).skuIds;
}

const kinds = { stock: stockReservations };

function reserveFor(reference: string, lines: [skuId: number | undefined, quantity: number][]) {
  const order = {
    pickup: null,
    lines: lines.map(([skuId = 0, quantity]) => ({ skuId, kind: 'goods' as const, quantity })),
  };
  return transaction(shop.db, (tx) => reserve(tx, kinds, order, { reference, now: shop.clock() }));
}

function releaseOf(reference: string) {
  return transaction(shop.db, (tx) => release(tx, kinds, { reference, now: shop.clock() }));
}

function reserveAgainFor(reference: string) {
  return transaction(shop.db, async (tx) => (await reserveAgain(tx, kinds, { reference, now: shop.clock() })) !== null);
}

async function levelsOf(...skuIds: number[]): Promise<(StockLevel | undefined)[]> {
  const found = await selectStocksOfProducts(shop.db, skuIds);
  return skuIds.map((skuId) => {
    const sku = found.find((one) => one.skuId === skuId);
    return sku && stockLevelOf(sku.record);
  });
}

async function purchasable(...skuIds: number[]): Promise<(number | undefined)[]> {
  return (await levelsOf(...skuIds)).map((level) => level?.purchasable);
}

describe('live stock', () => {
  it('is returned for SKUs and for products', async () => {
    const { productId, skuIds } = await createProduct(shop, {
      skus: [
        { stock: 3, totalStock: 20 },
        { stock: 0, preOrderStock: 5, totalStock: 10 },
      ],
    });
    const [first, second = 0] = skuIds;
    const [ofSecond, ofProduct, ofFirst, ...others] = dataOf(
      await call('POST /inventory/api/stock', { body: { productIds: [second, productId, first, second] } }),
    );
    expect(others).toEqual([]);
    const firstStock = {
      productId: first,
      appliedType: 'sku',
      stock: 3,
      totalStock: 20,
      preOrderStock: 0,
      preOrderFlag: false,
      stockAvailable: true,
    };
    expect(ofFirst).toEqual({ ...firstStock, children: [] });
    expect(ofSecond).toMatchObject({ stock: 0, preOrderStock: 5, preOrderFlag: true, stockAvailable: true });
    const { children: _, ...secondStock } = ofSecond ?? {};
    expect(ofProduct).toEqual({
      productId,
      appliedType: 'product',
      stock: 3,
      totalStock: 30,
      preOrderStock: 5,
      preOrderFlag: true,
      stockAvailable: true,
      children: [firstStock, secondStock],
    });
  });

  it('of a product has no total if that of one of its SKUs is unknown', async () => {
    const { productId } = await createProduct(shop, { skus: [{ totalStock: 20 }, { totalStock: null }] });
    const [stock] = dataOf(await call('POST /inventory/api/stock', { body: { productIds: [productId] } }));
    expect(stock?.totalStock).toBeNull();
  });

  it('is zero for a SKU without a stock record, and left out for unknown and withdrawn ones', async () => {
    const unstocked = await createProduct(shop);
    await shop.db.deleteFrom('stocks').where('sku_id', '=', unstocked.skuId).execute();
    const withdrawn = await createProduct(shop, { visible: false });
    const body = { productIds: [unstocked.skuId, withdrawn.skuId, withdrawn.productId, 2_147_483_647] };
    const stocks = dataOf(await call('POST /inventory/api/stock', { body }));
    expect(stocks).toMatchObject([{ productId: unstocked.skuId, stock: 0, stockAvailable: false }]);
    expect(stocks).toHaveLength(1);
  });

  it.each([
    {},
    { productIds: [] },
    { productIds: ['1'] },
    { productIds: [0] },
    { productIds: [1.5] },
    { productIds: [2_147_483_648] },
    { productIds: Array.from({ length: 201 }, (_, index) => index + 1) },
  ])('is not returned for %j', async (payload) => {
    const response = await shop.app.inject({ method: 'POST', url: '/inventory/api/stock', payload });
    expect(failureOf(response)).toEqual({ status: 422, code: 'validation_failed' });
  });
});

describe('the stock of an order', () => {
  it('is reserved, from pre-order stock if the SKU is on pre-order', async () => {
    const [inStock = 0, onPreOrder = 0] = await createSkus({ stock: 5 }, { stock: 7, preOrderStock: 4 });
    const reserved = await reserveFor(newReference(), [
      [onPreOrder, 3],
      [inStock, 2],
    ]);
    expect(reserved).toEqual({
      ok: true,
      resources: {
        stock: expect.arrayContaining([
          { sku_id: inStock, pre_order_flag: false },
          { sku_id: onPreOrder, pre_order_flag: true },
        ]),
      },
    });
    expect(await levelsOf(inStock, onPreOrder)).toMatchObject([
      { stock: 3 },
      { stock: 7, preOrderStock: 1, purchasable: 1 },
    ]);
  });

  it('is reserved for all lines or for none, and shortages are reported', async () => {
    const [enough = 0, scarce = 0] = await createSkus({ stock: 5 }, { stock: 1 });
    const refused = await reserveFor(newReference(), [
      [enough, 5],
      [scarce, 2],
    ]);
    expect(refused).toMatchObject({
      ok: false,
      code: 'product_information_updated',
      shortages: [{ resource: { sku_id: scarce }, requested: 2, available: 1 }],
    });
    expect(await purchasable(enough, scarce)).toEqual([5, 1]);
  });

  it('is out of stock if no unit is left or the SKU has no stock record', async () => {
    const [enough = 0, soldOut = 0] = await createSkus({ stock: 5 }, { stock: 0 });
    for (const skuId of [soldOut, 2_147_483_647])
      expect(
        await reserveFor(newReference(), [
          [enough, 1],
          [skuId, 1],
        ]),
      ).toMatchObject({ ok: false, code: 'out_of_stock', shortages: [{ resource: { sku_id: skuId }, available: 0 }] });
    expect(await purchasable(enough)).toEqual([5]);
  });

  it('is checked against the sum of all lines of a SKU', async () => {
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

  it('returns to pre-order stock even if the SKU is no longer on pre-order, and is then reserved again from stock', async () => {
    const [sku = 0] = await createSkus({ stock: 5, preOrderStock: 5 });
    const reference = newReference();
    await reserveFor(reference, [[sku, 2]]);
    await shop.db.updateTable('stocks').set({ pre_order_flag: false }).where('sku_id', '=', sku).execute();
    await releaseOf(reference);
    expect(await levelsOf(sku)).toMatchObject([{ stock: 5, preOrderStock: 5 }]);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await levelsOf(sku)).toMatchObject([{ stock: 3, preOrderStock: 5 }]);
  });
});
