import { describe, expect, onTestFinished, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Client } from '#contract/client.ts';
import { buildApp } from '../app.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { type CouponOptions, createCoupon } from '../testing/coupon-factory.ts';
import { createPromotion } from '../testing/promotion-factory.ts';
import { createShopper, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const inDays = (days: number) => new Date(shop.clock().getTime() + days * 24 * 3_600_000);
const { skuId } = await createProduct(shop, { price: 1000, stock: 500 });

const minimumSpend = (amount: number) => ({ conditions: [{ kind: 'minimum_spend', amount }] });
const amountOff = (amount: number) => ({ action: { kind: 'amount_off', amount } });

type Choice = { couponCode?: string | null; collectibleCouponId?: number | '' | null };
const apply = ({ client, cartId }: Pick<Shopper, 'client' | 'cartId'>, body: Choice) =>
  client('POST /cart/api/cart/{cartId}/apply-coupon', { params: { cartId }, body });
const cartOf = async ({ client, cartId }: Pick<Shopper, 'client' | 'cartId'>) =>
  dataOf(await client('GET /cart/api/cart/{cartId}', { params: { cartId } }));
const couponsOf = ({ couponCode, collectibleCouponId, totalDiscount }: Cart) => ({
  couponCode,
  collectibleCouponId,
  totalDiscount,
});

async function createShopperWithCart(quantity = 1): Promise<Shopper> {
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId, quantity);
  return shopper;
}

async function createGuestCart(): Promise<{ client: Client; cartId: string }> {
  const client = shop.client();
  const { cartId } = dataOf(await client('POST /cart/api/cart/create'));
  const added = await client('POST /cart/api/cart/{cartId}/items/add', {
    params: { cartId },
    body: { productId: skuId, quantity: 1 },
  });
  dataOf(added);
  return { client, cartId };
}

async function keepCoupon({ client }: Pick<Shopper, 'client'>, options: CouponOptions = {}): Promise<number> {
  const { couponId } = await createCoupon(shop, { type: 'collectible', ...options });
  dataOf(await client('POST /account/api/coupons/{id}', { params: { id: couponId } }));
  return couponId;
}

