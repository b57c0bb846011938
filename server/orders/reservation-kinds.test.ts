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

/** A resource of one kind, with an order line that requests it and access to its available units. */
interface Resource {
  line: Line;
  available(): Promise<number>;
  setAvailable(units: number): Promise<unknown>;
}

const plenty = 1000;
const noOffer = { flashSaleId: null, dealProductId: null };

/** Creates a resource of each kind with that many available units. */
const createResource: Record<ReservationKindName, (units: number) => Promise<Resource>> = {
  async stock(units) {
    const { skuId } = await createProduct(shop, { stock: units });
    const row = () => shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId);
    return {
      line: { ...noOffer, skuId },
      available: async () => (await row().executeTakeFirstOrThrow()).stock,
      setAvailable: (stock) => shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute(),
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
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).sold,
      setAvailable: (units) =>
        shop.db
          .updateTable('flash_sale_items')
          .set({ sold: plenty - units })
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
      available: async () => (await row().executeTakeFirstOrThrow()).stock,
      setAvailable: (stock) => shop.db.updateTable('add_on_deals').set({ stock }).where('sku_id', '=', skuId).execute(),
    };
  },
};

/** Unlike `transaction`, does not retry after a deadlock, so that a deadlock fails the test. */
const transactOnce = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);
const forReference = (reference: string) => ({ reference, now: shop.clock() });

function reserveFor(reference: string, lines: (Line & { quantity: number })[], kinds: Kinds = reservationKinds) {
  return transactOnce((tx) => reserve(tx, kinds, { lines } as OrderDraft, forReference(reference)));
}
const releaseOf = (reference: string, kinds: Kinds = reservationKinds) =>
  transactOnce((tx) => release(tx, kinds, forReference(reference)));
const reserveAgainFor = (reference: string, kinds: Kinds = reservationKinds) =>
  transactOnce((tx) => reserveAgain(tx, kinds, forReference(reference)));

