import { createHmac, randomUUID } from 'node:crypto';
import { parse, validate } from 'promptparse';
import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createProduct } from '../testing/catalogue-factory.ts';
import { untilBlocked } from '../testing/locks.ts';
import { openAttention } from '../testing/open-attention.ts';
import { unavailableGateway, withSchemaChange } from '../testing/schema-changes.ts';
import { chargeIdOf, createShopper, payAtGateway, type Shopper } from '../testing/shopper.ts';
import { createTestShop, dataOf, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const shop = await createTestShop();
const jobs = jobHandlers(shop, shop.app);
const start = new Date('2026-11-20T03:00:00Z');

async function placeOrder(paymentMethod: 'credit_card' | 'qr_code' = 'credit_card', locale: 'th' | 'en' = 'en') {
  shop.setClock(start);
  const shopper = await createShopper(shop, { locale });
  await shopper.addToCart((await createProduct(shop, { price: 1234.5 })).skuId);
  return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
}

async function mailsTo({ email }: Shopper): Promise<string[]> {
  const mails = await shop.db.selectFrom('mails').select('template').where('recipient', '=', email).execute();
  return mails.map((mail) => mail.template).sort();
}

const refresh = async ({ client }: Shopper, { orderId }: Order) =>
  dataOf(await client('POST /cart/api/order/{orderId}/refresh-payment', { params: { orderId } }));

/** The charge succeeds at the gateway without a webhook. */
async function approveWithoutWebhook(order: Order): Promise<string> {
  await payAtGateway(shop, order, { action: 'approve', webhook: 'never' });
  return chargeIdOf(order);
}

function attemptsOf({ orderId }: Order) {
  return shop.db
    .selectFrom('payment_attempts')
    .select(['status', 'failure_code'])
    .where('reference', '=', orderId)
    .execute();
}

interface WebhookRequest {
  body: string;
  secret?: Uint8Array;
  at?: Date;
  gateway?: string;
  signature?: string;
}

/** Sends a webhook as the mock gateway does, with overrides. */
function sendWebhook({
  body,
  secret = shop.secretFor('mock-gateway'),
  at = start,
  gateway = 'mock',
  signature,
}: WebhookRequest) {
  const timestamp = String(at.getTime() / 1000);
  return shop.app.inject({
    method: 'POST',
    url: `/payment/api/webhooks/${gateway}`,
    headers: {
      'content-type': 'application/json',
      'mock-signature-timestamp': timestamp,
      'mock-signature': signature ?? createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex'),
    },
    payload: body,
  });
}

const eventOf = (chargeId: string, id = `evnt_${randomUUID()}`) =>
  JSON.stringify({ id, key: 'charge.complete', data: { id: chargeId } });

describe('in any order of webhook and return, an order is paid once', () => {
  test('webhook first', async () => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    expect(await refresh(shopper, order)).toMatchObject({ status: 'paid' });
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('return first, webhook seconds later', async () => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'after' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    expect(await refresh(shopper, order)).toMatchObject({ status: 'paid' });
    const [delayed, ...others] = shop.takeJobs('mock-webhook');
    expect(others).toEqual([]);
    if (!delayed) throw new Error('no webhook was scheduled');
    await jobs['mock-webhook'](delayed);
    expect((await shopper.getOrder(order.orderId)).history).toHaveLength(2);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('two identical webhooks at once', async () => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'approve', webhook: 'twice' });
    expect((await shopper.getOrder(order.orderId)).history.map(({ status }) => status)).toEqual([
      'pending_payment',
      'paid',
    ]);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('no webhook: the return reads the charge', async () => {
    const { shopper, order } = await placeOrder();
    await approveWithoutWebhook(order);
    expect(await refresh(shopper, order)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
  });

  test('ten webhooks and ten returns at once', async () => {
    const { shopper, order } = await placeOrder();
    const chargeId = await approveWithoutWebhook(order);
    const results = await Promise.all(
      Array.from({ length: 10 }, async () => [
        (await sendWebhook({ body: eventOf(chargeId) })).statusCode,
        (await refresh(shopper, order)).status,
      ]),
    );
    expect(results.map(([status]) => status)).toEqual(Array.from({ length: 10 }, () => 204));
    const paid = await shopper.getOrder(order.orderId);
    expect(paid).toMatchObject({ status: 'paid', payment: { status: 'succeeded', failureCode: null } });
    expect(paid.history).toHaveLength(2);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received']);
  });

  test('returning without paying changes nothing', async () => {
    const { shopper, order } = await placeOrder();
    expect(await refresh(shopper, order)).toEqual(order);
  });
});

describe('the webhook', () => {
  test('accepts only events with a recent signature of the body by the right key', async () => {
    const { shopper, order } = await placeOrder();
    const body = eventOf(await approveWithoutWebhook(order));
    const genuine = createHmac('sha256', shop.secretFor('mock-gateway'))
      .update(`${start.getTime() / 1000}.${body}`)
      .digest('hex');
    const forged: Record<string, Promise<{ statusCode: number }>> = {
      unsigned: shop.app.inject({
        method: 'POST',
        url: '/payment/api/webhooks/mock',
        headers: { 'content-type': 'application/json' },
        payload: body,
      }),
      'another key': sendWebhook({ body, secret: shop.secretFor('access-token') }),
      'no hex': sendWebhook({ body, signature: 'ก' }),
      'another body': sendWebhook({ body: `${body} `, signature: genuine }),
      'another time': sendWebhook({ body, signature: genuine, at: new Date(start.getTime() + 1000) }),
      'too old': sendWebhook({ body, at: new Date(start.getTime() - 301_000) }),
      'from the future': sendWebhook({ body, at: new Date(start.getTime() + 301_000) }),
    };
    for (const [what, response] of Object.entries(forged)) {
      expect(failureOf((await response) as never), what).toEqual({ status: 401, code: 'webhook_signature_not_valid' });
    }
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    expect((await sendWebhook({ body, signature: genuine })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
  });

  test('reads the status from the gateway, not from the event', async () => {
    const { shopper, order } = await placeOrder();
    const body = JSON.stringify({
      id: 'evnt_forged_status',
      key: 'charge.complete',
      data: { id: chargeIdOf(order), status: 'successful' },
    });
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'pending_payment',
      payment: { status: 'pending' },
    });
  });

  test('applies an event that arrived while its charge was pending when it is delivered again', async () => {
    const { shopper, order } = await placeOrder();
    const body = eventOf(chargeIdOf(order));
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    await approveWithoutWebhook(order);
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
  });

  test('ignores a replayed event of a charge that had ended', async () => {
    const { shopper, order } = await placeOrder();
    const body = eventOf(await approveWithoutWebhook(order));
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    const paid = await shopper.getOrder(order.orderId);
    expect(paid).toMatchObject({ status: 'paid' });
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toEqual(paid);
  });

  test('fails while the gateway is unavailable, and succeeds when it is retried', async () => {
    const { shopper, order } = await placeOrder();
    const body = eventOf(await approveWithoutWebhook(order));
    const response = await withSchemaChange(shop, unavailableGateway, () => sendWebhook({ body }));
    expect(failureOf(response)).toEqual({ status: 502, code: 'payment_gateway_unavailable' });
    expect((await sendWebhook({ body })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
  });

  test('accepts events of unknown charges, and rejects malformed bodies and unknown gateways', async () => {
    shop.setClock(start);
    expect((await sendWebhook({ body: eventOf('chrg_of_another_shop') })).statusCode).toBe(204);
    for (const body of ['', '{', 'null', '[]', '{"id":1,"data":{"id":"chrg"}}', '{"id":"evnt"}']) {
      expect(failureOf(await sendWebhook({ body })), body).toEqual({ status: 400, code: 'bad_request' });
    }
    for (const gateway of ['nobody', 'constructor']) {
      expect(failureOf(await sendWebhook({ body: eventOf('chrg'), gateway }))).toEqual({
        status: 404,
        code: 'not_found',
      });
    }
  });
});

describe('a QR code', () => {
  test('is a dynamic PromptPay bill with the order as reference 1', async () => {
    const { order } = await placeOrder('qr_code');
    const payload = order.payment?.qrPayload ?? '';
    expect(validate.billPayment(payload)).toEqual({ billerId: '010556000001800', ref1: order.orderId, amount: 1234.5 });
    const qr = parse(payload, true);
    expect([qr?.getTagValue('01'), qr?.getTagValue('53'), qr?.getTagValue('54'), qr?.getTagValue('58')]).toEqual([
      '12',
      '764',
      '1234.50',
      'TH',
    ]);
  });

  test('links to the mock gateway in the shopper’s language', async () => {
    const { order: english } = await placeOrder('qr_code');
    const { order: thai } = await placeOrder('qr_code', 'th');
    expect(english.payment?.redirectUrl).toBe(`http://localhost:3000/en/mock-payment/qr?charge=${chargeIdOf(english)}`);
    expect(thai.payment?.redirectUrl).toBe(`http://localhost:3000/mock-payment/qr?charge=${chargeIdOf(thai)}`);
  });
});

describe('the mock gateway', () => {
  const readCharge = (order: Order) =>
    shop.client()('GET /mock-payment/api/charges/{chargeId}', { params: { chargeId: chargeIdOf(order) } });
  const enterCard = (order: Order, card: { cardNumber: string; expiryYear?: number }) =>
    shop.client()('POST /mock-payment/api/charges/{chargeId}/card', {
      params: { chargeId: chargeIdOf(order) },
      body: { cardHolder: 'SOMYING JAIDEE', expiryMonth: 11, expiryYear: 2026, securityCode: '123', ...card },
    });

  test('returns a charge with its return URL', async () => {
    const { order } = await placeOrder('credit_card', 'th');
    expect(dataOf(await readCharge(order))).toEqual({
      chargeId: chargeIdOf(order),
      kind: 'card',
      status: 'pending',
      amount: 1234.5,
      description: `คำสั่งซื้อ ${order.orderId}`,
      returnUrl: `http://localhost:3000/confirmation/thank-you/${order.orderId}`,
      expiresAt: '2026-11-20T03:30:00.000Z',
      cardLastDigits: null,
      installment: null,
    });
    expect(chargeIdOf(order)).toMatch(/^chrg_mock_[\w-]{32}$/);
    const { order: english } = await placeOrder();
    expect(dataOf(await readCharge(english))).toMatchObject({
      description: `Order ${english.orderId}`,
      returnUrl: `http://localhost:3000/en/confirmation/thank-you/${english.orderId}`,
    });
  });

  test('continues with 3-D Secure for a valid card', async () => {
    const { shopper, order } = await placeOrder();
    expect(dataOf(await enterCard(order, { cardNumber: '4242424242424242' }))).toMatchObject({
      status: 'pending',
      cardLastDigits: '4242',
    });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'pending_payment' });
    await payAtGateway(shop, order, { action: 'approve', webhook: 'before' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'paid' });
  });

  test.each([
    [{ cardNumber: '4111111111140011' }, 'insufficient_fund'],
    [{ cardNumber: '4111111111130012' }, 'stolen_or_lost_card'],
    [{ cardNumber: '4242424242424242', expiryYear: 2025 }, 'expired_card'],
  ])('declines the card %o before 3-D Secure: %s', async (card, reason) => {
    const { shopper, order } = await placeOrder();
    expect(dataOf(await enterCard(order, card))).toMatchObject({ status: 'failed' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      payment: { status: 'failed', failureCode: reason },
    });
  });

  test.each([
    ['decline', 'failed', 'payment_rejected'],
    ['cancel', 'failed', 'payment_cancelled'],
    ['expire', 'expired', null],
  ] as const)('ends a charge by the action %s', async (action, status, failureCode) => {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action, webhook: 'twice' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
      payment: { status, failureCode },
    });
    expect(await enterCard(order, { cardNumber: '4242424242424242' })).toMatchObject({
      ok: false,
      status: 409,
      code: 'payment_not_open',
    });
  });

  test('does not accept payment of an expired charge', async () => {
    const { order } = await placeOrder();
    shop.setClock('2026-11-20T03:30:00Z');
    expect(dataOf(await readCharge(order))).toMatchObject({ status: 'expired' });
    await expect(payAtGateway(shop, order, { action: 'approve', webhook: 'before' })).rejects.toThrow(
      'payment_not_open',
    );
  });

  test('does not find unknown charges', async () => {
    const params = { chargeId: 'chrg_mock_guess' };
    expect(await shop.client()('GET /mock-payment/api/charges/{chargeId}', { params })).toMatchObject({
      status: 404,
      code: 'payment_not_found',
    });
    expect(
      await shop.client()('POST /mock-payment/api/charges/{chargeId}/complete', {
        params,
        body: { action: 'approve' },
      }),
    ).toMatchObject({
      status: 404,
      code: 'payment_not_found',
    });
  });
});

describe('a second payment of an order', () => {
  test('is marked for a refund and does not change the order', async () => {
    const { shopper, order } = await placeOrder();
    const first = chargeIdOf(order);
    const again = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );
    await payAtGateway(shop, again, { action: 'approve', webhook: 'before' });
    // The first charge succeeds although it was expired at the gateway.
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', first).execute();
    expect((await sendWebhook({ body: eventOf(first) })).statusCode).toBe(204);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      payment: { paymentMethod: 'qr_code', status: 'succeeded' },
    });
    const attempts = await attemptsOf(order);
    expect(attempts).toContainEqual({ status: 'cancelled', failure_code: 'paid_twice' });
    expect(await openAttention(shop.db, order.orderId)).toEqual(['paid_twice']);
    for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
    expect(await openAttention(shop.db, order.orderId)).toEqual([]);
    // The charge is reported again, as by the event of its refund.
    expect((await sendWebhook({ body: eventOf(first) })).statusCode).toBe(204);
    expect(await openAttention(shop.db, order.orderId)).toEqual([]);
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received', 'refund_made']);
  });

  test('is prevented: paying a cancelled attempt cancels the attempt that replaced it', async () => {
    const { shopper, order } = await placeOrder();
    const first = chargeIdOf(order);
    const again = dataOf(
      await shopper.client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId: order.orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );
    await shop.db.updateTable('mock_charges').set({ status: 'successful' }).where('charge_id', '=', first).execute();
    await sendWebhook({ body: eventOf(first) });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      paymentMethod: 'credit_card',
      payment: { paymentMethod: 'credit_card', status: 'succeeded' },
    });
    await expect(payAtGateway(shop, again, { action: 'approve', webhook: 'before' })).rejects.toThrow(
      'payment_not_open',
    );
    const attempts = await attemptsOf(order);
    expect(attempts.map((attempt) => attempt.status).sort()).toEqual(['cancelled', 'succeeded']);
  });

  // PGlite has one connection: nothing runs while a transaction is open.
  test.runIf(shop.database.kind === 'postgres').each(['bank_transfer', 'qr_code'] as const)(
    'is prevented also if the first one is reported while the shopper changes to %s',
    async (paymentMethod) => {
      const { shopper, order } = await placeOrder();
      const { orderId } = order;
      const chargeId = await approveWithoutWebhook(order);
      const { changing, reporting } = await shop.db.transaction().execute(async (tx) => {
        await tx.selectFrom('orders').select('order_id').where('order_id', '=', orderId).forUpdate().execute();
        const changing = shopper.client('POST /cart/api/order/request-payment/{orderId}', {
          params: { orderId },
          body: { paymentMethod },
          idempotencyKey: randomUUID(),
        });
        await untilBlocked(shop);
        const reporting = sendWebhook({ body: eventOf(chargeId) });
        await untilBlocked(shop, 2);
        return { changing, reporting };
      });
      expect((await reporting).statusCode).toBe(204);
      dataOf(await changing);
      expect(await shopper.getOrder(orderId)).toMatchObject({
        status: 'paid',
        paymentMethod: 'credit_card',
        payment: { paymentMethod: 'credit_card', status: 'succeeded' },
      });
      const attempts = await attemptsOf(order);
      expect(attempts.map(({ status }) => status).sort()).toEqual(['cancelled', 'succeeded']);
    },
  );
});