describe('applying a coupon', () => {
  test('reduces the cart by its code, however it is typed, until it is removed', async () => {
    const { couponId } = await createCoupon(shop, { code: 'SAVE10', ...amountOff(150) });
    onTestFinished(async () => {
      await shop.db.deleteFrom('coupon_codes').where('coupon_id', '=', couponId).execute();
    });
    const guest = await createGuestCart();
    const cart = dataOf(await apply(guest, { couponCode: ' save-๑๐ ' }));
    expect(cart).toMatchObject({
      couponCode: 'SAVE10',
      totalDiscount: 150,
      isCouponError: false,
      couponErrorMessage: null,
      coupons: [
        { type: 'code', couponCode: 'SAVE10', name: 'Discount coupon', description: '฿150 off', discount: 150 },
      ],
    });
    expect(dataOf(await apply(guest, {}))).toMatchObject({ couponCode: 'SAVE10' });
    const removed = dataOf(await apply(guest, { couponCode: '' }));
    expect(couponsOf(removed)).toEqual({ couponCode: null, collectibleCouponId: null, totalDiscount: 0 });
  });

  test('changes nothing without a coupon, nor when the cart was changed last', async () => {
    const now = shop.clock();
    onTestFinished(() => shop.setClock(now));
    const guest = await createGuestCart();
    const { updatedAt } = await cartOf(guest);
    shop.setClock(new Date(now.getTime() + 60_000));
    expect(dataOf(await apply(guest, {})).updatedAt).toBe(updatedAt);
    expect((await cartOf(guest)).updatedAt).toBe(updatedAt);
    expect(dataOf(await apply(guest, { couponCode: '' })).updatedAt).not.toBe(updatedAt);
  });

  test('combines a code with a kept coupon; each can be removed alone', async () => {
    const shopper = await createShopperWithCart();
    const { code } = await createCoupon(shop, amountOff(100));
    const kept = await keepCoupon(shopper, amountOff(50));
    const both = dataOf(await apply(shopper, { couponCode: code, collectibleCouponId: kept }));
    expect(couponsOf(both)).toEqual({ couponCode: code, collectibleCouponId: kept, totalDiscount: 150 });
    expect(both.items[0]?.discounts.map(({ discount }) => discount)).toEqual([100, 50]);
    for (const same of [{ couponCode: code }, { collectibleCouponId: kept }, {}])
      expect(couponsOf(dataOf(await apply(shopper, same)))).toEqual(couponsOf(both));
    const one = dataOf(await apply(shopper, { collectibleCouponId: '' }));
    expect(couponsOf(one)).toEqual({ couponCode: code, collectibleCouponId: null, totalDiscount: 100 });
  });

  test.each<[string, number, string, string, () => Promise<Choice>]>([
    ['that does not exist', 422, 'coupon_not_found', 'Coupon not found', async () => ({ couponCode: 'NOSUCHCODE' })],
    [
      'that has not begun',
      422,
      'coupon_not_found',
      'Coupon not found',
      async () => ({ couponCode: (await createCoupon(shop, { from: inDays(1) })).code }),
    ],
    [
      'that is not kept',
      422,
      'coupon_not_found',
      'Coupon not found',
      async () => ({ collectibleCouponId: (await createCoupon(shop, { type: 'collectible' })).couponId }),
    ],
    [
      'by the id of a coupon of codes',
      422,
      'coupon_not_found',
      'Coupon not found',
      async () => ({ collectibleCouponId: (await createCoupon(shop)).couponId }),
    ],
    [
      'that ended',
      409,
      'coupon_expired',
      'Coupon expired',
      async () => ({ couponCode: (await createCoupon(shop, { from: inDays(-2), to: shop.clock() })).code }),
    ],
    [
      'that is used up',
      409,
      'coupon_used_up',
      'This coupon has been fully used.',
      async () => ({ couponCode: (await createCoupon(shop, { totalLimit: 1, used: 1 })).code }),
    ],
  ])('%s is refused and changes nothing', async (_what, status, code, message, createChoice) => {
    const shopper = await createShopperWithCart();
    const attached = await createCoupon(shop, amountOff(70));
    dataOf(await apply(shopper, { couponCode: attached.code }));
    const before = await cartOf(shopper);
    expect(await apply(shopper, { couponCode: attached.code, ...(await createChoice()) })).toMatchObject({
      ok: false,
      status,
      code,
      message,
    });
    expect(await cartOf(shopper)).toEqual(before);
  });

  test('requires a customer for a kept coupon', async () => {
    const shopper = await createShopperWithCart();
    const collectibleCouponId = await keepCoupon(shopper);
    expect(await apply(await createGuestCart(), { collectibleCouponId })).toMatchObject({ code: 'coupon_not_found' });
    const inGuestCart = { client: shopper.client, cartId: (await createGuestCart()).cartId };
    expect(await apply(inGuestCart, { collectibleCouponId })).toMatchObject({ code: 'coupon_not_found' });
    const other = await createShopperWithCart();
    expect(await apply(other, { collectibleCouponId })).toMatchObject({ code: 'coupon_not_found' });
  });

  test('whose conditions do not hold saves nothing, says what is missing, and then saves', async () => {
    const shopper = await createShopperWithCart();
    const { code } = await createCoupon(shop, { ...amountOff(100), ...minimumSpend(1500) });
    const cart = dataOf(await apply(shopper, { couponCode: code }));
    expect(cart).toMatchObject({
      couponCode: code,
      totalDiscount: 0,
      isCouponError: true,
      couponErrorMessage: 'Condition not valid: Spend ฿500 more to reach ฿1,500',
      errorCorrectibleMessage: null,
      coupons: [{ errorCode: 'condition_not_valid' }],
    });
    const thai = shop.client({ customerId: shopper.customerId, locale: 'th' });
    expect((await cartOf({ ...shopper, client: thai })).couponErrorMessage).toBe(
      'ไม่ตรงตามเงื่อนไขของคูปอง: ซื้อเพิ่มอีก ฿500 ให้ครบ ฿1,500',
    );
    await shopper.addToCart(skuId);
    expect(await cartOf(shopper)).toMatchObject({
      totalDiscount: 100,
      isCouponError: false,
      couponErrorMessage: null,
      coupons: [{ errorCode: null }],
    });
  });
});

