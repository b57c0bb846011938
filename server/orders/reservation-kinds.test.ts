import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { CouponUse } from '../coupons/coupons.ts';
import type { Tx } from '../db/database.ts';
import type { PromotionUse } from '../promotions/promotions.ts';
import { type ReservationKindName, release, reserve, reserveAgain } from '../reservations/reservations.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { type CouponOptions, createCoupon } from '../testing/coupon-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { createAddOnDeal, createFlashSale } from '../testing/offer-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createStore } from '../testing/store-factory.ts';
import { createTestShop } from '../testing/test-shop.ts';
import type { OrderDraft } from './place-order.ts';
import { reservationKinds } from './reservation-kinds.ts';

const shop = await createTestShop();
type Kinds = Partial<typeof reservationKinds>;
type Line = Pick<
  OrderDraft['lines'][number],
  'skuId' | 'kind' | 'flashSaleId' | 'dealProductId' | 'giftBy' | 'isGiftLimited'
>;

/** The part of an order that requests resources. */
interface Request {
  pickup?: { storeId: number };
  lines?: (Line & { quantity: number })[];
  promotions?: PromotionUse[];
  coupons?: CouponUse[];
}

/** A resource of one kind, with what requests it and access to its available units. */
interface Resource {
  request(units: number): Request;
  available(): Promise<number>;
  setAvailable(units: number): Promise<unknown>;
  delete(): Promise<unknown>;
}

const plenty = 1000;
const noOffer = { kind: 'goods' as const, flashSaleId: null, dealProductId: null, giftBy: null, isGiftLimited: false };
const { customerId } = await createCustomer(shop);
const { storeId } = await createStore(shop);

const requestLine = (line: Line) => (quantity: number) => ({ lines: [{ ...line, quantity }] });
const requestPickup = (line: Line) => (quantity: number) => ({ pickup: { storeId }, lines: [{ ...line, quantity }] });
const requestPromotion = (promotion: PromotionUse) => (uses: number) => ({
  promotions: Array.from({ length: uses }, () => promotion),
});
const requestCoupon = (coupon: CouponUse) => (uses: number) => ({
  coupons: Array.from({ length: uses }, () => coupon),
});

/** Creates a coupon that the customer used that often: every use of a coupon counts for the customer. */
async function createCouponOfCustomer(
  options: CouponOptions,
  { used }: { used: number } = { used: 0 },
): Promise<number> {
  const { couponId } = await createCoupon(shop, options);
  await shop.db.insertInto('customer_coupons').values({ coupon_id: couponId, customer_id: customerId, used }).execute();
  return couponId;
}

