import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { closeAttention } from '../../attention/attention.ts';
import { createProduct } from '../../testing/catalogue-factory.ts';
import { createInstallmentPlan } from '../../testing/offer-factory.ts';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import { createShopper, type Shopper } from '../../testing/shopper.ts';
import { dataOf, failureOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';

const {
  shop,
  omise,
  oldSecret,
  now,
  setTime,
  chargesOf,
  onlyChargeOf,
  placeOrder,
  refresh,
  requestPayment,
  send,
  ...bank
} = await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);
afterEach(() => {
  vi.restoreAllMocks();
});

const goodCard = '4242424242424242';
const cardWithout3ds = '4000000000000002';

const payByCard = (shopper: Shopper, order: Order, cardToken = omise.tokenFor(goodCard)) =>
  bank.payByCard(shopper, order, cardToken);

async function mailsTo({ email }: Shopper): Promise<string[]> {
  const mails = await shop.db.selectFrom('mails').select('template').where('recipient', '=', email).execute();
  return mails.map(({ template }) => template).sort();
}

const attentionOf = ({ orderId }: Order) =>
  shop.db
    .selectFrom('attention_items')
    .select(['kind', 'subject', 'details'])
    .where('subject', 'like', `${orderId}%`)
    .orderBy('item_id')
    .execute();

/** While `work` runs, time-outs end soon: late enough for what Omise still carries out. */
async function withShortTimeouts<T>(work: () => Promise<T>): Promise<T> {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1000));
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