test('a coupon that stops holding stays in the cart, saves nothing and says why', async () => {
  const shopper = await createShopperWithCart();
  const { code, couponId } = await createCoupon(shop, { totalLimit: 5 });
  const kept = await keepCoupon(shopper, { to: inDays(2) });
  const now = shop.clock();
  dataOf(await apply(shopper, { couponCode: code, collectibleCouponId: kept }));
  await shop.db.updateTable('coupons').set({ used: 5 }).where('coupon_id', '=', couponId).execute();
  shop.setClock(inDays(2));
  expect(await cartOf(shopper)).toMatchObject({
    couponCode: code,
    collectibleCouponId: kept,
    totalDiscount: 0,
    isCouponError: true,
    couponErrorMessage: 'This coupon has been fully used.',
    errorCorrectibleMessage: 'Coupon expired',
    coupons: [{ errorCode: 'coupon_used_up' }, { errorCode: 'coupon_expired' }],
  });
  await shop.db.deleteFrom('coupon_codes').where('coupon_id', '=', couponId).execute();
  expect(await cartOf(shopper)).toMatchObject({ couponCode: code, couponErrorMessage: 'Coupon not found' });
  shop.setClock(now);
});

describe('a coupon of a guest', () => {
  const signIn = async ({ cartId }: { cartId: string }, { client }: Shopper) =>
    dataOf(await client('POST /cart/api/cart/merge/{cartId}', { params: { cartId } }));

  test('moves to the customer’s cart at sign-in, unless that has one', async () => {
    const [of, own] = [await createCoupon(shop, amountOff(20)), await createCoupon(shop, amountOff(30))];
    const guests = [await createGuestCart(), await createGuestCart()] as const;
    for (const guest of guests) dataOf(await apply(guest, { couponCode: of.code }));
    const shopper = await createShopperWithCart();
    expect(await signIn(guests[0], shopper)).toMatchObject({ couponCode: of.code, totalDiscount: 20 });
    dataOf(await apply(shopper, { couponCode: own.code }));
    expect(await signIn(guests[1], shopper)).toMatchObject({ couponCode: own.code, totalDiscount: 30 });
  });

  test('says at sign-in if this customer cannot use it', async () => {
    const { code, couponId } = await createCoupon(shop, { perCustomerLimit: 1 });
    const guest = await createGuestCart();
    expect(dataOf(await apply(guest, { couponCode: code }))).toMatchObject({ totalDiscount: 100 });
    const shopper = await createShopperWithCart();
    await shop.db
      .insertInto('customer_coupons')
      .values({ coupon_id: couponId, customer_id: shopper.customerId, used: 1 })
      .execute();
    expect(await signIn(guest, shopper)).toMatchObject({
      couponCode: code,
      totalDiscount: 0,
      couponErrorMessage: 'This coupon has been fully used.',
    });
  });
});

