import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { Tx } from '../db/database.ts';
import {
  holdLimits,
  lockLimits,
  recordHeld,
  release,
  reserve,
  reserveAgain,
  withdraw,
} from '../reservations/reservations.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createFlashSale } from '../testing/offer-factory.ts';
import { createStore } from '../testing/store-factory.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import type { OrderDraft } from './place-order.ts';
import { reservationKinds, stockKinds } from './reservation-kinds.ts';

/* What reservations of any kind do, on stock, of which orders need all units, and on quotas, of which they take what is left. */

const database = await openTestDatabase();
afterAll(() => database.close());
const now = new Date('2026-11-20T03:00:00Z');
const shop = { database, db: database.db, clock: () => now };
const { stock, flash_sale_quota } = reservationKinds;
const kinds = { flash_sale_quota, stock };

interface Line {
  skuId: number;
  quantity: number;
  flashSaleId?: number;
  kind?: 'goods' | 'service';
}

/** Unlike `transaction`, does not retry after a deadlock, so that a deadlock fails the test. */
const transactOnce = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);

function draftOf(lines: readonly Line[]): OrderDraft {
  const complete = lines.map((line) => ({ kind: 'goods', flashSaleId: null, ...line }));
  return { pickup: null, lines: complete } as unknown as OrderDraft;
}

const reserveIn = (tx: Tx, reference: string, lines: readonly Line[]) =>
  reserve(tx, kinds, draftOf(lines), { reference, now });

function reserveFor(reference: string, ...lines: Line[]) {
  return transactOnce((tx) => reserveIn(tx, reference, lines));
}

const releaseOf = (reference: string) => transactOnce((tx) => release(tx, kinds, { reference, now }));
const reserveAgainFor = (reference: string) =>
  transactOnce(async (tx) => (await reserveAgain(tx, kinds, { reference, now })) !== null);

function withdrawOf(reference: string, wanted: Line, { returnsUnits }: { returnsUnits: boolean }) {
  const resources = [{ resource: { sku_id: wanted.skuId }, quantity: wanted.quantity }];
  return transactOnce((tx) => withdraw(tx, { stock }, { reference, wanted: resources, returnsUnits, now }));
}

/** A product of so many units per SKU. */
async function createSkus(...units: number[]): Promise<[number, ...number[]]> {
  return (await createProduct(shop, { skus: units.map((count) => ({ stock: count })) })).skuIds;
}

async function stockOf(...skuIds: number[]): Promise<number[]> {
  const rows = await shop.db.selectFrom('stocks').select(['sku_id', 'stock']).where('sku_id', 'in', skuIds).execute();
  return skuIds.map((skuId) => rows.find((row) => row.sku_id === skuId)?.stock ?? Number.NaN);
}

async function soldOf(flashSaleId: number): Promise<number | undefined> {
  const row = shop.db.selectFrom('flash_sale_items').select('sold').where('flash_sale_id', '=', flashSaleId);
  return (await row.executeTakeFirst())?.sold;
}

/** The reservations of a reference, as `[kind, quantity, attempt, whether it is released]`. */
async function recordsOf(reference: string) {
  const rows = await shop.db
    .selectFrom('reservations')
    .selectAll()
    .where('reference', '=', reference)
    .orderBy('attempt')
    .orderBy('kind')
    .orderBy('quantity')
    .execute();
  return rows.map((row) => [row.kind, row.quantity, row.attempt, row.released_at !== null]);
}