/** Creates a resource of each kind with that many available units. */
const createResource: Record<ReservationKindName, (units: number) => Promise<Resource>> = {
  async stock(units) {
    const { skuId } = await createProduct(shop, { stock: units });
    const row = () => shop.db.selectFrom('stocks').select('stock').where('sku_id', '=', skuId);
    return {
      request: requestLine({ ...noOffer, skuId }),
      available: async () => (await row().executeTakeFirstOrThrow()).stock,
      setAvailable: (stock) => shop.db.updateTable('stocks').set({ stock }).where('sku_id', '=', skuId).execute(),
      delete: () => shop.db.deleteFrom('stocks').where('sku_id', '=', skuId).execute(),
    };
  },
  async store_stock(units) {
    const { skuId } = await createProduct(shop, { stock: 0 });
    const where = { store_id: storeId, sku_id: skuId };
    await shop.db
      .insertInto('store_stocks')
      .values({ ...where, stock: units })
      .execute();
    const row = () => shop.db.selectFrom('store_stocks').select('stock').where('sku_id', '=', skuId);
    return {
      request: requestPickup({ ...noOffer, skuId }),
      available: async () => (await row().executeTakeFirstOrThrow()).stock,
      setAvailable: (stock) => shop.db.updateTable('store_stocks').set({ stock }).where('sku_id', '=', skuId).execute(),
      delete: () => shop.db.deleteFrom('store_stocks').where('sku_id', '=', skuId).execute(),
    };
  },
  async flash_sale_quota(units) {
    const { skuId } = await createProduct(shop, { stock: plenty });
    const flashSaleId = await createFlashSale(shop, {
      items: [{ skuId, price: 1, quota: plenty, sold: plenty - units }],
    });
    const row = () => shop.db.selectFrom('flash_sale_items').select('sold').where('flash_sale_id', '=', flashSaleId);
    return {
      request: requestLine({ ...noOffer, skuId, flashSaleId }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).sold,
      setAvailable: (units) =>
        shop.db
          .updateTable('flash_sale_items')
          .set({ sold: plenty - units })
          .where('flash_sale_id', '=', flashSaleId)
          .execute(),
      delete: () => shop.db.deleteFrom('flash_sale_items').where('flash_sale_id', '=', flashSaleId).execute(),
    };
  },
  async add_on_deal_stock(units) {
    const { productId: dealProductId } = await createProduct(shop);
    const { skuId } = await createProduct(shop, { stock: plenty });
    await createAddOnDeal(shop, { productId: dealProductId, skuId, price: 1, stock: units });
    const row = () => shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', '=', skuId);
    return {
      request: requestLine({ ...noOffer, skuId, dealProductId }),
      available: async () => (await row().executeTakeFirstOrThrow()).stock,
      setAvailable: (stock) => shop.db.updateTable('add_on_deals').set({ stock }).where('sku_id', '=', skuId).execute(),
      delete: () => shop.db.deleteFrom('add_on_deals').where('sku_id', '=', skuId).execute(),
    };
  },
  async promotion_use(units) {
    const promotionId = await createPromotion(shop, { totalLimit: plenty });
    const setAvailable = (left: number) =>
      shop.db
        .updateTable('promotions')
        .set({ used: plenty - left })
        .where('promotion_id', '=', promotionId)
        .execute();
    await setAvailable(units);
    const row = () => shop.db.selectFrom('promotions').select('used').where('promotion_id', '=', promotionId);
    return {
      request: requestPromotion({ promotionId, totalLimit: plenty, perCustomerLimit: null }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).used,
      setAvailable,
      delete: () => shop.db.deleteFrom('promotions').where('promotion_id', '=', promotionId).execute(),
    };
  },
  async promotion_customer_use(units) {
    const promotionId = await createPromotion(shop, { perCustomerLimit: plenty });
    await shop.db
      .insertInto('promotion_customers')
      .values({ promotion_id: promotionId, customer_id: customerId, used: plenty - units })
      .execute();
    const row = () => shop.db.selectFrom('promotion_customers').select('used').where('promotion_id', '=', promotionId);
    return {
      request: requestPromotion({ promotionId, totalLimit: null, perCustomerLimit: plenty }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).used,
      setAvailable: (left) =>
        shop.db
          .updateTable('promotion_customers')
          .set({ used: plenty - left })
          .where('promotion_id', '=', promotionId)
          .execute(),
      delete: () => shop.db.deleteFrom('promotion_customers').where('promotion_id', '=', promotionId).execute(),
    };
  },
  async gift_quota(units) {
    const { skuId, sku } = await createProduct(shop, { stock: plenty });
    const promotionId = await createPromotion(shop, {
      action: { kind: 'free_gift', gifts: [{ sku, quota: plenty }] },
    });
    const setAvailable = (left: number) =>
      shop.db
        .updateTable('promotion_gifts')
        .set({ given: plenty - left })
        .where('promotion_id', '=', promotionId)
        .execute();
    await setAvailable(units);
    const row = () => shop.db.selectFrom('promotion_gifts').select('given').where('promotion_id', '=', promotionId);
    return {
      request: requestLine({ ...noOffer, skuId, giftBy: promotionId, isGiftLimited: true }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).given,
      setAvailable,
      delete: () => shop.db.deleteFrom('promotion_gifts').where('promotion_id', '=', promotionId).execute(),
    };
  },
  async coupon_use(units) {
    const couponId = await createCouponOfCustomer({ totalLimit: plenty, used: plenty - units });
    const row = () => shop.db.selectFrom('coupons').select('used').where('coupon_id', '=', couponId);
    return {
      request: requestCoupon({ couponId, limitedCode: null, isLimited: true }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).used,
      setAvailable: (left) =>
        shop.db
          .updateTable('coupons')
          .set({ used: plenty - left })
          .where('coupon_id', '=', couponId)
          .execute(),
      delete: () => shop.db.deleteFrom('coupons').where('coupon_id', '=', couponId).execute(),
    };
  },
  async coupon_code_use(units) {
    const couponId = await createCouponOfCustomer({ codes: [] });
    const code = randomUUID().replaceAll('-', '').toUpperCase();
    await shop.db
      .insertInto('coupon_codes')
      .values({ coupon_id: couponId, code, use_limit: plenty, used: plenty - units })
      .execute();
    const row = () => shop.db.selectFrom('coupon_codes').select('used').where('code', '=', code);
    return {
      request: requestCoupon({ couponId, limitedCode: code, isLimited: false }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).used,
      setAvailable: (left) =>
        shop.db
          .updateTable('coupon_codes')
          .set({ used: plenty - left })
          .where('code', '=', code)
          .execute(),
      delete: () => shop.db.deleteFrom('coupon_codes').where('code', '=', code).execute(),
    };
  },
  async coupon_customer_use(units) {
    const couponId = await createCouponOfCustomer({ perCustomerLimit: plenty }, { used: plenty - units });
    const row = () => shop.db.selectFrom('customer_coupons').select('used').where('coupon_id', '=', couponId);
    return {
      request: requestCoupon({ couponId, limitedCode: null, isLimited: false }),
      available: async () => plenty - (await row().executeTakeFirstOrThrow()).used,
      setAvailable: (left) =>
        shop.db
          .updateTable('customer_coupons')
          .set({ used: plenty - left })
          .where('coupon_id', '=', couponId)
          .execute(),
      delete: () => shop.db.deleteFrom('customer_coupons').where('coupon_id', '=', couponId).execute(),
    };
  },
};