describe('a payment that the gateway reports as failed and then as successful', () => {
  async function placeFailedOrder() {
    const { shopper, order } = await placeOrder();
    await payAtGateway(shop, order, { action: 'decline', webhook: 'before' });
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ isPayable: true, payment: { status: 'failed' } });
    return { shopper, order };
  }

  async function succeedAfterAll(order: Order): Promise<void> {
    const chargeId = chargeIdOf(order);
    const charge = shop.db.updateTable('mock_charges').where('charge_id', '=', chargeId);
    await charge.set({ status: 'successful', failure_code: null }).execute();
    expect((await sendWebhook({ body: eventOf(chargeId), at: shop.clock() })).statusCode).toBe(204);
  }

  const payAgain = async ({ client }: Shopper, { orderId }: Order) =>
    dataOf(
      await client('POST /cart/api/order/request-payment/{orderId}', {
        params: { orderId },
        body: { paymentMethod: 'qr_code' },
        idempotencyKey: randomUUID(),
      }),
    );

  test('pays its order, also after it expired', async () => {
    const [open, expired] = [await placeFailedOrder(), await placeFailedOrder()];
    await succeedAfterAll(open.order);
    const paid = { status: 'paid', payment: { status: 'succeeded', failureCode: null } };
    expect(await open.shopper.getOrder(open.order.orderId)).toMatchObject(paid);
    shop.setClock('2026-11-20T04:00:00Z');
    await jobs['expire-orders']({});
    expect((await expired.shopper.getOrder(expired.order.orderId)).status).toBe('expired');
    await succeedAfterAll(expired.order);
    expect(await expired.shopper.getOrder(expired.order.orderId)).toMatchObject(paid);
  });

  test('pays its order instead of the payment that was begun since, which cannot be paid any more', async () => {
    const { shopper, order } = await placeFailedOrder();
    const again = await payAgain(shopper, order);
    await succeedAfterAll(order);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      paymentMethod: 'credit_card',
      payment: { paymentMethod: 'credit_card', status: 'succeeded' },
    });
    const paying = payAtGateway(shop, again, { action: 'approve', webhook: 'before' });
    await expect(paying).rejects.toThrow('payment_not_open');
  });

  test('is refunded by itself if its order was paid since', async () => {
    const { shopper, order } = await placeFailedOrder();
    await payAtGateway(shop, await payAgain(shopper, order), { action: 'approve', webhook: 'before' });
    await succeedAfterAll(order);
    for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({
      status: 'paid',
      payment: { paymentMethod: 'qr_code', status: 'succeeded' },
    });
    expect(await attemptsOf(order)).toContainEqual({ status: 'cancelled', failure_code: 'paid_twice' });
    expect(await mailsTo(shopper)).toEqual(['order_received', 'payment_received', 'refund_made']);
  });
});

test('the charge of an attempt that is cancelled while its charge is being created cannot be paid', async () => {
  const cancelledDuringCharge = {
    apply: `
      create function cancel_created_attempts() returns trigger language plpgsql as $$
      begin
        update payment_attempts set status = 'cancelled' where status = 'created';
        return new;
      end $$;
      create trigger cancel_during_charge before insert on mock_charges for each row execute function cancel_created_attempts()`,
    undo: 'drop trigger cancel_during_charge on mock_charges; drop function cancel_created_attempts()',
  };
  const { order } = await withSchemaChange(shop, cancelledDuringCharge, () => placeOrder());
  expect(order.payment).toMatchObject({ status: 'cancelled', redirectUrl: null });
  const charges = await shop.db
    .selectFrom('mock_charges')
    .select('status')
    .where('description', '=', `Order ${order.orderId}`)
    .execute();
  expect(charges).toEqual([{ status: 'expired' }]);
});