describe.each(Object.values(reservationKinds))('reservations of $name', (kind) => {
  const { name, onReserveAgain, codeWhenExhausted } = kind;
  const kinds: Kinds = { [name]: reservationKinds[name] };

  test('lines that request the same resource are added up', async () => {
    const { line, available } = await createResource[name](5);
    const tooMany = [
      { ...line, quantity: 3 },
      { ...line, quantity: 3 },
    ];
    expect(await reserveFor(randomUUID(), tooMany, kinds)).toMatchObject({
      ok: false,
      shortages: [{ requested: 6, available: 5 }],
    });
    expect(await available()).toBe(5);
    const exact = [
      { ...line, quantity: 3 },
      { ...line, quantity: 2 },
    ];
    expect(await reserveFor(randomUUID(), exact, kinds)).toMatchObject({ ok: true });
    expect(await available()).toBe(0);
  });

  test('an order reserves all its resources or none', async () => {
    const [enough, scarce] = [await createResource[name](5), await createResource[name](1)];
    const lines = [
      { ...enough.line, quantity: 2 },
      { ...scarce.line, quantity: 2 },
    ];
    expect(await reserveFor(randomUUID(), lines, kinds)).toMatchObject({ ok: false });
    expect([await enough.available(), await scarce.available()]).toEqual([5, 1]);
  });

  test('an order of a deleted resource is refused and reserves nothing', async () => {
    const [deleted, remaining] = [await createResource[name](5), await createResource[name](5)];
    await shop.db.deleteFrom(reservationKinds[name].table).where('sku_id', '=', deleted.line.skuId).execute();
    const lines = [
      { ...remaining.line, quantity: 2 },
      { ...deleted.line, quantity: 2 },
    ];
    expect(await reserveFor(randomUUID(), lines, kinds)).toMatchObject({
      ok: false,
      code: codeWhenExhausted,
      shortages: [{ requested: 2, available: 0 }],
    });
    expect(await remaining.available()).toBe(5);
  });

  test('five of fifty concurrent orders get the last five units', async () => {
    const { line, available } = await createResource[name](5);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => reserveFor(randomUUID(), [{ ...line, quantity: 1 }], kinds)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await available()).toBe(0);
  });

  test('a reference cannot reserve twice, not even after a release', async () => {
    const { line, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await expect(reserveFor(reference, [{ ...line, quantity: 2 }])).rejects.toThrow(/reservations_pkey/);
    await releaseOf(reference);
    await expect(reserveFor(reference, [{ ...line, quantity: 2 }])).rejects.toThrow(/reservations_pkey/);
    expect(await available()).toBe(5);
  });

  test('repeated and concurrent releases return the units once', async () => {
    const { line, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await reserveFor(randomUUID(), [{ ...line, quantity: 1 }]);
    await Promise.all([1, 2, 3].map(() => releaseOf(reference)));
    await releaseOf(reference);
    expect(await available()).toBe(4);
    await releaseOf(randomUUID());
    expect(await available()).toBe(4);
  });

  test('a released reservation can be reserved again and released again', async () => {
    const { line, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 2 }]);
    await expect(reserveAgainFor(reference)).rejects.toThrow(/unreleased reservations/);
    await releaseOf(reference);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await available()).toBe(3);
    await releaseOf(reference);
    expect(await available()).toBe(5);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await available()).toBe(3);
  });

  test.each([
    { units: 1, state: 'partly' },
    { units: 0, state: 'entirely' },
  ])(`a resource that is $state sold out meanwhile is reserved again: ${onReserveAgain}`, async ({ units }) => {
    const [scarce, enough] = [await createResource[name](5), await createResource[name](5)];
    const reference = randomUUID();
    await reserveFor(reference, [
      { ...scarce.line, quantity: 2 },
      { ...enough.line, quantity: 2 },
    ]);
    await releaseOf(reference);
    await scarce.setAvailable(units);
    expect(await reserveAgainFor(reference)).toBe(onReserveAgain === 'reserve_available');
    const available = async () => [await scarce.available(), await enough.available()];
    expect(await available()).toEqual(onReserveAgain === 'reserve_available' ? [0, 3] : [units, 5]);
    await releaseOf(reference);
    expect(await available()).toEqual([units, 5]);
  });

  test('an order that reserved less the second time requests its first quantity the third time', async () => {
    const { line, available, setAvailable } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [{ ...line, quantity: 3 }]);
    await releaseOf(reference);
    await setAvailable(1);
    await reserveAgainFor(reference);
    await releaseOf(reference);
    await setAvailable(5);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await available()).toBe(2);
    await releaseOf(reference);
    expect(await available()).toBe(5);
  });

  test('a deleted resource does not prevent the release of the others', async () => {
    const [deleted, remaining] = [await createResource[name](5), await createResource[name](5)];
    const reference = randomUUID();
    await reserveFor(reference, [
      { ...deleted.line, quantity: 2 },
      { ...remaining.line, quantity: 2 },
    ]);
    await shop.db.deleteFrom(reservationKinds[name].table).where('sku_id', '=', deleted.line.skuId).execute();
    await releaseOf(reference);
    expect(await remaining.available()).toBe(5);
  });
});

test('an order whose product and offer are both sold out is refused as out_of_stock', async () => {
  for (const create of [createResource.flash_sale_quota, createResource.add_on_deal_stock]) {
    const { line } = await create(0);
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', '=', line.skuId).execute();
    expect(await reserveFor(randomUUID(), [{ ...line, quantity: 1 }])).toMatchObject({ code: 'out_of_stock' });
  }
});

test('an order of a sold-out product and one with too few units is refused as out_of_stock', async () => {
  const [soldOut, scarce] = [await createResource.stock(0), await createResource.stock(1)];
  const lines = [soldOut, scarce].map(({ line }) => ({ ...line, quantity: 2 }));
  expect(await reserveFor(randomUUID(), lines)).toMatchObject({ code: 'out_of_stock' });
  expect(await reserveFor(randomUUID(), lines.slice(1))).toMatchObject({ code: 'product_information_updated' });
});

test('nothing is reserved again if a kind that requires all units lacks some', async () => {
  const { stock, flash_sale_quota } = reservationKinds;
  const quota = await createResource.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...quota.line, quantity: 2 }]);
  await releaseOf(reference);
  await shop.db.updateTable('stocks').set({ stock: 1 }).where('sku_id', '=', quota.line.skuId).execute();
  expect(await reserveAgainFor(reference, { flash_sale_quota, stock })).toBe(false);
  expect(await quota.available()).toBe(5);
});

