import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { insertSlip } from '../bank-transfers/bank-transfers.ts';
import { transaction } from '../db/database.ts';
import { createCustomerWithPassword, testPassword } from '../testing/account-factory.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { createCoupon } from '../testing/coupon-factory.ts';
import { countDeadlocks } from '../testing/locks.ts';
import { operateOrders } from '../testing/operate-orders.ts';
import { addBillingAddress, createShopperFor, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';

const shop = await createTestShop();
const guest = shop.client();
const { skuId, productId } = await createProduct(shop, { stock: 1000, price: 1000 });

afterEach(() => shop.setClock('2026-11-20T03:00:00Z'));

async function newShopper(): Promise<Shopper> {
  return createShopperFor(shop, await createCustomerWithPassword(shop));
}

const operate = (...args: string[]) => operateOrders(shop, ...args);

async function place(shopper: Shopper, paymentMethod: Order['paymentMethod'] = 'cash_on_delivery'): Promise<string> {
  await shopper.addToCart(skuId);
  return (await shopper.placeOrder({ paymentMethod })).orderId;
}

async function deliver(orderId: string): Promise<void> {
  await operate('prepare', orderId);
  await operate('ship', orderId, '--carrier', 'kex', '--tracking', 'KEX12345678');
  await operate('deliver', orderId);
}

async function dataFile({ customerId }: Shopper) {
  return shop.app.inject({ url: '/account/api/customers/data', headers: await shop.authHeaders(customerId) });
}

const erase = ({ client }: Shopper, password = testPassword) =>
  client('POST /account/api/customers/erase', { body: { password } });

const signIn = (email: string) =>
  guest('POST /authen/api/auth/login', { body: { username: email, password: testPassword } });

/** The tables that still have a row with this text in it, of all tables of the shop. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await shop.db.introspection.getTables();
  const found: string[] = [];
  for (const { name, schema } of tables) {
    if (schema !== 'public') continue;
    const rows = await shop.db
      .selectFrom(name as 'customers')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found.sort();
}

describe('the data of a customer', () => {
  test('is a file with profile, addresses, consents, orders, wishlist, coupons and sessions', async () => {
    const shopper = await newShopper();
    await addBillingAddress(shopper);
    dataOf(await shopper.client('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag: true } }));
    dataOf(await shopper.client('POST /account/api/wishlist', { body: { productId } }));
    const body = { priceFalls: true };
    dataOf(await shopper.client('PUT /account/api/wishlist/{id}/mails', { params: { id: productId }, body }));
    dataOf(await shopper.client('POST /account/api/wishlist-share'));
    const orderId = await place(shopper);
    await deliver(orderId);
    dataOf(await signIn(shopper.email));
    const response = await dataFile(shopper);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="saifah-data-2026-11-20.json"',
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('\n  "customer": {');
    expect(response.body).not.toContain('argon2');
    expect(response.json()).toMatchObject({
      exportedAt: '2026-11-20T03:00:00.000Z',
      customer: { customerId: shopper.customerId, email: shopper.email, firstName: 'สมหญิง', language: 'th' },
      addresses: expect.arrayContaining([
        expect.objectContaining({ type: 'billing', companyName: 'บริษัท ผู้ซื้อ จำกัด' }),
        expect.objectContaining({ type: 'shipping', province: 'กรุงเทพมหานคร' }),
      ]),
      consents: [{ purpose: 'newsletter', given: true }],
      orders: [
        {
          orderId,
          status: 'delivered',
          receiver: { firstName: 'สมหญิง' },
          lines: [{ quantity: 1, price: 1000, total: 1000 }],
          invoices: [{ invoiceNumber: expect.stringMatching(/^AB2611-\d{6}$/) }],
        },
      ],
      wishlist: [
        {
          productId,
          mailWhenPriceFallsSince: '2026-11-20T03:00:00.000Z',
          priceWhenAsked: 1000,
          mailWhenBackInStockSince: null,
        },
      ],
      wishlistSharedSince: '2026-11-20T03:00:00.000Z',
      coupons: [],
      sessions: expect.arrayContaining([expect.objectContaining({ signedInAt: '2026-11-20T03:00:00.000Z' })]),
    });
  });

  test('has how an order was paid, cancelled and refunded, and the slips that were sent', async () => {
    const shopper = await newShopper();
    await shopper.addToCart(skuId);
    const byCard = await shopper.placeOrder({ paymentMethod: 'credit_card' });
    await payAtGateway(shop, byCard, { action: 'approve', webhook: 'before' });
    const params = { orderId: byCard.orderId };
    const body = { reason: 'other', comment: 'moving to Chiang Mai' } as const;
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params, body }));
    await shopper.addToCart(skuId);
    const byTransfer = await shopper.placeOrder({ paymentMethod: 'bank_transfer' });
    const now = shop.clock();
    await transaction(shop.db, (tx) =>
      insertSlip(tx, {
        reference: byTransfer.orderId,
        picture: Buffer.from('picture'),
        pictureHash: randomBytes(32),
        transfer: { sendingBank: '014', transactionReference: 'TRANSACTION1' },
        now,
      }),
    );
    const { orders: list } = (await dataFile(shopper)).json();
    const orders = new Map(list.map((order: { orderId: string }) => [order.orderId, order]));
    const at = now.toISOString();
    expect(orders.get(byCard.orderId)).toMatchObject({
      cancellation: { at, ...body },
      payments: [{ paymentMethod: 'credit_card', status: 'succeeded', amount: 1000, startedAt: at }],
      slips: [],
      refunds: [{ amount: 1000, status: 'requested', requestedAt: at, succeededAt: null }],
    });
    expect(orders.get(byTransfer.orderId)).toMatchObject({
      cancellation: null,
      slips: [
        {
          status: 'waiting',
          sendingBank: '014',
          transactionReference: 'TRANSACTION1',
          uploadedAt: at,
          reason: null,
        },
      ],
      refunds: [],
    });
  });

  test('has nothing of another customer', async () => {
    const [own, other] = [await newShopper(), await newShopper()];
    const orderId = await place(other);
    const { body } = await dataFile(own);
    for (const part of [orderId, other.email, other.customerId]) expect(body).not.toContain(part);
  });
});

describe('an account', () => {
  test('gives back the coupons that were saved for it when it is erased', async () => {
    const { couponId: id } = await createCoupon(shop, { type: 'collectible', keepLimit: 1 });
    const [shopper, other] = [await newShopper(), await newShopper()];
    const keep = ({ client }: Shopper) => client('POST /account/api/coupons/{id}', { params: { id } });
    dataOf(await keep(shopper));
    expect((await keep(other)).ok).toBe(false);
    expect((await erase(shopper)).ok).toBe(true);
    expect((await keep(other)).ok).toBe(true);
    expect(await tablesWith(shopper.customerId)).not.toContain('customer_coupons');
  });

  test('is erased with its person, and its orders stay with their invoices', async () => {
    const shopper = await newShopper();
    const { customerId, email } = shopper;
    await addBillingAddress(shopper);
    dataOf(await shopper.client('PUT /account/api/customers/subscription-flag', { body: { subscriptionFlag: true } }));
    dataOf(await shopper.client('POST /account/api/wishlist', { body: { productId } }));
    const orderId = await place(shopper);
    await deliver(orderId);
    await shopper.addToCart(skuId);
    const session = dataOf(await signIn(email));
    const again = { email, password: testPassword, firstName: 'มะลิ', lastName: 'ใจดี', mobileNo: '0812345678' };
    dataOf(await guest('POST /account/api/customers/register', { body: { ...again, consentFlag: true } }));
    expect(await erase(shopper)).toEqual({ ok: true, data: undefined });

    expect((await operate('show', orderId)).output).toContain(`\ncustomer: erased, ${customerId} (en)\n`);
    expect(await tablesWith(email)).toEqual(['mails']);
    const mails = await shop.db.selectFrom('mails').select(['template']).where('recipient', '=', email).execute();
    expect(mails).toEqual([{ template: 'account_erased' }]);
    // Keys of requests are deleted after a day.
    expect(await tablesWith(customerId)).toEqual(['customer_consents', 'customer_ids', 'idempotency_keys', 'orders']);
    const consents = shop.db.selectFrom('customer_consents').select(['purpose', 'given']);
    expect(await consents.where('customer_id', '=', customerId).orderBy('consent_id').execute()).toEqual([
      { purpose: 'newsletter', given: true },
      { purpose: 'newsletter', given: false },
    ]);

    const response = await shop.app.inject({
      url: '/account/api/customers/profile',
      headers: { authorization: `Bearer ${session.accessToken}` },
    });
    expect(failureOf(response)).toEqual({ status: 401, code: 'token_not_valid' });
    const { refreshToken } = session;
    expect(await guest('POST /authen/api/auth/refresh', { body: { refreshToken } })).toMatchObject({ status: 401 });
    expect(await signIn(email)).toMatchObject({ code: 'credentials_not_valid' });
    const shown = await operate('show', orderId);
    expect(shown.output).toContain('สมหญิง ใจดี, 0812345678');
    expect(shown.output).toMatch(/AB2611-\d{6}/);
  });

  test.each([
    ['th', '/'],
    ['en', '/en'],
  ] as const)('in the language %s is confirmed to be erased with a link to the shop in it', async (locale, path) => {
    const shopper = await createShopperFor(shop, await createCustomerWithPassword(shop, { locale }));
    expect(await erase(shopper)).toMatchObject({ ok: true });
    const mails = shop.db.selectFrom('mails').select('content').where('recipient', '=', shopper.email);
    expect((await mails.executeTakeFirstOrThrow()).content).toMatchObject({
      homeUrl: `${shop.settings.origin}${path}`,
    });
  });

  test('is not erased with a wrong password', async () => {
    const shopper = await newShopper();
    expect(await erase(shopper, 'Wrong#1234')).toMatchObject({ status: 403, code: 'password_not_valid' });
    expect(dataOf(await shopper.client('GET /account/api/customers/profile')).email).toBe(shopper.email);
  });

  test('is not erased while an order is unpaid, not delivered or not refunded', async () => {
    const shopper = await newShopper();
    const refused = { status: 409, code: 'customer_has_open_orders' };
    const unpaid = await place(shopper, 'credit_card');
    expect(await erase(shopper)).toMatchObject({ ...refused, data: { orderIds: [unpaid] } });
    await payAtGateway(shop, await shopper.getOrder(unpaid), { action: 'approve', webhook: 'before' });
    expect(await erase(shopper)).toMatchObject(refused);
    await operate('cancel', unpaid, '--reason', 'sold out');
    expect((await shopper.getOrder(unpaid)).status).toBe('refund_pending');
    expect(await erase(shopper)).toMatchObject(refused);
    expect(dataOf(await shopper.client('GET /account/api/customers/profile')).email).toBe(shopper.email);
  });

  test('is not erased while a part of a delivered order is to be refunded', async () => {
    const shopper = await newShopper();
    await shopper.addToCart(skuId);
    const orderId = await place(shopper);
    await deliver(orderId);
    const [{ sku = '' } = {}] = (await shopper.getOrder(orderId)).items;
    await operate('refund', orderId, '--lines', `${sku}=1`);
    expect(await erase(shopper)).toMatchObject({ code: 'customer_has_open_orders', data: { orderIds: [orderId] } });
    await operate('refund', orderId, '--lines', 'none', '--sent-on', '2026-11-20', '--reference', 'KBANK 1');
    expect(await shopper.getOrder(orderId)).toMatchObject({ status: 'delivered' });
    expect(dataOf(await erase(shopper))).toBeUndefined();
  });

  test('of an erased e-mail address can be registered again, without the earlier orders', async () => {
    const shopper = await newShopper();
    const { email } = shopper;
    await deliver(await place(shopper));
    dataOf(await erase(shopper));
    const again = await createShopperFor(shop, await createCustomerWithPassword(shop, { email }));
    expect(dataOf(await again.client('GET /cart/api/order/list', { query: {} })).total).toBe(0);
    expect(dataOf(await erase(again))).toBeUndefined();
  });

  test('is erased once by concurrent calls', async () => {
    const shopper = await newShopper();
    const results = await Promise.all([1, 2, 3].map(() => erase(shopper)));
    expect(results.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    for (const result of results) if (!result.ok) expect([401, 403]).toContain(result.status);
    const mails = await shop.db.selectFrom('mails').select('template').where('recipient', '=', shopper.email).execute();
    expect(mails).toEqual([{ template: 'account_erased' }]);
  });

  test('is either erased or gets the order that is placed at the same time', async () => {
    const before = await countDeadlocks(shop);
    for (let round = 0; round < 5; round += 1) {
      const shopper = await newShopper();
      await shopper.addToCart(skuId);
      const { quote } = await shopper.openCheckout();
      const [erased, ordered] = await Promise.all([
        erase(shopper),
        shopper.requestOrder({ paymentMethod: 'cash_on_delivery', quote }),
      ]);
      expect([erased.ok, ordered.ok].filter(Boolean)).toHaveLength(1);
    }
    expect(await countDeadlocks(shop)).toBe(before);
  });

  test('that is erased while a call of the customer is under way answers it with 401', async () => {
    const shopper = await newShopper();
    const results = await Promise.all([
      erase(shopper),
      ...[1, 2, 3].map(() => shopper.client('POST /account/api/wishlist', { body: { productId } })),
      ...[1, 2, 3].map(() => shopper.client('POST /cart/api/cart/create')),
    ]);
    for (const result of results.slice(1)) if (!result.ok) expect(result.status).toBe(401);
    expect(results[0]?.ok).toBe(true);
    expect(await tablesWith(shopper.email)).toEqual(['mails']);
  });
});