describe('a card', () => {
  test('is entered on the shop’s page, confirmed at the bank, and pays the order', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    expect(order.payment).toMatchObject({
      status: 'created',
      cardVault: { kind: 'omise', url: omise.origin, publicKey: 'pkey_test_fake' },
      redirectUrl: null,
    });
    expect((await refresh(shopper, order)).payment).toEqual(order.payment);
    expect(chargesOf(order)).toEqual([]);

    const { payment } = dataOf(await payByCard(shopper, order));
    const charge = onlyChargeOf(order);
    expect(payment).toMatchObject({ status: 'pending', cardVault: null, redirectUrl: charge.authorize_uri });
    expect(charge).toMatchObject({
      amount: 1234_50,
      currency: 'THB',
      return_uri: `http://localhost:3000/en/confirmation/thank-you/${order.orderId}`,
      metadata: { paymentId: payment?.paymentId, reference: order.orderId },
    });
    expect(await refresh(shopper, order)).toMatchObject({ status: 'pending_payment', payment: { status: 'pending' } });
    omise.charges.pay(charge.id);
    expect(await refresh(shopper, order)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
  });

  test('of a bank without 3-D Secure pays at once', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    const paid = await payByCard(shopper, order, omise.tokenFor(cardWithout3ds));
    expect(dataOf(paid)).toMatchObject({ status: 'paid', payment: { status: 'succeeded', redirectUrl: null } });
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test.each([
    ['4111 1111 1114 0011', 'insufficient_fund'],
    ['4111 1111 1113 0012', 'stolen_or_lost_card'],
  ])('%s fails with %s, and another one can be tried', async (number, failureCode) => {
    const { shopper, order } = await placeOrder('credit_card');
    const refused = dataOf(await payByCard(shopper, order, omise.tokenFor(number)));
    expect(refused).toMatchObject({ isPayable: true, payment: { status: 'failed', failureCode } });
    const again = dataOf(await requestPayment(shopper, order, 'credit_card'));
    expect(again.payment).toMatchObject({ status: 'created', cardVault: { url: omise.origin } });
    expect(dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds))).status).toBe('paid');
  });

  test('is refused by its bank on the page of 3-D Secure', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    dataOf(await payByCard(shopper, order));
    omise.charges.fail(onlyChargeOf(order).id, 'payment_rejected');
    expect((await refresh(shopper, order)).payment).toMatchObject({
      status: 'failed',
      failureCode: 'payment_rejected',
    });
  });

  test.each(['expired', 'cancelled'] as const)(
    'that is confirmed after its order was %s pays it when the shopper returns, although no event arrives',
    async (status) => {
      const { shopper, order } = await placeOrder('credit_card');
      dataOf(await payByCard(shopper, order));
      if (status === 'expired') {
        setTime(31 * 60);
        await jobs['expire-orders']({});
      } else
        dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
      expect((await refresh(shopper, order)).status).toBe(status);
      omise.charges.pay(onlyChargeOf(order).id);
      expect(await refresh(shopper, order)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
      expect(await mailsTo(shopper)).toContain('payment_received');
    },
  );

  test('that is confirmed after its order expired pays it within the hour, although no event arrives and nobody returns', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    dataOf(await payByCard(shopper, order));
    setTime(31 * 60);
    await jobs['expire-orders']({});
    omise.charges.pay(onlyChargeOf(order).id);
    omise.trouble('GET /charges', 'unavailable');
    setTime(60 * 60);
    await jobs['settle-late-charges']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('expired');
    omise.trouble('GET /charges', null);
    setTime(120 * 60);
    await jobs['settle-late-charges']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
  });

  test('of an order that was closed days ago is not read again', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    dataOf(await payByCard(shopper, order));
    setTime(31 * 60);
    await jobs['expire-orders']({});
    setTime(2 * 24 * 3600);
    const before = omise.requests.length;
    expect((await refresh(shopper, order)).status).toBe('expired');
    await jobs['settle-late-charges']({});
    expect(omise.requests).toHaveLength(before);
  });

  test('token is used once: a second order is not paid by it', async () => {
    const token = omise.tokenFor(cardWithout3ds);
    const first = await placeOrder('credit_card');
    expect(dataOf(await payByCard(first.shopper, first.order, token)).status).toBe('paid');
    const second = await placeOrder('credit_card');
    expect(dataOf(await payByCard(second.shopper, second.order, token))).toMatchObject({
      isPayable: true,
      payment: { status: 'failed', failureCode: 'used_token' },
    });
  });

  test('is charged once by ten requests at the same time', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    const results = await Promise.all(
      Array.from({ length: 10 }, () => payByCard(shopper, order, omise.tokenFor(cardWithout3ds))),
    );
    expect(results.some(({ ok }) => ok)).toBe(true);
    onlyChargeOf(order);
    expect((await refresh(shopper, order)).status).toBe('paid');
  });

  test('pays only an own order, and only an attempt that waits for a card', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    const stranger = await createShopper(shop);
    expect(await payByCard(stranger, order)).toMatchObject({ ok: false, code: 'order_not_found' });
    expect(await payByCard(shopper, order)).toMatchObject({ ok: false, code: 'payment_not_open' });
    omise.charges.pay(onlyChargeOf(order).id);
    await refresh(shopper, order);
    expect(await payByCard(shopper, order)).toMatchObject({ ok: false, code: 'order_not_payable' });
  });
});

describe('a QR code', () => {
  test('is shown as a picture from the shop, until it is paid', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    expect(order.payment).toMatchObject({ status: 'pending', cardVault: null, redirectUrl: null, qrPayload: null });
    const charge = onlyChargeOf(order);
    expect(charge).toMatchObject({ source: { type: 'promptpay' }, expires_at: '2026-11-20T03:30:00.000Z' });
    const url = order.payment?.qrImagePath ?? '';
    const picture = await shop.app.inject(url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 720, height: 720 });
    omise.charges.pay(charge.id);
    expect(await refresh(shopper, order)).toMatchObject({ status: 'paid', payment: { qrImagePath: null } });
    expect(failureOf(await shop.app.inject(url))).toEqual({ status: 404, code: 'payment_not_found' });
  });

  test('cannot be shown while Omise does not send it', async () => {
    const { order } = await placeOrder('qr_code');
    omise.trouble('GET /charges', 'unavailable');
    expect(failureOf(await shop.app.inject(order.payment?.qrImagePath ?? ''))).toEqual({
      status: 502,
      code: 'payment_gateway_unavailable',
    });
  });

  test('expires with its order, and is asked for before', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    setTime(31 * 60);
    omise.trouble('POST /charges', 'unavailable');
    await jobs['expire-orders']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('pending_payment');
    omise.trouble('POST /charges', null);
    await jobs['expire-orders']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('expired');
    expect(onlyChargeOf(order).status).toBe('expired');
  });

  test('that is paid after it expired still pays the order', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    setTime(31 * 60);
    await jobs['expire-orders']({});
    const charge = omise.charges.pay(onlyChargeOf(order).id);
    expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
    expect((await shopper.getOrder(order.orderId)).history.map(({ status }) => status)).toEqual([
      'pending_payment',
      'expired',
      'paid',
    ]);
  });
});