describe('reserving', () => {
  test('takes the units of all lines together, and records them', async () => {
    const [first, second, other] = await createSkus(5, 5, 5);
    const reference = randomUUID();
    const lines = [
      { skuId: second ?? 0, quantity: 1 },
      { skuId: first, quantity: 2 },
      { skuId: first, quantity: 1 },
    ];
    expect(await reserveFor(reference, ...lines)).toEqual({
      ok: true,
      resources: {
        flash_sale_quota: [],
        stock: expect.arrayContaining([
          { sku_id: first, pre_order_flag: false },
          { sku_id: second, pre_order_flag: false },
        ]),
      },
    });
    expect(await stockOf(first, second ?? 0, other ?? 0)).toEqual([2, 4, 5]);
    expect(await recordsOf(reference)).toEqual([
      ['stock', 1, 1, false],
      ['stock', 3, 1, false],
    ]);
  });

  test('takes the last units, and nothing if one is missing', async () => {
    const [scarce, enough] = await createSkus(2, 5);
    const reference = randomUUID();
    const lines = (quantity: number) => [
      { skuId: scarce, quantity },
      { skuId: enough ?? 0, quantity: 1 },
    ];
    expect(await reserveFor(reference, ...lines(3))).toEqual({
      ok: false,
      code: 'product_information_updated',
      shortages: [expect.objectContaining({ resource: { sku_id: scarce }, requested: 3, available: 2, reserved: 0 })],
    });
    expect(await stockOf(scarce, enough ?? 0)).toEqual([2, 5]);
    expect(await recordsOf(reference)).toEqual([]);
    expect(await reserveFor(reference, ...lines(2))).toMatchObject({ ok: true });
    expect(await stockOf(scarce, enough ?? 0)).toEqual([0, 4]);
    expect(await reserveFor(randomUUID(), ...lines(1))).toMatchObject({ ok: false, code: 'out_of_stock' });
  });

  test('fails for a product whose stock was deleted', async () => {
    const [deleted, enough] = await createSkus(5, 5);
    await shop.db.deleteFrom('stocks').where('sku_id', '=', deleted).execute();
    const lines = [deleted, enough ?? 0].map((skuId) => ({ skuId, quantity: 1 }));
    const result = await reserveFor(randomUUID(), ...lines);
    expect(result).toMatchObject({ ok: false, shortages: [{ requested: 1, available: 0 }] });
    expect(await stockOf(enough ?? 0)).toEqual([5]);
  });

  test('takes units on pre-order from those for it', async () => {
    const { skuId } = await createProduct(shop, { stock: 3, preOrderStock: 4 });
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    const units = () =>
      shop.db.selectFrom('stocks').select(['stock', 'pre_order_stock']).where('sku_id', '=', skuId).executeTakeFirst();
    expect(await units()).toEqual({ stock: 3, pre_order_stock: 2 });
    await shop.db.updateTable('stocks').set({ pre_order_flag: false }).where('sku_id', '=', skuId).execute();
    await releaseOf(reference);
    expect(await units()).toEqual({ stock: 3, pre_order_stock: 4 });
  });
});

test('an order that is picked up takes and returns units of its branch alone', async () => {
  const [skuId] = await createSkus(5);
  const { storeId } = await createStore(shop);
  await shop.db.insertInto('store_stocks').values({ store_id: storeId, sku_id: skuId, stock: 3 }).execute();
  const units = async () => {
    const row = shop.db.selectFrom('store_stocks').select('stock').where('sku_id', '=', skuId);
    return [...(await stockOf(skuId)), (await row.executeTakeFirstOrThrow()).stock];
  };
  const reference = randomUUID();
  const draft = { ...draftOf([{ skuId, quantity: 2 }]), pickup: { storeId } } as OrderDraft;
  await transactOnce((tx) => reserve(tx, stockKinds, draft, { reference, now }));
  expect(await units()).toEqual([5, 1]);
  const wanted = [{ resource: { sku_id: skuId }, quantity: 1 }];
  await transactOnce((tx) => withdraw(tx, stockKinds, { reference, wanted, returnsUnits: true, now }));
  expect(await units()).toEqual([5, 2]);
  await transactOnce((tx) => release(tx, stockKinds, { reference, now }));
  expect(await units()).toEqual([5, 3]);
});

test('a service takes no units', async () => {
  const [skuId] = await createSkus(5);
  expect(await reserveFor(randomUUID(), { skuId, quantity: 2, kind: 'service' })).toMatchObject({ ok: true });
  expect(await stockOf(skuId)).toEqual([5]);
});

describe('releasing', () => {
  test('returns the units of one order, once', async () => {
    const [first, second] = await createSkus(5, 5);
    const [reference, other] = [randomUUID(), randomUUID()];
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId: first, price: 1, quota: 9 }] });
    await reserveFor(reference, { skuId: first, quantity: 2, flashSaleId }, { skuId: second ?? 0, quantity: 1 });
    await reserveFor(other, { skuId: first, quantity: 1, flashSaleId });
    expect([await stockOf(first, second ?? 0), await soldOf(flashSaleId)]).toEqual([[2, 4], 3]);
    await releaseOf(reference);
    await releaseOf(reference);
    expect([await stockOf(first, second ?? 0), await soldOf(flashSaleId)]).toEqual([[4, 5], 1]);
    expect(await recordsOf(other)).toEqual([
      ['flash_sale_quota', 1, 1, false],
      ['stock', 1, 1, false],
    ]);
  });

  test('returns nothing to a deleted quota, and the rest to its stock', async () => {
    const [skuId] = await createSkus(5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 9 }] });
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2, flashSaleId });
    await shop.db.deleteFrom('flash_sale_items').where('flash_sale_id', '=', flashSaleId).execute();
    await releaseOf(reference);
    expect(await stockOf(skuId)).toEqual([5]);
  });

  test('needs the kinds of all that is reserved', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    const withoutStock = transactOnce((tx) => release(tx, { flash_sale_quota }, { reference, now }));
    await expect(withoutStock).rejects.toThrow('unknown reservation kind: stock');
    expect(await recordsOf(reference)).toEqual([['stock', 2, 1, false]]);
  });
});

