import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { transaction } from '../db/database.ts';
import { createCustomer } from '../testing/account-factory.ts';
import { type CouponOptions, createCoupon } from '../testing/coupon-factory.ts';
import { createTestShop, dataOf, type TestShop } from '../testing/test-shop.ts';
import { keepCoupon, stopKeepingCoupon } from './keep-coupon.ts';
import { stopKeepingCoupons } from './queries.ts';

const shop = await createTestShop();
const inDays = (days: number) => new Date(shop.clock().getTime() + days * 24 * 3_600_000);

const collectible = (options: CouponOptions = {}) => createCoupon(shop, { type: 'collectible', ...options });
const clientOf = async ({ client, db, clock }: TestShop = shop) =>
  client({ customerId: (await createCustomer({ db, clock })).customerId });
const keep = (client: Awaited<ReturnType<typeof clientOf>>, id: number) =>
  client('POST /account/api/coupons/{id}', { params: { id } });
const ownCoupons = async (client: Awaited<ReturnType<typeof clientOf>>, query = {}) =>
  dataOf(await client('GET /account/api/coupons', { query: { limit: 100, ...query } }));
const keptOf = async (couponId: number) =>
  (await shop.db.selectFrom('coupons').select('kept').where('coupon_id', '=', couponId).executeTakeFirstOrThrow()).kept;

test('a coupon is not kept for a customer who is erased by then', async () => {
  const { couponId } = await collectible({ keepLimit: 1 });
  const customerId = randomUUID();
  await shop.db.insertInto('customer_ids').values({ customer_id: customerId, erased_at: shop.clock() }).execute();
  const kept = await keepCoupon(shop, { couponId, customerId, locale: 'en' });
  expect(kept).toMatchObject({ ok: false, code: 'token_not_valid' });
  expect(await keptOf(couponId)).toBe(0);
  await shop.db.deleteFrom('coupons').execute();
});