test('an order that Omise was paid for has the VAT rate of that day, whenever the shop learns of it', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  const rate = { valid_from: new Date('2026-11-21'), rate: 10 };
  await shop.db.insertInto('vat_rates').values(rate).execute();
  const charge = omise.charges.pay(onlyChargeOf(order).id);
  setTime(20 * 3600);
  expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
  expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid', totalVat: order.totalVat });
  await shop.db.deleteFrom('vat_rates').where('valid_from', '=', rate.valid_from).execute();
});

describe('a response that is lost', () => {
  test.each(['carried_out_but_unavailable', 'carried_out_but_silent'] as const)(
    'after a QR code was made (%s): it is found, not made twice',
    async (trouble) => {
      omise.trouble('POST /charges', trouble);
      const { shopper, order } = await withShortTimeouts(() => placeOrder('qr_code'));
      expect(order.payment).toMatchObject({ status: 'created', qrImagePath: null });
      const found = await refresh(shopper, order);
      expect(found.payment).toMatchObject({ status: 'pending', qrImagePath: expect.stringContaining('/qr-code') });
      onlyChargeOf(order);
    },
  );

  test('after a card was charged: whatever the shopper does, it is charged once', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'carried_out_but_unavailable');
    omise.trouble('GET /charges', 'unavailable');
    const paid = await payByCard(shopper, order, omise.tokenFor(cardWithout3ds));
    expect(paid).toMatchObject({ ok: false, code: 'payment_gateway_unavailable' });
    expect((await refresh(shopper, order)).payment).toMatchObject({ status: 'created', cardVault: null });
    omise.trouble('POST /charges', null);
    expect(await payByCard(shopper, order)).toMatchObject({ ok: false, code: 'payment_gateway_unavailable' });
    expect(await requestPayment(shopper, order, 'qr_code')).toMatchObject({
      ok: false,
      code: 'payment_gateway_unavailable',
    });
    omise.trouble('GET /charges', null);
    expect((await refresh(shopper, order)).status).toBe('paid');
    onlyChargeOf(order);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('of a card that needs 3-D Secure continues at the bank', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'carried_out_but_unavailable');
    expect((await payByCard(shopper, order)).ok).toBe(false);
    const { payment } = await refresh(shopper, order);
    expect(payment).toMatchObject({ status: 'pending', redirectUrl: onlyChargeOf(order).authorize_uri });
  });

  test('is found when the order expires', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'carried_out_but_unavailable');
    expect((await payByCard(shopper, order, omise.tokenFor(cardWithout3ds))).ok).toBe(false);
    omise.trouble('POST /charges', null);
    setTime(31 * 60);
    await jobs['expire-orders']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
  });

  test('is found within the hour, and pays its order, which was cancelled while Omise was away', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'carried_out_but_unavailable');
    omise.trouble('GET /charges', 'unavailable');
    expect((await payByCard(shopper, order, omise.tokenFor(cardWithout3ds))).ok).toBe(false);
    dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
    omise.trouble('POST /charges', null);
    setTime(30 * 60);
    await jobs['settle-late-charges']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('cancelled');
    omise.trouble('GET /charges', null);
    setTime(90 * 60);
    await jobs['settle-late-charges']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
    onlyChargeOf(order);
  });

  test('is found by the webhook of its charge', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'carried_out_but_unavailable');
    expect((await payByCard(shopper, order)).ok).toBe(false);
    const event = omise.event('charge.complete', omise.charges.pay(onlyChargeOf(order).id));
    omise.trouble('GET /charges', 'unavailable');
    // Omise sends it again.
    expect((await send(event)).statusCode).toBe(502);
    omise.trouble('GET /charges', null);
    expect((await send(event)).statusCode).toBe(204);
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
  });
});