/** Unlike `transaction`, does not retry after a deadlock, so that a deadlock fails the test. */
const transactOnce = <T>(work: (tx: Tx) => Promise<T>) => shop.db.transaction().execute(work);
const forReference = (reference: string) => ({ reference, now: shop.clock() });

function reserveFor(reference: string, requests: Request[], kinds: Kinds = reservationKinds) {
  const order = {
    customerId,
    pickup: requests.find(({ pickup }) => pickup)?.pickup ?? null,
    lines: requests.flatMap(({ lines = [] }) => lines),
    promotions: requests.flatMap(({ promotions = [] }) => promotions),
    coupons: requests.flatMap(({ coupons = [] }) => coupons),
  } as unknown as OrderDraft;
  return transactOnce((tx) => reserve(tx, kinds, order, forReference(reference)));
}
const releaseOf = (reference: string, kinds: Kinds = reservationKinds) =>
  transactOnce((tx) => release(tx, kinds, forReference(reference)));
const reserveAgainFor = (reference: string, kinds: Kinds = reservationKinds) =>
  transactOnce(async (tx) => (await reserveAgain(tx, kinds, forReference(reference))) !== null);

describe.each(Object.values(reservationKinds))('reservations of $name', (kind) => {
  const { name, onReserveAgain, codeWhenExhausted } = kind;
  const kinds: Kinds = { [name]: reservationKinds[name] };

  test('lines that request the same resource are added up', async () => {
    const { request, available } = await createResource[name](5);
    const tooMany = [request(3), request(3)];
    expect(await reserveFor(randomUUID(), tooMany, kinds)).toMatchObject({
      ok: false,
      shortages: [{ requested: 6, available: 5 }],
    });
    expect(await available()).toBe(5);
    const exact = [request(3), request(2)];
    expect(await reserveFor(randomUUID(), exact, kinds)).toMatchObject({ ok: true });
    expect(await available()).toBe(0);
  });

  test('an order reserves all its resources or none', async () => {
    const [enough, scarce] = [await createResource[name](5), await createResource[name](1)];
    const lines = [enough.request(2), scarce.request(2)];
    expect(await reserveFor(randomUUID(), lines, kinds)).toMatchObject({ ok: false });
    expect([await enough.available(), await scarce.available()]).toEqual([5, 1]);
  });

  test('an order of a deleted resource is refused and reserves nothing', async () => {
    const [deleted, remaining] = [await createResource[name](5), await createResource[name](5)];
    await deleted.delete();
    const lines = [remaining.request(2), deleted.request(2)];
    expect(await reserveFor(randomUUID(), lines, kinds)).toMatchObject({
      ok: false,
      code: codeWhenExhausted,
      shortages: [{ requested: 2, available: 0 }],
    });
    expect(await remaining.available()).toBe(5);
  });

  test('five of fifty concurrent orders get the last five units', async () => {
    const { request, available } = await createResource[name](5);
    const results = await Promise.all(Array.from({ length: 50 }, () => reserveFor(randomUUID(), [request(1)], kinds)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await available()).toBe(0);
  });

  test('a reference cannot reserve twice, not even after a release', async () => {
    const { request, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [request(2)]);
    await expect(reserveFor(reference, [request(2)])).rejects.toThrow(/reservations_pkey/);
    await releaseOf(reference);
    await expect(reserveFor(reference, [request(2)])).rejects.toThrow(/reservations_pkey/);
    expect(await available()).toBe(5);
  });

  test('repeated and concurrent releases return the units once', async () => {
    const { request, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [request(2)]);
    await reserveFor(randomUUID(), [request(1)]);
    await Promise.all([1, 2, 3].map(() => releaseOf(reference)));
    await releaseOf(reference);
    expect(await available()).toBe(4);
    await releaseOf(randomUUID());
    expect(await available()).toBe(4);
  });

  test('a released reservation can be reserved again and released again', async () => {
    const { request, available } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [request(2)]);
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
    await reserveFor(reference, [scarce.request(2), enough.request(2)]);
    await releaseOf(reference);
    await scarce.setAvailable(units);
    expect(await reserveAgainFor(reference)).toBe(onReserveAgain === 'reserve_available');
    const available = async () => [await scarce.available(), await enough.available()];
    expect(await available()).toEqual(onReserveAgain === 'reserve_available' ? [0, 3] : [units, 5]);
    await releaseOf(reference);
    expect(await available()).toEqual([units, 5]);
  });

  test('an order that reserved less the second time requests its first quantity the third time', async () => {
    const { request, available, setAvailable } = await createResource[name](5);
    const reference = randomUUID();
    await reserveFor(reference, [request(3)]);
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
    await reserveFor(reference, [deleted.request(2), remaining.request(2)]);
    await deleted.delete();
    await releaseOf(reference);
    expect(await remaining.available()).toBe(5);
  });
});