describe('reserving again', () => {
  test('takes the first units once they are released, each time', async () => {
    const [skuId, other] = await createSkus(5, 5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    await reserveFor(randomUUID(), { skuId: other ?? 0, quantity: 2 });
    await expect(reserveAgainFor(reference)).rejects.toThrow(/unreleased reservations/);
    await releaseOf(reference);
    expect(await reserveAgainFor(reference)).toBe(true);
    await expect(reserveAgainFor(reference)).rejects.toThrow(/unreleased reservations/);
    await releaseOf(reference);
    expect(await reserveAgainFor(reference)).toBe(true);
    expect(await stockOf(skuId, other ?? 0)).toEqual([3, 3]);
    expect(await recordsOf(reference)).toEqual([
      ['stock', 2, 1, true],
      ['stock', 2, 2, true],
      ['stock', 2, 3, false],
    ]);
  });

  test('takes what is left of a quota, and the first quantity when there is enough again', async () => {
    const [skuId] = await createSkus(5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 4 }] });
    const setSold = (sold: number) =>
      shop.db.updateTable('flash_sale_items').set({ sold }).where('flash_sale_id', '=', flashSaleId).execute();
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 3, flashSaleId });
    await releaseOf(reference);
    await setSold(3);
    expect([await reserveAgainFor(reference), await soldOf(flashSaleId)]).toEqual([true, 4]);
    await releaseOf(reference);
    await setSold(4);
    expect([await reserveAgainFor(reference), await soldOf(flashSaleId)]).toEqual([true, 4]);
    await releaseOf(reference);
    await setSold(0);
    expect([await reserveAgainFor(reference), await soldOf(flashSaleId)]).toEqual([true, 3]);
    const ofQuota = (await recordsOf(reference)).filter(([kind]) => kind === 'flash_sale_quota');
    expect(ofQuota.map(([, quantity, attempt]) => [quantity, attempt])).toEqual([
      [3, 1],
      [1, 2],
      [3, 4],
    ]);
  });

  test('takes nothing if the stock is sold, also none of the quota', async () => {
    const [skuId, other] = await createSkus(2, 5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 4 }] });
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2, flashSaleId }, { skuId: other ?? 0, quantity: 1 });
    await releaseOf(reference);
    await reserveFor(randomUUID(), { skuId, quantity: 1 });
    expect(await reserveAgainFor(reference)).toBe(false);
    expect([await stockOf(skuId, other ?? 0), await soldOf(flashSaleId)]).toEqual([[1, 5], 0]);
    expect((await recordsOf(reference)).every(([, , , isReleased]) => isReleased)).toBe(true);
  });
});

describe('withdrawing', () => {
  test('returns some units before the rest is released', async () => {
    const [skuId, other] = await createSkus(5, 5);
    const [reference, unrelated] = [randomUUID(), randomUUID()];
    const lines = [skuId, other ?? 0].map((id) => ({ skuId: id, quantity: 3 }));
    await reserveFor(reference, ...lines);
    await reserveFor(unrelated, { skuId, quantity: 1 });
    await withdrawOf(reference, { skuId, quantity: 2 }, { returnsUnits: true });
    expect(await stockOf(skuId, other ?? 0)).toEqual([3, 2]);
    await withdrawOf(reference, { skuId, quantity: 2 }, { returnsUnits: true });
    expect(await stockOf(skuId, other ?? 0)).toEqual([4, 2]);
    await withdrawOf(reference, { skuId, quantity: 1 }, { returnsUnits: true });
    expect(await stockOf(skuId, other ?? 0)).toEqual([4, 2]);
    await releaseOf(reference);
    expect(await stockOf(skuId, other ?? 0)).toEqual([4, 5]);
    await releaseOf(unrelated);
    expect(await stockOf(skuId)).toEqual([5]);
  });

  test('can use units up, which are then not released', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 3 });
    await withdrawOf(reference, { skuId, quantity: 2 }, { returnsUnits: false });
    expect(await stockOf(skuId)).toEqual([2]);
    await releaseOf(reference);
    expect(await stockOf(skuId)).toEqual([3]);
  });

  test('changes nothing of what is released, reserved anew, or of another kind', async () => {
    const [skuId] = await createSkus(5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 9 }] });
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 3, flashSaleId });
    await releaseOf(reference);
    await withdrawOf(reference, { skuId, quantity: 1 }, { returnsUnits: true });
    expect([await stockOf(skuId), await soldOf(flashSaleId)]).toEqual([[5], 0]);
    await reserveAgainFor(reference);
    await withdrawOf(reference, { skuId, quantity: 1 }, { returnsUnits: true });
    expect([await stockOf(skuId), await soldOf(flashSaleId)]).toEqual([[3], 3]);
    const rows = shop.db.selectFrom('reservations').select(['kind', 'attempt', 'withdrawn']);
    expect(await rows.where('reference', '=', reference).orderBy('attempt').orderBy('kind').execute()).toEqual([
      { kind: 'flash_sale_quota', attempt: 1, withdrawn: 0 },
      { kind: 'stock', attempt: 1, withdrawn: 0 },
      { kind: 'flash_sale_quota', attempt: 2, withdrawn: 0 },
      { kind: 'stock', attempt: 2, withdrawn: 1 },
    ]);
  });
});