describe('while Omise is away', () => {
  test('a QR code is made once it is certain that there is none', async () => {
    omise.trouble('POST /charges', 'unavailable');
    const { shopper, order } = await placeOrder('qr_code');
    omise.trouble('POST /charges', null);
    setTime(30);
    expect((await refresh(shopper, order)).payment?.status).toBe('created');
    expect(chargesOf(order)).toEqual([]);
    setTime(61);
    expect((await refresh(shopper, order)).payment?.status).toBe('pending');
    onlyChargeOf(order);
  });

  test('a card that was not charged is asked for again', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'silent');
    const paid = await withShortTimeouts(() => payByCard(shopper, order));
    expect(paid).toMatchObject({ ok: false, code: 'payment_gateway_unavailable' });
    omise.trouble('POST /charges', null);
    setTime(61);
    expect((await refresh(shopper, order)).payment).toMatchObject({ status: 'created', cardVault: expect.anything() });
    expect(dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds))).status).toBe('paid');
    onlyChargeOf(order);
  });

  test('webhooks fail, so that Omise repeats them', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    const event = omise.event('charge.complete', omise.charges.pay(onlyChargeOf(order).id));
    omise.trouble('GET /charges', 'unavailable');
    expect(failureOf(await send(event))).toEqual({ status: 502, code: 'payment_gateway_unavailable' });
    omise.trouble('GET /charges', null);
    expect((await send(event)).statusCode).toBe(204);
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
  });
});

