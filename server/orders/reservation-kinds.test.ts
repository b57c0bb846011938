import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import { type ReservationKindName, release, reserve, reserveAgain } from '../reservations/reservations.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createAddOnDeal, createFlashSale } from '../testing/offer-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import type { OrderDraft } from './place-order.ts';
import { reservationKinds } from './reservation-kinds.ts';

const shop = await createTestShop();
type Kinds = Partial<typeof reservationKinds>;
type Line = Pick<OrderDraft['lines'][number], 'skuId' | 'flashSaleId' | 'dealProductId'>;

/** A resource with a number of free units: the line that wants it, and how to read and to set what is free. */
interface Resource {
  line: Line;
  left(): Promise<number>;
  setLeft(units: number): Promise<unknown>;
}

const plenty = 1000;
const noOffer = { flashSaleId: null, dealProductId: null };

const given: Record<ReservationKindName, (units: number) => Promise<Resource>> = {
  async stock(units) {
    const { skuId } = await createProduct(shop, { stock: units });
    const row = () => shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId);
    return {
      line: { ...noOffer, skuId },
      left: async () => (await row().executeTakeFirstOrThrow()).stock,
      setLeft: (stock) => shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute(),
    };
  },
  async flash_sale_quota(units) {
    const { skuId } = await createProduct(shop, { stock: plenty });
    const flashSaleId = await createFlashSale(shop, {
      items: [{ skuId, price: 1, quota: plenty, sold: plenty - units }],
    });
    const row = () => shop.db.selectFrom('flash_sale_items').select('sold').where('flash_sale_id', '=', flashSaleId);
    return {
      line: { ...noOffer, skuId, flashSaleId },
      left: async () => plenty - (await row().executeTakeFirstOrThrow()).sold,
      setLeft: (left) =>
        shop.db
          .updateTable('flash_sale_items')
          .set({ sold: plenty - left })
          .where('flash_sale_id', '=', flashSaleId)
          .execute(),
    };
  },
  async add_on_deal_stock(units) {
    const { productId: dealProductId } = await createProduct(shop);
    const { skuId } = await createProduct(shop, { stock: plenty });
    await createAddOnDeal(shop, { productId: dealProductId, skuId, price: 1, stock: units });
    const row = () => shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', '=', skuId);
    return {
      line: { ...noOffer, skuId, dealProductId },
      left: async () => (await row().executeTakeFirstOrThrow()).stock,
      setLeft: (stock) => shop.db.updateTable('add_on_deals').set({ stock }).where('sku_id', '=', skuId).execute(),
    };
  },
};

/** As `transaction` of the shop, but a deadlock fails instead of being tried again. */
const transact = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);
const at = (reference: string) => ({ reference, now: shop.clock() });

function reserveFor(reference: string, lines: (Line & { quantity: number })[], kinds: Kinds = reservationKinds) {
  return transact((tx) => reserve(tx, kinds, { lines } as OrderDraft, at(reference)));
}
const releaseOf = (reference: string, kinds: Kinds = reservationKinds) =>
  transact((tx) => release(tx, kinds, at(reference)));
const reserveAgainFor = (reference: string, kinds: Kinds = reservationKinds) =>
  transact((tx) => reserveAgain(tx, kinds, at(reference)));

describe.each(Object.values(reservationKinds))('of the kind $name', ({ name, again }) => {
  const kinds: Kinds = { [name]: reservationKinds[name] };

  test('lines that want the same are reserved together, or refused when there are too few units', async () => {
    const { line, left } = await given[name](5);
    const refused = [
      { ...line, quantity: 3 },
      { ...line, quantity: 3 },
    ];
    expect(await reserveFor(randomUUID(), refused, kinds)).toMatchObject({
      ok: false,
      short: [{ wanted: 6, available: 5 }],
    });
    expect(await left()).toBe(5);
    const granted = [
      { ...line, quantity: 3 },
      { ...line, quantity: 2 },
    ];
    expect(await reserveFor(randomUUID(), granted, kinds)).toMatchObject({ ok: true });
    expect(await left()).toBe(0);
  });

  test('all resources are reserved, or none where one of them is short', async () => {
    const [enough, short] = [await given[name](5), await given[name](1)];
    const lines = [
      { ...enough.line, quantity: 2 },
      { ...short.line, quantity: 2 },
    ];
    expect(await reserveFor(randomUUID(), lines, kinds)).toMatchObject({ ok: false });
    expect([await enough.left(), await short.left()]).toEqual([5, 1]);
  });

  test('of fifty buyers of five units five get one', async () => {
    const { line, left } = await given[name](5);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => reserveFor(randomUUID(), [{ ...line, quantity: 1 }], kinds)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await left()).toBe(0);
  });

  test('a reference reserves once', async () => {
    const { line, left } = await given[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await expect(reserveFor(reference, [{ ...line, quantity: 2 }])).rejects.toThrow(/reservations_pkey/);
    await releaseOf(reference);
    await expect(reserveFor(reference, [{ ...line, quantity: 2 }])).rejects.toThrow(/reservations_pkey/);
    expect(await left()).toBe(5);
  });

  test('a reservation is released once, however often and at once that is done', async () => {
    const { line, left } = await given[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await reserveFor(randomUUID(), [{ ...line, quantity: 1 }]);
    await Promise.all([1, 2, 3].map(() => releaseOf(reference)));
    await releaseOf(reference);
    expect(await left()).toBe(4);
    await releaseOf(randomUUID());
    expect(await left()).toBe(4);
  });

  test('what was released is reserved again, and released by itself', async () => {
    const { line, left } = await given[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await expect(reserveAgainFor(reference)).rejects.toThrow(/still/);
    await releaseOf(reference);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await left()).toBe(3);
    await releaseOf(reference);
    expect(await left()).toBe(5);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await left()).toBe(3);
  });

  test.each([
    { units: 1, usedUp: 'partly' },
    { units: 0, usedUp: 'wholly' },
  ])(`what is $usedUp used up meanwhile is reserved again: ${again}`, async ({ units }) => {
    const [short, enough] = [await given[name](5), await given[name](5)];
    const reference = randomUUID();
    await reserveFor(reference, [
      { ...short.line, quantity: 2 },
      { ...enough.line, quantity: 2 },
    ]);
    await releaseOf(reference);
    await short.setLeft(units);
    expect(await reserveAgainFor(reference)).toBe(again === 'what_is_left');
    const left = async () => [await short.left(), await enough.left()];
    expect(await left()).toEqual(again === 'what_is_left' ? [0, 3] : [units, 5]);
    await releaseOf(reference);
    expect(await left()).toEqual([units, 5]);
  });

  test('a resource that is gone is no reason against releasing the others', async () => {
    const [gone, there] = [await given[name](5), await given[name](5)];
    const reference = randomUUID();
    await reserveFor(reference, [
      { ...gone.line, quantity: 2 },
      { ...there.line, quantity: 2 },
    ]);
    await shop.db.deleteFrom(reservationKinds[name].table).where('sku_id', '=', gone.line.skuId).execute();
    await releaseOf(reference);
    expect(await there.left()).toBe(5);
  });
});