describe('what orders hold of a limit that is new', () => {
  const hold = (skuId: number, flashSaleId: number, quantity: number, reference: string) =>
    transactOnce((tx) =>
      recordHeld(
        tx,
        'flash_sale_quota',
        [{ resource: { flash_sale_id: flashSaleId, sku_id: skuId }, quantity, reference, isReleased: false }],
        now,
      ),
    );

  test('is recorded once, without taking units, and returned with the order', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    await releaseOf(reference);
    await reserveAgainFor(reference);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 9, sold: 4 }] });
    await hold(skuId, flashSaleId, 2, reference);
    await hold(skuId, flashSaleId, 3, reference);
    expect(await soldOf(flashSaleId)).toBe(4);
    expect(await recordsOf(reference)).toEqual([
      ['stock', 2, 1, true],
      ['flash_sale_quota', 2, 2, false],
      ['stock', 2, 2, false],
    ]);
    await releaseOf(reference);
    expect(await soldOf(flashSaleId)).toBe(2);
  });

  test('is recorded as reserved at first for an order that reserved nothing', async () => {
    const [skuId] = await createSkus(5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 9, sold: 4 }] });
    const reference = randomUUID();
    await hold(skuId, flashSaleId, 1, reference);
    expect(await recordsOf(reference)).toEqual([['flash_sale_quota', 1, 1, false]]);
  });
});