test('an order whose product and offer are both sold out is refused as out_of_stock', async () => {
  for (const create of [createResource.flash_sale_quota, createResource.add_on_deal_stock]) {
    const requested = (await create(0)).request(1);
    const skuIds = requested.lines?.map(({ skuId }) => skuId) ?? [];
    await shop.db.updateTable('stocks').set({ stock: 0 }).where('sku_id', 'in', skuIds).execute();
    expect(await reserveFor(randomUUID(), [requested])).toMatchObject({ code: 'out_of_stock' });
  }
});

test('an order of a sold-out product and one with too few units is refused as out_of_stock', async () => {
  const [soldOut, scarce] = [await createResource.stock(0), await createResource.stock(1)];
  const lines = [soldOut, scarce].map(({ request }) => request(2));
  expect(await reserveFor(randomUUID(), lines)).toMatchObject({ code: 'out_of_stock' });
  expect(await reserveFor(randomUUID(), lines.slice(1))).toMatchObject({ code: 'product_information_updated' });
});

test('nothing is reserved again if a kind that requires all units lacks some', async () => {
  const { stock, flash_sale_quota } = reservationKinds;
  const quota = await createResource.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [quota.request(2)]);
  await releaseOf(reference);
  await shop.db
    .updateTable('stocks')
    .set({ stock: 1 })
    .where('sku_id', 'in', quota.request(1).lines?.map(({ skuId }) => skuId) ?? [])
    .execute();
  expect(await reserveAgainFor(reference, { flash_sale_quota, stock })).toBe(false);
  expect(await quota.available()).toBe(5);
});