describe('the coupon centre', () => {
  const list = async (query = {}) =>
    dataOf(await shop.client()('GET /pagerender/page/coupon-list', { query: { limit: 100, ...query } }));

  test('shows coupons that can be kept or used now before upcoming ones, and those by their start', async () => {
    const inTwoDays = await createCoupon(shop, { position: 0, from: inDays(2) });
    const tomorrow = await collectible({ position: 1, keepFrom: inDays(1) });
    const [second, first] = [await createCoupon(shop, { position: 3 }), await createCoupon(shop, { position: 2 })];
    const beforeItsUse = await collectible({ position: 4, from: inDays(3), keepFrom: inDays(-1) });
    const { items } = await list();
    expect(items.map(({ id }) => id)).toEqual(
      [first, second, beforeItsUse, tomorrow, inTwoDays].map(({ couponId }) => couponId),
    );
    const { items: keepable } = dataOf(
      await (await clientOf())('GET /account/api/coupons/available', { query: { limit: 100 } }),
    );
    expect(keepable.map(({ id }) => id)).toEqual([beforeItsUse.couponId, tomorrow.couponId]);
    await shop.db.deleteFrom('coupons').execute();
  });

  test('shows running and upcoming coupons with what they do', async () => {
    const later = await createCoupon(shop, { position: 2, from: inDays(1), code: 'LATER' });
    const first = await collectible({
      position: 1,
      name: { th: 'คูปองต้อนรับ', en: 'Welcome coupon' },
      image: '/coupons/welcome.svg',
      action: { kind: 'percent_off', percent: 10, max_discount: 500 },
      conditions: [{ kind: 'minimum_spend', amount: 3000 }],
      totalLimit: 300,
      used: 200,
    });
    const { items, total } = await list();
    expect(items.map(({ id }) => id)).toEqual([first.couponId, later.couponId]);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({
      collectibleCouponId: first.couponId,
      couponCode: null,
      name: 'Welcome coupon',
      benefit: '10% off, up to ฿500',
      benefitKind: 'percent',
      scope: 'all',
      conditions: ['Spend ฿3,000 or more'],
      image: '/coupons/welcome.svg',
      remainingPercent: 34,
      isUsedUp: false,
    });
    expect(items[1]).toMatchObject({ couponCode: 'LATER', collectibleCouponId: null, keepStartDate: null });
    expect((await list({ type: 'code' })).items.map(({ id }) => id)).toEqual([later.couponId]);
    expect((await list({ limit: 1, offset: 1 })).items.map(({ id }) => id)).toEqual([later.couponId]);
    const banners = dataOf(await shop.client()('GET /pagerender/landing/coupon-banner', { query: {} }));
    expect(banners.map(({ id }) => id)).toEqual([first.couponId]);
    await shop.db.deleteFrom('coupons').execute();
  });

  test('hides coupons that are not listed, have ended, cannot be kept any more, or have codes for one use only', async () => {
    await createCoupon(shop, { listed: false });
    await createCoupon(shop, { from: inDays(-2), to: inDays(-1) });
    await collectible({ keepFrom: inDays(-2), keepTo: inDays(-1) });
    await createCoupon(shop, { codes: ['ONCE1', 'ONCE2'] });
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  test('says what is used up', async () => {
    await createCoupon(shop, { totalLimit: 5, used: 5 });
    const { couponId } = await collectible({ keepLimit: 1 });
    dataOf(await keep(await clientOf(), couponId));
    expect((await list()).items).toMatchObject([
      { remainingPercent: 0, isUsedUp: true },
      { remainingPercent: null, isUsedUp: true },
    ]);
  });
});

describe('keeping a coupon', () => {
  test('puts it into the customer’s list, once', async () => {
    const client = await clientOf();
    const { couponId } = await collectible({ validDays: 3 });
    const kept = dataOf(await keep(client, couponId));
    expect(kept).toMatchObject({
      id: couponId,
      isKeep: true,
      keptAt: shop.clock().toISOString(),
      endDate: inDays(3).toISOString(),
      state: 'usable',
    });
    expect(dataOf(await keep(client, couponId))).toEqual(kept);
    expect((await ownCoupons(client)).items).toEqual([kept]);
    expect(await keptOf(couponId)).toBe(1);
    expect((await ownCoupons(await clientOf())).items).toEqual([]);
  });

  test('can be taken back, which makes room for somebody else', async () => {
    const [client, other] = [await clientOf(), await clientOf()];
    const { couponId } = await collectible({ keepLimit: 1 });
    dataOf(await keep(client, couponId));
    expect(await keep(other, couponId)).toMatchObject({ status: 409, code: 'coupon_used_up' });
    await Promise.all([1, 2, 3].map(() => client('DELETE /account/api/coupons/{id}', { params: { id: couponId } })));
    expect(await keptOf(couponId)).toBe(0);
    expect((await ownCoupons(client)).items).toEqual([]);
    dataOf(await keep(other, couponId));
    expect(await keptOf(couponId)).toBe(1);
  });

  test('can be taken back by oneself only', async () => {
    const [client, other] = [await clientOf(), await clientOf()];
    const { couponId } = await collectible();
    for (const one of [client, other]) dataOf(await keep(one, couponId));
    dataOf(await client('DELETE /account/api/coupons/{id}', { params: { id: couponId } }));
    expect((await ownCoupons(other)).items).toMatchObject([{ id: couponId, isKeep: true }]);
    expect(await keptOf(couponId)).toBe(1);
  });

  test('again after taking it back does not renew its days', async () => {
    const { couponId } = await collectible({ validDays: 3 });
    const client = await clientOf();
    const takeBack = () => client('DELETE /account/api/coupons/{id}', { params: { id: couponId } });
    const [start, end] = [shop.clock(), inDays(3)];
    expect(dataOf(await keep(client, couponId)).endDate).toBe(end.toISOString());
    shop.setClock(inDays(2));
    dataOf(await takeBack());
    expect(dataOf(await keep(client, couponId))).toMatchObject({ endDate: end.toISOString(), state: 'usable' });
    dataOf(await takeBack());
    shop.setClock(end);
    expect(await keep(client, couponId)).toMatchObject({ status: 409, code: 'coupon_expired' });
    expect(await keptOf(couponId)).toBe(0);
    expect(dataOf(await keep(await clientOf(), couponId)).endDate).toBe(inDays(3).toISOString());
    shop.setClock(start);
  });

  test('is refused before its time, after it, and for coupons that are not offered', async () => {
    const client = await clientOf();
    const refusalOf = async (options: CouponOptions) => keep(client, (await collectible(options)).couponId);
    const notFound = { status: 422, code: 'coupon_not_found', message: 'Coupon not found' };
    expect(await refusalOf({ keepFrom: inDays(1) })).toMatchObject(notFound);
    expect(await refusalOf({ listed: false })).toMatchObject(notFound);
    expect(await keep(client, 2_000_000_000)).toMatchObject(notFound);
    expect(await keep(client, (await createCoupon(shop)).couponId)).toMatchObject(notFound);
    expect(await refusalOf({ keepTo: shop.clock() })).toMatchObject({
      status: 409,
      code: 'coupon_expired',
      message: 'Coupon expired',
    });
    expect(await refusalOf({ totalLimit: 1, used: 1 })).toMatchObject({ status: 409, code: 'coupon_used_up' });
  });

  test('requires a signed-in customer', async () => {
    const { couponId } = await collectible();
    expect(await keep(shop.client(), couponId)).toMatchObject({ status: 401, code: 'sign_in_required' });
  });

  test('five of fifty customers at once get the last five', async () => {
    const { couponId } = await collectible({ keepLimit: 5 });
    const clients = await Promise.all(Array.from({ length: 50 }, () => clientOf()));
    const results = await Promise.all(clients.map((client) => keep(client, couponId)));
    const refusals = results.filter((result) => !result.ok);
    expect(refusals).toHaveLength(45);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 409, code: 'coupon_used_up' });
    expect(await keptOf(couponId)).toBe(5);
  });

  test('in many tabs of one customer counts once', async () => {
    const client = await clientOf();
    const { couponId } = await collectible({ keepLimit: 2 });
    const results = await Promise.all(Array.from({ length: 20 }, () => keep(client, couponId)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(await keptOf(couponId)).toBe(1);
  });
});

// The embedded database runs one transaction at a time.
describe.runIf(shop.database.kind === 'postgres')('a cancelled order returns the use of a kept coupon while', () => {
  const couponOf = async (isKept: boolean) => {
    const { couponId } = await collectible();
    const { customerId } = await createCustomer(shop);
    await keepCoupon(shop, { couponId, customerId, locale: 'en' });
    if (!isKept) await stopKeepingCoupon(shop, couponId, customerId);
    return { couponId, customerId };
  };
  const countWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows.length;
  };

  test.each([
    {
      what: 'its customer keeps it again',
      isKept: false,
      change: (couponId: number, customerId: string) => keepCoupon(shop, { couponId, customerId, locale: 'en' }),
    },
    {
      what: 'its customer takes it back',
      isKept: true,
      change: (couponId: number, customerId: string) => stopKeepingCoupon(shop, couponId, customerId),
    },
    {
      what: 'its customer is erased',
      isKept: true,
      change: (_couponId: number, customerId: string) =>
        transaction(shop.db, (tx) => stopKeepingCoupons(tx, customerId)),
    },
  ])('$what', async ({ isKept, change }) => {
    const { couponId, customerId } = await couponOf(isKept);
    const changed = await transaction(shop.db, async (tx) => {
      await sql`select from coupons where coupon_id = ${couponId}::integer for no key update`.execute(tx);
      const changing = change(couponId, customerId);
      await expect.poll(countWaiting).toBe(1);
      // Fails if it is locked.
      await sql`
        select from customer_coupons where coupon_id = ${couponId}::integer and customer_id = ${customerId}::uuid
        for no key update nowait`.execute(tx);
      return { changing };
    });
    await changed.changing;
    expect(await keptOf(couponId)).toBe(isKept ? 0 : 1);
  });
});

test('a customer’s coupons are sorted by state, then by end, and can be filtered by state', async () => {
  const { customerId } = await createCustomer(shop);
  const client = shop.client({ customerId });
  const keepAll = async (options: CouponOptions[]) => {
    const ids: number[] = [];
    for (const one of options) {
      const { couponId } = await collectible(one);
      dataOf(await keep(client, couponId));
      ids.push(couponId);
    }
    return ids;
  };
  const [over, used, upcoming, long, short] = await keepAll([
    { to: inDays(1) },
    { perCustomerLimit: 1 },
    { from: inDays(3), to: inDays(20), keepFrom: inDays(-1) },
    { to: inDays(20) },
    { to: inDays(5), validDays: 2 },
  ]);
  await shop.db
    .updateTable('customer_coupons')
    .set({ used: 1 })
    .where('coupon_id', '=', used ?? 0)
    .execute();
  const code = await createCoupon(shop, { to: inDays(20) });
  await shop.db
    .insertInto('customer_coupons')
    .values({ coupon_id: code.couponId, customer_id: customerId, used: 1 })
    .execute();
  shop.setClock(inDays(1));
  const { items, total } = await ownCoupons(client);
  expect(items.map(({ id, state }) => [id, state])).toEqual([
    [short, 'usable'],
    [long, 'usable'],
    [upcoming, 'upcoming'],
    [used, 'used'],
    [code.couponId, 'used'],
    [over, 'expired'],
  ]);
  expect(total).toBe(6);
  expect(items[3]).toMatchObject({ remainingUses: 0, isKeep: true });
  expect(items[4]).toMatchObject({ remainingUses: null, isKeep: false, keptAt: null, couponCode: code.code });
  const usable = await ownCoupons(client, { state: 'usable', limit: 1 });
  expect(usable).toMatchObject({ items: [{ id: short }], total: 2 });
});

test('the coupons to keep say which ones the customer keeps', async () => {
  await shop.db.deleteFrom('coupons').execute();
  const client = await clientOf();
  const open = await collectible({ position: 1 });
  const soon = await collectible({ position: 2, keepFrom: inDays(1) });
  const gone = await collectible({ position: 3, keepTo: inDays(2) });
  await collectible({ keepFrom: inDays(-2), keepTo: inDays(-1) });
  await createCoupon(shop);
  dataOf(await keep(client, gone.couponId));
  await shop.db.updateTable('coupons').set({ listed: false }).where('coupon_id', '=', gone.couponId).execute();
  const { items } = dataOf(await client('GET /account/api/coupons/available', { query: {} }));
  expect(items.map(({ id, isKeep }) => [id, isKeep])).toEqual([
    [open.couponId, false],
    [gone.couponId, true],
    [soon.couponId, false],
  ]);
});