test('releasing fails if a reserved kind is not in the list of kinds', async () => {
  const { line, available } = await createResource.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...line, quantity: 2 }]);
  await expect(releaseOf(reference, { stock: reservationKinds.stock })).rejects.toThrow(/flash_sale_quota/);
  await releaseOf(reference);
  expect(await available()).toBe(5);
});

test.each([
  { quantity: 1 },
  { attempt: 2 },
  { released_at: null },
  { released_at: new Date('2026-11-21T00:00:00Z') },
  { resource: JSON.stringify({ sku_id: 1 }) },
])('the database refuses changes of a released reservation: %j', async (change) => {
  const { line } = await createResource.stock(5);
  const reference = randomUUID();
  await reserveFor(reference, [{ ...line, quantity: 2 }]);
  await releaseOf(reference);
  const changed = shop.db.updateTable('reservations').set(change).where('reference', '=', reference).execute();
  await expect(changed).rejects.toThrow(/can only be released, and once/);
});

test('concurrent reservations, releases and late payments of the same resources, in any order, do not deadlock', {
  timeout: 60_000,
}, async () => {
  const resources: Resource[] = [];
  for (const create of Object.values(createResource))
    for (let n = 0; n < 3; n += 1) resources.push(await create(plenty));
  const lines = resources.map(({ line }) => ({ ...line, quantity: 1 }));
  const orderings = [lines, lines.toReversed(), [...lines.slice(4), ...lines.slice(0, 4)]];
  for (let repetition = 0; repetition < 5; repetition += 1) {
    const references = Array.from({ length: 15 }, () => randomUUID());
    await Promise.all(references.map((reference, index) => reserveFor(reference, orderings[index % 3] ?? [])));
    await Promise.all([
      ...references.map((reference) => releaseOf(reference)),
      ...references.map((_, index) => reserveFor(randomUUID(), orderings[index % 3] ?? [])),
    ]);
    await Promise.all([
      ...references.map((reference) => reserveAgainFor(reference)),
      ...references.map((_, index) => reserveFor(randomUUID(), orderings[index % 3] ?? [])),
    ]);
  }
  expect(await Promise.all(resources.map(({ available }) => available()))).toEqual(resources.map(() => plenty - 225));
});

test('releasing locks rows in the order of reserving, whatever the order of the recorded reservations', {
  timeout: 60_000,
}, async () => {
  const { add_on_deal_stock } = reservationKinds;
  const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 12 }, () => ({})) });
  const productIds: number[] = [];
  for (const _ of skuIds) productIds.push((await createProduct(shop)).productId);
  // The lowest product id is paired with the highest SKU id, so that recorded order and lock order differ.
  const lines = skuIds.toReversed().map((skuId, index) => ({
    skuId,
    dealProductId: productIds[index] ?? 0,
    flashSaleId: null,
    quantity: 1,
  }));
  for (const { dealProductId, skuId } of lines)
    await createAddOnDeal(shop, { productId: dealProductId, skuId, price: 1, stock: plenty });
  for (let repetition = 0; repetition < 5; repetition += 1) {
    const references = Array.from({ length: 15 }, () => randomUUID());
    const recorded = references.flatMap((reference) =>
      lines.toReversed().map(({ dealProductId, skuId }) => ({
        ...{ kind: 'add_on_deal_stock', quantity: 1, reference, attempt: 1, reserved_at: shop.clock() },
        resource: JSON.stringify({ product_id: dealProductId, sku_id: skuId }),
      })),
    );
    await shop.db.insertInto('reservations').values(recorded).execute();
    await Promise.all([
      ...references.map((reference) => releaseOf(reference, { add_on_deal_stock })),
      ...references.map(() => reserveFor(randomUUID(), lines, { add_on_deal_stock })),
    ]);
  }
  const deals = await shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', 'in', skuIds).execute();
  expect(deals.map(({ stock }) => stock)).toEqual(lines.map(() => plenty));
});