describe('the coupons that a customer keeps, for a cart', () => {
  const validate = async ({ client, cartId }: Shopper) =>
    dataOf(await client('GET /cart/api/cart/{cartId}/validate-coupon', { params: { cartId } }));

  test('say what each saves beside the code, the best first, and what the others lack', async () => {
    const shopper = await createShopperWithCart();
    const [small, far, great, soon, near] = [
      await keepCoupon(shopper, amountOff(50)),
      await keepCoupon(shopper, minimumSpend(5000)),
      await keepCoupon(shopper, { action: { kind: 'percent_off', percent: 50 } }),
      await keepCoupon(shopper, { from: inDays(3), keepFrom: inDays(-1) }),
      await keepCoupon(shopper, minimumSpend(1200)),
    ];
    const { code } = await createCoupon(shop, amountOff(200));
    dataOf(await apply(shopper, { couponCode: code, collectibleCouponId: small }));
    const coupons = await validate(shopper);
    expect(coupons.map(({ id, isUsable, isBest, saving }) => ({ id, isUsable, isBest, saving }))).toEqual([
      { id: great, isUsable: true, isBest: true, saving: 400 },
      { id: small, isUsable: true, isBest: false, saving: 50 },
      { id: near, isUsable: false, isBest: false, saving: 0 },
      { id: far, isUsable: false, isBest: false, saving: 0 },
      { id: soon, isUsable: false, isBest: false, saving: 0 },
    ]);
    expect(coupons[2]).toMatchObject({
      errorMessage: 'Spend ฿200 more to reach ฿1,200',
      missingAmount: 200,
      missingQuantity: null,
    });
    expect(coupons[4]).toMatchObject({ errorMessage: 'This coupon cannot be used yet.', state: 'upcoming' });
    expect(await cartOf(shopper)).toMatchObject({ couponCode: code, collectibleCouponId: small });
  });

  test('of equal saving, are sorted by cashback and end; none is the best if none can be used', async () => {
    const shopper = await createShopperWithCart();
    const cashback = (amount: number) => ({ action: { kind: 'cashback', amount } });
    const [little, much, late, early] = [
      await keepCoupon(shopper, cashback(10)),
      await keepCoupon(shopper, cashback(20)),
      await keepCoupon(shopper, { ...amountOff(50), to: inDays(9) }),
      await keepCoupon(shopper, { ...amountOff(50), to: inDays(3) }),
    ];
    expect((await validate(shopper)).map(({ id }) => id)).toEqual([early, late, much, little]);
    const other = await createShopperWithCart();
    await keepCoupon(other, minimumSpend(5000));
    expect(await validate(other)).toMatchObject([{ isUsable: false, isBest: false, saving: 0 }]);
  });

  test('say which promotions they exclude, and what they save in the end', async () => {
    const shopper = await createShopperWithCart();
    const promotion = await createPromotion(shop, { ...amountOff(150), combinesWithCoupons: false });
    onTestFinished(async () => {
      await shop.db.deleteFrom('promotions').where('promotion_id', '=', promotion).execute();
    });
    await keepCoupon(shopper, amountOff(400));
    expect(await validate(shopper)).toMatchObject([
      { isUsable: true, discount: 400, saving: 250, excludedPromotions: [expect.any(String)] },
    ]);
  });

  test('are those of the customer’s own cart', async () => {
    const [shopper, other] = [await createShopperWithCart(), await createShopperWithCart()];
    const foreign = await other.client('GET /cart/api/cart/{cartId}/validate-coupon', { params: shopper });
    expect(foreign).toMatchObject({ status: 404, code: 'cart_not_found' });
    expect(await validate(other)).toEqual([]);
  });
});