test('releasing fails if a reserved kind is not in the list of kinds', async () => {
  const { request, available } = await createResource.flash_sale_quota(5);
  const reference = randomUUID();
  await reserveFor(reference, [request(2)]);
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
  const { request } = await createResource.stock(5);
  const reference = randomUUID();
  await reserveFor(reference, [request(2)]);
  await releaseOf(reference);
  const changed = shop.db.updateTable('reservations').set(change).where('reference', '=', reference).execute();
  await expect(changed).rejects.toThrow(/can only be released, and once/);
});

test.each([
  { delivery: 'are shipped', kinds: Object.keys(createResource).filter((name) => name !== 'store_stock') },
  { delivery: 'are picked up', kinds: ['store_stock', 'promotion_use'] },
])(
  'concurrent reservations, releases and late payments of orders that $delivery do not deadlock, in any order',
  async ({ kinds }) => {
    const resources: Resource[] = [];
    for (const kind of kinds)
      for (let n = 0; n < 3; n += 1) resources.push(await createResource[kind as ReservationKindName](plenty));
    const requests = resources.map(({ request }) => request(1));
    const orderings = [requests, requests.toReversed(), [...requests.slice(4), ...requests.slice(0, 4)]];
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
  },
);

// PGlite has one connection: nothing runs while a transaction is open.
test.runIf(shop.database.kind === 'postgres')(
  'releases of one reference lock its reservations in one order, whatever the order in which they are read',
  async () => {
    // Stored in the order of kinds that orders reserve, which is not that of their names.
    const resources = [await createResource.stock(5), await createResource.promotion_use(5)];
    const reference = randomUUID();
    await reserveFor(
      reference,
      resources.map(({ request }) => request(1)),
    );
    const reservations = (tx: Tx) =>
      tx
        .selectFrom('reservations')
        .where('reference', '=', reference)
        .orderBy('kind')
        .orderBy('resource')
        .select('kind');
    const releases: Promise<void>[] = [];
    await transactOnce(async (tx) => {
      await reservations(tx).limit(1).forUpdate().execute();
      releases.push(
        transactOnce(async (other) => {
          await sql`set local enable_indexscan = off`.execute(other);
          await release(other, reservationKinds, forReference(reference));
        }),
      );
      await untilBlocked(shop);
      expect(await reservations(tx).forUpdate().noWait().execute()).toHaveLength(2);
    });
    await Promise.all(releases);
    expect(await Promise.all(resources.map(({ available }) => available()))).toEqual([5, 5]);
  },
);

test('releasing locks rows in the order of reserving, whatever the order of the recorded reservations', async () => {
  const { add_on_deal_stock } = reservationKinds;
  const { skuIds } = await createProduct(shop, { skus: Array.from({ length: 12 }, () => ({})) });
  const productIds: number[] = [];
  for (const _ of skuIds) productIds.push((await createProduct(shop)).productId);
  // The lowest product id is paired with the highest SKU id, so that recorded order and lock order differ.
  const lines = skuIds.toReversed().map((skuId, index) => ({
    ...noOffer,
    skuId,
    dealProductId: productIds[index] ?? 0,
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
      ...references.map(() => reserveFor(randomUUID(), [{ lines }], { add_on_deal_stock })),
    ]);
  }
  const deals = await shop.db.selectFrom('add_on_deals').select('stock').where('sku_id', 'in', skuIds).execute();
  expect(deals.map(({ stock }) => stock)).toEqual(lines.map(() => plenty));
});