test('nothing of any kind is reserved again where one that must be whole is not', async () => {
  const { stock, flash_sale_quota } = reservationKinds;
  const quota = await given.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...quota.line, quantity: 2 }]);
  await releaseOf(reference);
  await shop.db.updateTable('stocks').set({ stock: 1 }).where('sku_id', '=', quota.line.skuId).execute();
  expect(await reserveAgainFor(reference, { flash_sale_quota, stock })).toBe(false);
  expect(await quota.left()).toBe(5);
});

test('what a kind reserved that is no more is not lost without a word', async () => {
  const { line, left } = await given.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...line, quantity: 2 }]);
  await expect(releaseOf(reference, { stock: reservationKinds.stock })).rejects.toThrow(/flash_sale_quota/);
  await releaseOf(reference);
  expect(await left()).toBe(5);
});

test.each([
  { quantity: 1 },
  { attempt: 2 },
  { released_at: null },
  { released_at: new Date('2026-11-21T00:00:00Z') },
  { resource: JSON.stringify({ sku_id: 1 }) },
])('the database refuses to change what was reserved and released: %j', async (change) => {
  const { line } = await given.stock(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...line, quantity: 2 }]);
  await releaseOf(reference);
  const changed = shop.db.updateTable('reservations').set(change).where('reference', '=', reference).execute();
  await expect(changed).rejects.toThrow(/can only be released, and once/);
});

test('orders of the same goods in any order wait for each other, also for those that are being released: no deadlock', {
  timeout: 60_000,
}, async () => {
  const all: Resource[] = [];
  for (const ofKind of Object.values(given)) for (let n = 0; n < 3; n += 1) all.push(await ofKind(plenty));
  const lines = all.map(({ line }) => ({ ...line, quantity: 1 }));
  const inAnyOrder = [lines, lines.toReversed(), [...lines.slice(4), ...lines.slice(0, 4)]];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = Array.from({ length: 15 }, () => randomUUID());
    await Promise.all(before.map((reference, index) => reserveFor(reference, inAnyOrder[index % 3] ?? [])));
    await Promise.all([
      ...before.map((reference) => releaseOf(reference)),
      ...before.map((_, index) => reserveFor(randomUUID(), inAnyOrder[index % 3] ?? [])),
    ]);
  }
  expect(await Promise.all(all.map(({ left }) => left()))).toEqual(all.map(() => plenty - 75));
});

test('releasing locks in the order of reserving, in whatever order reservations were recorded: no deadlock', {
  timeout: 60_000,
}, async () => {
  const { add_on_deal_stock } = reservationKinds;
  const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 12 }, () => ({})) });
  const productIds: number[] = [];
  for (const _ of skuIds) productIds.push((await createProduct(shop)).productId);
  // The lowest product with the highest SKU: reservations are found by SKU, and locked by product.
  const lines = skuIds.toReversed().map((skuId, index) => ({
    skuId,
    dealProductId: productIds[index] ?? 0,
    flashSaleId: null,
    quantity: 1,
  }));
  for (const { dealProductId, skuId } of lines)
    await createAddOnDeal(shop, { productId: dealProductId, skuId, price: 1, stock: plenty });
  for (let turn = 0; turn < 5; turn += 1) {
    const before = Array.from({ length: 15 }, () => randomUUID());
    const recorded = before.flatMap((reference) =>
      lines.toReversed().map(({ dealProductId, skuId }) => ({
        ...{ kind: 'add_on_deal_stock', quantity: 1, reference, attempt: 1, reserved_at: shop.clock() },
        resource: JSON.stringify({ product_id: dealProductId, sku_id: skuId }),
      })),
    );
    await shop.db.insertInto('reservations').values(recorded).execute();
    await Promise.all([
      ...before.map((reference) => releaseOf(reference, { add_on_deal_stock })),
      ...before.map(() => reserveFor(randomUUID(), lines, { add_on_deal_stock })),
    ]);
  }
  const deals = await shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', 'in', skuIds).execute();
  expect(deals.map(({ stock }) => stock)).toEqual(lines.map(() => plenty));
});