describe('guessing codes', () => {
  const start = async () => {
    const app = await buildApp({ ...shop, settings: { ...shop.settings, trustProxy: true, rateLimits: true } });
    onTestFinished(async () => await app.close());
    return async (cartId: string, payload: Choice | string, address: string) =>
      app.inject({
        method: 'POST',
        url: `/cart/api/cart/${cartId}/apply-coupon`,
        headers: { 'x-forwarded-for': address, 'accept-language': 'en' },
        payload: typeof payload === 'string' ? { couponCode: payload } : payload,
      });
  };
  const answersOf = (responses: { statusCode: number }[]) =>
    [200, 422, 429].map((status) => responses.filter(({ statusCode }) => statusCode === status).length);
  const createCarts = async (count: number) =>
    await Promise.all(Array.from({ length: count }, async () => (await createGuestCart()).cartId));

  test('is refused after ten misses in a minute by one address or in one cart; what is found does not count', async () => {
    const guess = await start();
    const { code } = await createCoupon(shop);
    const [one = '', other = ''] = await createCarts(2);
    for (let n = 0; n < 15; n += 1) expect((await guess(one, code, '203.0.113.1')).statusCode).toBe(200);
    for (let n = 0; n < 10; n += 1)
      expect(failureOf(await guess(one, `GUESS${n}`, '203.0.113.1'))).toEqual({
        status: 422,
        code: 'coupon_not_found',
      });
    const refused = await guess(one, code, '203.0.113.1');
    expect(failureOf(refused)).toEqual({ status: 429, code: 'too_many_requests' });
    expect(refused.json().message).toBe('Too many attempts. Please wait a moment and try again.');
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await guess(other, code, '203.0.113.1')).statusCode).toBe(429);
    expect((await guess(one, code, '203.0.113.2')).statusCode).toBe(429);
    expect((await guess(other, code, '203.0.113.2')).statusCode).toBe(200);
    const now = shop.clock();
    shop.setClock(new Date(now.getTime() + 60_000));
    expect((await guess(one, code, '203.0.113.1')).statusCode).toBe(200);
    shop.setClock(now);
  });

  test('does not prevent a coupon from being removed', async () => {
    const guess = await start();
    const { code } = await createCoupon(shop);
    const [cartId = ''] = await createCarts(1);
    await guess(cartId, code, '203.0.113.1');
    for (let n = 0; n < 10; n += 1) await guess(cartId, `GUESS${n}`, '203.0.113.1');
    expect((await guess(cartId, code, '203.0.113.1')).statusCode).toBe(429);
    for (const payload of [{}, { collectibleCouponId: '' }, { couponCode: ' - ' }, { couponCode: null }] as const) {
      const response = await guess(cartId, payload, '203.0.113.1');
      expect(response.statusCode).toBe(200);
      expect(response.json().data.couponCode).toBe('couponCode' in payload ? null : code);
    }
    expect((await guess(cartId, { couponCode: '', collectibleCouponId: 1 }, '203.0.113.1')).statusCode).toBe(429);
  });

  test('a hundred times at once gets ten answers, in one cart or in many', async () => {
    const guess = await start();
    const [one = ''] = await createCarts(1);
    const inOneCart = Array.from({ length: 100 }, (_, n) => guess(one, `RUSH${n}`, `203.0.113.${n}`));
    expect(answersOf(await Promise.all(inOneCart))).toEqual([0, 10, 90]);
    const carts = await createCarts(100);
    const atOneAddress = carts.map((cartId, n) => guess(cartId, `RUSH${n}`, '198.51.100.1'));
    expect(answersOf(await Promise.all(atOneAddress))).toEqual([0, 10, 90]);
  });

  test('from many addresses of one IPv6 network counts as one', async () => {
    const guess = await start();
    const carts = await createCarts(11);
    const guesses = carts.map((cartId, n) => guess(cartId, 'GUESS', `2001:db8:1:2::${n + 1}`));
    expect(answersOf(await Promise.all(guesses))).toEqual([0, 10, 1]);
    expect((await guess(carts[10] ?? '', 'GUESS', '2001:db8:1:3::1')).statusCode).toBe(422);
  });

  test('does not refuse those who apply valid codes at the same time from one address', async () => {
    const guess = await start();
    const { code } = await createCoupon(shop);
    const carts = await createCarts(30);
    const valid = carts.map((cartId) => guess(cartId, code, '203.0.113.4'));
    expect(answersOf(await Promise.all(valid))).toEqual([30, 0, 0]);
    const mixed = carts.map((cartId, n) => guess(cartId, n % 3 === 0 && n < 27 ? 'GUESS' : code, '203.0.113.4'));
    expect(answersOf(await Promise.all(mixed))).toEqual([21, 9, 0]);
  });
});