describe('webhooks', () => {
  test('in any order and number pay an order once', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    const created = onlyChargeOf(order);
    const early = omise.event('charge.create', { ...created });
    const event = omise.event('charge.complete', omise.charges.pay(created.id));
    const responses = await Promise.all([event, early, event, event, early].map(send));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect((await shopper.getOrder(order.orderId)).history).toHaveLength(2);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('that arrive before the response to the charge pay the order, and the response changes nothing', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    omise.trouble('POST /charges', 'held');
    const paying = payByCard(shopper, order);
    await vi.waitFor(() => onlyChargeOf(order), 30_000);
    const event = omise.event('charge.complete', omise.charges.pay(onlyChargeOf(order).id));
    expect((await send(event)).statusCode).toBe(204);
    expect((await shopper.getOrder(order.orderId)).status).toBe('paid');
    omise.release();
    expect(dataOf(await paying)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('are accepted with a signature by any of the shop’s secrets', async () => {
    const { order } = await placeOrder('qr_code');
    const charge = onlyChargeOf(order);
    const unknown = randomBytes(32);
    const statusWith = async (secrets: Buffer[], at = now()) =>
      (await send(omise.event('charge.update', charge, { secrets, at }))).statusCode;
    expect(await statusWith([oldSecret])).toBe(204);
    expect(await statusWith([unknown, oldSecret])).toBe(204);
    expect(await statusWith([unknown])).toBe(401);
    expect(await statusWith([oldSecret], new Date(now().getTime() - 61 * 60_000))).toBe(401);
    expect(await statusWith([oldSecret], new Date(now().getTime() + 61 * 60_000))).toBe(401);
    const event = omise.event('charge.update', charge);
    expect((await send({ ...event, payload: `${event.payload} ` })).statusCode).toBe(401);
    expect((await send({ ...event, headers: { 'content-type': 'application/json' } })).statusCode).toBe(401);
  });

  test('about something else, or a charge of another shop, are accepted without effect', async () => {
    setTime(0);
    for (const data of [
      { object: 'customer', id: 'cust_test_1' },
      { object: 'charge', id: 'chrg_test_elsewhere', metadata: {} },
      { object: 'charge', id: 'chrg_test_elsewhere', metadata: { paymentId: 'no uuid' } },
      { object: 'charge', id: 'chrg_test_elsewhere', metadata: { paymentId: '3f2b8a90-0000-4000-8000-000000000000' } },
      { object: 'refund', id: 'rfnd_test_1', charge: 'chrg_test_elsewhere' },
    ])
      expect((await send(omise.event('some.event', data))).statusCode, JSON.stringify(data)).toBe(204);
    const malformed = omise.event('charge.complete', { id: 'chrg_test_1' });
    expect(failureOf(await send(malformed))).toEqual({ status: 400, code: 'bad_request' });
  });

  test('do not decide whether an order is paid', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    const forged = { ...onlyChargeOf(order), status: 'successful', paid: true };
    expect((await send(omise.event('charge.complete', forged))).statusCode).toBe(204);
    expect((await shopper.getOrder(order.orderId)).status).toBe('pending_payment');
  });
});

test.each([{ amount: 123_45 }, { currency: 'USD' }])(
  'a charge of %o instead of what was requested does not pay the order, and needs attention',
  async (difference) => {
    const { shopper, order } = await placeOrder('qr_code');
    const charge = omise.charges.pay(onlyChargeOf(order).id, difference);
    expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
    expect(await refresh(shopper, order)).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      payment: { status: 'failed', failureCode: 'amount_differs' },
    });
    const first = { kind: 'amount_differs', details: { chargeId: charge.id, expected: 1234_50 } };
    expect(await attentionOf(order)).toMatchObject([first]);

    dataOf(await requestPayment(shopper, order, 'qr_code'));
    const second = chargesOf(order).find(({ id }) => id !== charge.id);
    const again = omise.charges.pay(second?.id ?? '', difference);
    expect((await send(omise.event('charge.complete', again))).statusCode).toBe(204);
    expect(await attentionOf(order)).toMatchObject([
      first,
      { kind: 'amount_differs', details: { chargeId: again.id, expected: 1234_50 } },
    ]);
  },
);

test.each(
  (['expired', 'cancelled'] as const).flatMap((status) =>
    [{ amount: 123_45 }, { currency: 'USD' }].map((difference) => ({ status, difference })),
  ),
)(
  'a charge of $difference that is reported after its order was $status needs attention, once',
  async ({ status, difference }) => {
    const { shopper, order } = await placeOrder('qr_code');
    if (status === 'expired') {
      setTime(31 * 60);
      await jobs['expire-orders']({});
    } else
      dataOf(await shopper.client('POST /cart/api/order/{orderId}/cancel', { params: { orderId: order.orderId } }));
    const charge = omise.charges.pay(onlyChargeOf(order).id, difference);
    expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
    const { amount: received, currency } = charge;
    const item = {
      kind: 'amount_differs',
      subject: `${order.orderId} ${charge.id}`,
      details: { chargeId: charge.id, expected: 1234_50, received, currency },
    };
    expect(await attentionOf(order)).toMatchObject([item]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status, payment: { failureCode: 'amount_differs' } });

    await closeAttention(shop.db, { kinds: ['amount_differs'], subject: item.subject, now: now() });
    const reads = vi.spyOn(globalThis, 'fetch');
    await jobs['settle-late-charges']({});
    expect(reads.mock.calls.filter(([url]) => String(url).includes(charge.id))).toEqual([]);
    expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
    expect((await refresh(shopper, order)).status).toBe(status);
    expect(await attentionOf(order)).toHaveLength(1);
  },
);

