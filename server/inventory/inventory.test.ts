import { describe, expect, it } from 'vitest';
import { transaction } from '../db/database.ts';
import { type GivenSku, givenProduct } from '../testing/catalogue-factory.ts';
import { dataOf, failureOf, testShop } from '../testing/shop.ts';
import { giveBackStock, stockLevels, takeStock } from './inventory.ts';

const shop = await testShop();
const call = shop.client();
let orders = 0;

function newReference(): string {
  orders += 1;
  return `order ${orders}`;
}

async function givenSkus(...skus: GivenSku[]): Promise<number[]> {
  return (await givenProduct(shop, { skus })).skuIds;
}

function take(reference: string, lines: [skuId: number | undefined, quantity: number][], round = 1) {
  const wanted = lines.map(([skuId = 0, quantity]) => ({ skuId, quantity }));
  return transaction(shop.db, (tx) => takeStock(tx, { reference, round, lines: wanted, now: shop.clock() }));
}

function giveBack(reference: string, round = 1) {
  return transaction(shop.db, (tx) => giveBackStock(tx, { reference, round, now: shop.clock() }));
}

async function purchasable(...skuIds: number[]): Promise<(number | undefined)[]> {
  const levels = await stockLevels(shop.db, skuIds);
  return skuIds.map((skuId) => levels.get(skuId)?.purchasable);
}

describe('live stock', () => {
  it('is told by SKU and by product', async () => {
    const { productId, skuIds } = await givenProduct(shop, {
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
    const { productId } = await givenProduct(shop, { skus: [{ totalStock: 20 }, { totalStock: null }] });
    const stocks = dataOf(await call('POST /inventory/api/stock', { body: { productIds: [productId] } }));
    expect(stocks[productId]?.totalStock).toBeNull();
  });

  it('is zero for a SKU that was never stocked, and left out for unknown and withdrawn ones', async () => {
    const unstocked = await givenProduct(shop);
    await shop.db.deleteFrom('stocks').where('sku_id', '=', unstocked.skuId).execute();
    const withdrawn = await givenProduct(shop, { visible: false });
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
  it('is taken, from pre-order stock where a SKU is sold ahead', async () => {
    const [now, ahead] = await givenSkus({ stock: 5 }, { stock: 7, preOrderStock: 4 });
    const taken = await take(newReference(), [
      [ahead, 3],
      [now, 2],
    ]);
    expect(taken).toEqual({
      ok: true,
      preOrder: new Map([
        [now, false],
        [ahead, true],
      ]),
    });
    const levels = await stockLevels(shop.db, [now ?? 0, ahead ?? 0]);
    expect(levels.get(now ?? 0)?.stock).toBe(3);
    expect(levels.get(ahead ?? 0)).toMatchObject({ stock: 7, preOrderStock: 1, purchasable: 1 });
  });

  it('is taken for all lines or for none, and the short ones are named', async () => {
    const [enough = 0, short = 0] = await givenSkus({ stock: 5 }, { stock: 1 });
    expect(
      await take(newReference(), [
        [enough, 5],
        [short, 2],
        [2_147_483_647, 1],
      ]),
    ).toEqual({
      ok: false,
      short: [
        { skuId: short, wanted: 2, purchasable: 1 },
        { skuId: 2_147_483_647, wanted: 1, purchasable: 0 },
      ],
    });
    expect(await purchasable(enough, short)).toEqual([5, 1]);
  });

  it('counts the lines of one SKU together', async () => {
    const [sku = 0] = await givenSkus({ stock: 3 });
    expect(
      await take(newReference(), [
        [sku, 2],
        [sku, 2],
      ]),
    ).toMatchObject({ ok: false });
    expect(
      await take(newReference(), [
        [sku, 2],
        [sku, 1],
      ]),
    ).toMatchObject({ ok: true });
    expect(await purchasable(sku)).toEqual([0]);
  });

  it('is given back exactly once, however often and at once it is asked for', async () => {
    const [plain = 0, ahead = 0] = await givenSkus({ stock: 5 }, { preOrderStock: 5 });
    const reference = newReference();
    await take(reference, [
      [plain, 2],
      [ahead, 3],
    ]);
    await Promise.all([giveBack(reference), giveBack(reference), giveBack(reference)]);
    await giveBack(reference);
    expect(await purchasable(plain, ahead)).toEqual([5, 5]);
  });

  it('goes back to where it came from when the SKU is no longer sold ahead', async () => {
    const [sku = 0] = await givenSkus({ stock: 5, preOrderStock: 5 });
    const reference = newReference();
    await take(reference, [[sku, 2]]);
    await shop.db.updateTable('stocks').set({ pre_order_flag: false }).where('sku_id', '=', sku).execute();
    await giveBack(reference);
    expect((await stockLevels(shop.db, [sku])).get(sku)).toMatchObject({ stock: 5, preOrderStock: 5 });
  });

  it('can be taken again in another round, which is given back by itself', async () => {
    const [sku = 0] = await givenSkus({ stock: 5 });
    const reference = newReference();
    await take(reference, [[sku, 2]]);
    await giveBack(reference);
    await take(reference, [[sku, 2]], 2);
    await giveBack(reference);
    expect(await purchasable(sku)).toEqual([3]);
    await giveBack(reference, 2);
    expect(await purchasable(sku)).toEqual([5]);
  });

  it('is not taken twice in one round', async () => {
    const [sku = 0] = await givenSkus({ stock: 5 });
    const reference = newReference();
    await take(reference, [[sku, 1]]);
    await expect(take(reference, [[sku, 1]])).rejects.toThrow(/stock_movements/);
    expect(await purchasable(sku)).toEqual([4]);
  });

  it('is never sold twice: of fifty buyers of five pieces five get one', async () => {
    const [sku = 0] = await givenSkus({ stock: 5 });
    const results = await Promise.all(Array.from({ length: 50 }, () => take(newReference(), [[sku, 1]])));
    expect(results.filter((result) => result.ok)).toHaveLength(5);
    expect(await purchasable(sku)).toEqual([0]);
  });

  it('is taken by buyers of the same SKUs in any order, who wait for each other', async () => {
    const [a = 0, b = 0, c = 0] = await givenSkus({ stock: 40 }, { stock: 40 }, { stock: 40 });
    const inAnyOrder = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ];
    const references = Array.from({ length: 40 }, newReference);
    const results = await Promise.all(
      references.map((reference, index) =>
        take(
          reference,
          (inAnyOrder[index % 4] ?? []).map((skuId) => [skuId, 1]),
        ),
      ),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    expect(await purchasable(a, b, c)).toEqual([0, 0, 0]);
    await Promise.all(references.map((reference) => giveBack(reference)));
    expect(await purchasable(a, b, c)).toEqual([40, 40, 40]);
  });
});