// PGlite has one connection: nothing runs while a transaction is open.
describe.runIf(database.kind === 'postgres')('at the same moment', () => {
  /** Runs `work` while `other`, which has to wait for it, has begun. */
  async function whileWaiting<T>(
    work: (tx: Tx) => Promise<unknown>,
    other: () => Promise<T>,
    check?: (tx: Tx) => unknown,
  ) {
    let waiting: Promise<T> | undefined;
    await transactOnce(async (tx) => {
      await work(tx);
      waiting = other();
      waiting.catch(() => {});
      await untilBlocked(shop);
      await check?.(tx);
    });
    return waiting;
  }
  const lockStock = (skuId: number, noWait: boolean) => (tx: Tx) => {
    const row = tx.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).forUpdate();
    return (noWait ? row.noWait() : row).execute();
  };

  test('one of two orders gets the last unit', async () => {
    const [skuId] = await createSkus(1);
    const lines = [{ skuId, quantity: 1 }];
    const second = await whileWaiting(
      (tx) => reserveIn(tx, randomUUID(), lines),
      () => reserveFor(randomUUID(), ...lines),
    );
    expect(second).toMatchObject({ ok: false, code: 'out_of_stock' });
    expect(await stockOf(skuId)).toEqual([0]);
  });

  test('orders lock products in one order, whatever that of their lines, also when they are released', async () => {
    const [low, high] = await createSkus(5, 5);
    const reference = randomUUID();
    const lines = [high ?? 0, low].map((skuId) => ({ skuId, quantity: 1 }));
    for (const other of [(): Promise<unknown> => reserveFor(reference, ...lines), () => releaseOf(reference)])
      await whileWaiting(lockStock(low, false), other, lockStock(high ?? 0, true));
    expect(await stockOf(low, high ?? 0)).toEqual([5, 5]);
  });

  test('releases lock quotas in the order of reserving, whatever the order in which they are stored and recorded', async () => {
    const [low, high] = await createSkus(5, 5);
    const [first, second] = [await createFlashSale(shop, { items: [] }), await createFlashSale(shop, { items: [] })];
    const quotas = [
      { flash_sale_id: second, sku_id: low },
      { flash_sale_id: first, sku_id: high ?? 0 },
    ];
    for (const quota of quotas)
      await shop.db
        .insertInto('flash_sale_items')
        .values({ ...quota, price_satang: 1, quota: 9, sold: 3, position: 0 })
        .execute();
    const lock = (tx: Tx, flashSaleId: number, noWait: boolean) => {
      const row = tx.selectFrom('flash_sale_items').select('sold').where('flash_sale_id', '=', flashSaleId).forUpdate();
      return (noWait ? row.noWait() : row).execute();
    };
    // Joins by a loop, and joins by a hash that reads the table from its beginning.
    for (const joins of ['enable_hashjoin', 'enable_nestloop']) {
      const reference = randomUUID();
      const held = quotas.map((resource) => ({ resource, quantity: 1, reference, isReleased: false }));
      await transactOnce((tx) => recordHeld(tx, 'flash_sale_quota', held, now));
      await whileWaiting(
        (tx) => lock(tx, first, false),
        () =>
          transactOnce(async (tx) => {
            for (const setting of [joins, 'enable_mergejoin', 'enable_indexscan', 'enable_bitmapscan'])
              await sql`set local ${sql.ref(setting)} = off`.execute(tx);
            await release(tx, kinds, { reference, now });
          }),
        (tx) => lock(tx, second, true),
      );
    }
    expect([await soldOf(first), await soldOf(second)]).toEqual([1, 1]);
  });

  test('an order does not wait for rows that only refer to its products', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await transactOnce(async (tx) => {
      await tx.selectFrom('stocks').select('stock').where('sku_id', '=', skuId).forKeyShare().execute();
      await reserveFor(reference, { skuId, quantity: 1 });
      await releaseOf(reference);
    });
    expect(await stockOf(skuId)).toEqual([5]);
  });

  test('two withdrawals never return more than was reserved', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    const wanted = [{ resource: { sku_id: skuId }, quantity: 2 }];
    await whileWaiting(
      (tx) => withdraw(tx, { stock }, { reference, wanted, returnsUnits: true, now }),
      () => withdrawOf(reference, { skuId, quantity: 2 }, { returnsUnits: true }),
    );
    expect(await stockOf(skuId)).toEqual([5]);
  });

  test('two releases return the units once', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    await whileWaiting(
      (tx) => release(tx, kinds, { reference, now }),
      () => releaseOf(reference),
    );
    expect(await stockOf(skuId)).toEqual([5]);
  });

  test('releases and withdrawals of one order lock its reservations in one order', async () => {
    const [skuId] = await createSkus(5);
    const flashSaleId = await createFlashSale(shop, { items: [{ skuId, price: 1, quota: 9 }] });
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 1 });
    // Stored after that of stock, and locked before it.
    const resource = JSON.stringify({ flash_sale_id: flashSaleId, sku_id: skuId });
    await shop.db
      .insertInto('reservations')
      .values({ kind: 'flash_sale_quota', resource, quantity: 1, reference, attempt: 1, reserved_at: now })
      .execute();
    const reservation = (tx: Tx, kind: string) =>
      tx.selectFrom('reservations').select('kind').where('reference', '=', reference).where('kind', '=', kind);
    const wanted = [{ resource: { sku_id: skuId }, quantity: 1 }];
    for (const end of [
      (tx: Tx) => withdraw(tx, kinds, { reference, wanted, returnsUnits: false, now }),
      (tx: Tx) => release(tx, kinds, { reference, now }),
    ])
      await whileWaiting(
        (tx) => reservation(tx, 'flash_sale_quota').forUpdate().execute(),
        () =>
          transactOnce(async (tx) => {
            await sql`set local enable_indexscan = off`.execute(tx);
            await end(tx);
          }),
        async (tx) => expect(await reservation(tx, 'stock').forUpdate().noWait().execute()).toHaveLength(1),
      );
  });

  test('orders wait for an import of limits, and the import for orders', async () => {
    const [skuId] = await createSkus(5);
    const reference = randomUUID();
    await reserveFor(reference, { skuId, quantity: 2 });
    await whileWaiting(lockLimits, () => withdrawOf(reference, { skuId, quantity: 1 }, { returnsUnits: true }));
    await whileWaiting(lockLimits, () => releaseOf(reference));
    await whileWaiting(lockLimits, () => reserveAgainFor(reference));
    await whileWaiting(holdLimits, () => transactOnce(lockLimits));
    expect(await stockOf(skuId)).toEqual([3]);
  });

  test('orders do not wait for each other to hold limits', async () => {
    await transactOnce(async (tx) => {
      await holdLimits(tx);
      await transactOnce(holdLimits);
    });
  });
});