test('a late charge of another amount that no event reports needs attention within the hour', async () => {
  const { order } = await placeOrder('qr_code');
  setTime(31 * 60);
  await jobs['expire-orders']({});
  const { id: chargeId } = omise.charges.pay(onlyChargeOf(order).id, { amount: 123_45 });
  await jobs['settle-late-charges']({});
  expect(await attentionOf(order)).toMatchObject([{ kind: 'amount_differs', details: { chargeId, received: 123_45 } }]);
});

test('every other charge of a payment that Omise reports needs attention, once', async () => {
  const { order } = await placeOrder('qr_code');
  const { amount, currency, metadata } = onlyChargeOf(order);
  const others = Array.from({ length: 3 }, () => {
    const made = omise.charges.create({ amount, currency, metadata, source: { type: 'promptpay' } });
    if (!('id' in made)) throw new Error(made.code);
    return omise.charges.pay(made.id);
  });
  for (const charge of [...others, ...others])
    expect((await send(omise.event('charge.complete', charge))).statusCode).toBe(204);
  expect(await attentionOf(order)).toMatchObject(
    others.map(({ id }) => ({ kind: 'two_charges', subject: `${order.orderId} ${id}`, details: { chargeId: id } })),
  );
});

describe('installments', () => {
  beforeAll(() => createInstallmentPlan(shop, { id: 110, agentCode: 'FIRST-CHOICE', months: 10 }));

  async function orderByPlan() {
    setTime(0);
    const shopper = await createShopper(shop);
    await shopper.addToCart((await createProduct(shop, { price: 12_000, installmentFlag: true })).skuId);
    await shopper.openCheckout();
    const { cartId, client } = shopper;
    const chosen = { paymentMethod: 'installment', installmentPlanId: 110 } as const;
    const { quote } = dataOf(await client('GET /cart/api/checkout/{cartId}', { params: { cartId }, query: chosen }));
    return { shopper, order: await shopper.placeOrder({ ...chosen, quote }) };
  }

  test('continue on the page of the bank', async () => {
    const { shopper, order } = await orderByPlan();
    const charge = onlyChargeOf(order);
    expect(charge.source).toMatchObject({ type: 'installment_first_choice', installment_term: 10 });
    expect(order.payment).toMatchObject({ status: 'pending', cardVault: null, redirectUrl: charge.authorize_uri });
    omise.charges.pay(charge.id);
    expect((await refresh(shopper, order)).status).toBe('paid');
  });

  test('by white label take the card on the shop’s page', async () => {
    const { omise: settings } = shop.settings.payments;
    if (!settings) throw new Error('the shop has no settings for Omise');
    settings.whiteLabelInstallments = true;
    const { shopper, order } = await orderByPlan();
    expect(order.payment).toMatchObject({ status: 'created', cardVault: { url: omise.origin } });
    const { payment } = dataOf(await payByCard(shopper, order));
    settings.whiteLabelInstallments = false;
    const charge = onlyChargeOf(order);
    expect(charge).toMatchObject({
      source: { type: 'installment_wlb_first_choice', installment_term: 10 },
      card: { last_digits: '4242' },
    });
    expect(payment).toMatchObject({ status: 'pending', redirectUrl: charge.authorize_uri });
  });
});

test('an order with a changed method is paid by the new one, and the earlier QR code is closed', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  const changed = dataOf(await requestPayment(shopper, order, 'credit_card'));
  expect(changed.payment).toMatchObject({ paymentMethod: 'credit_card', status: 'created' });
  expect(onlyChargeOf(order).status).toBe('expired');
  expect(dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds))).status).toBe('paid');
});

test('an amount outside of Omise’s limits is offered neither as card nor as QR code', async () => {
  setTime(0);
  const shopper = await createShopper(shop);
  await shopper.addToCart((await createProduct(shop, { price: 150_001 })).skuId);
  const { paymentMethods } = await shopper.openCheckout();
  for (const paymentMethod of ['credit_card', 'qr_code'])
    expect(paymentMethods).toContainEqual(
      expect.objectContaining({ paymentMethod, available: false, reason: 'amount_too_high' }),
    );
});
