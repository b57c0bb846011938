import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/orders.ts';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import { createProduct } from '#server/testing/catalogue-factory.ts';
import { createShopper, type Shopper } from '#server/testing/shopper.ts';
import { dataOf } from '#server/testing/test-shop.ts';
import { countExpirations, integrityViolations, makeUnpaidOrdersOverdue } from './data-integrity.ts';
import { card, cardWithout3ds, changeMethod, type Gateway, openGateway, payByCard, refresh } from './omise-shop.ts';
import { openShopOnPostgres, type ShopOnPostgres } from './shop-on-postgres.ts';

/** Two processes of one shop: shoppers use the first, the gateway's events arrive at the second. */
let gateway: Gateway;
let shop: ShopOnPostgres;
let first: string;
let second: string;
/** By SKU id: the units of each product at the beginning. */
const units: Record<number, number> = {};
beforeAll(async () => {
  gateway = await openGateway();
  shop = await openShopOnPostgres(gateway.settings);
  const other = await shop.secondEnvironment();
  const processes = await Promise.all([shop.start(), shop.start(other)]);
  [first, second] = [processes[0].origin, processes[1].origin];
});
afterEach(async () => {
  // The gateway has made a refund a moment before the shop has stored it.
  await expect.poll(() => integrityViolations(shop, { units, charges: gateway.charges.all })).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await gateway.close();
});

async function createStockedProduct(stock: number): Promise<number> {
  const { skuId } = await createProduct(shop, { stock, price: 1234.5 });
  units[skuId] = stock;
  return skuId;
}

async function placeOrder(paymentMethod: PaymentMethod, skuId?: number) {
  const shopper = await createShopper(shop);
  await shopper.addToCart(skuId ?? (await createStockedProduct(5)));
  return { shopper, order: await shopper.placeOrder({ paymentMethod }) };
}

/** An order whose shopper is on the page of the bank. */
async function placeOrderAtBank(skuId: number) {
  const { shopper, order } = await placeOrder('credit_card', skuId);
  const { payment } = dataOf(await payByCard(shopper, order, gateway.tokenFor(card)));
  expect(payment).toMatchObject({ status: 'pending', redirectUrl: expect.stringContaining('/authorize/') });
  return { shopper, order };
}

const statusOf = async (shopper: Shopper, { orderId }: Order) => (await shopper.getOrder(orderId)).status;

const confirmAtBank = (order: Order) => gateway.charges.pay(gateway.onlyChargeOf(order).id);

it('an event that arrives before the response to its charge pays the order, and the response changes nothing', async () => {
  const { shopper, order } = await placeOrder('credit_card');
  gateway.trouble('POST /charges', 'held');
  const paying = payByCard(shopper, order, gateway.tokenFor(cardWithout3ds));
  await expect.poll(() => gateway.chargesOf(order)).toHaveLength(1);
  expect(await gateway.deliver(second, gateway.onlyChargeOf(order))).toBe(204);
  expect(await statusOf(shopper, order)).toBe('paid');
  gateway.release();
  gateway.trouble('POST /charges', null);
  expect(dataOf(await paying)).toMatchObject({ status: 'paid', payment: { status: 'succeeded' } });
  expect((await shopper.getOrder(order.orderId)).history).toHaveLength(2);
});

describe('a card that is confirmed at the bank', () => {
  it('while its order expires pays the order, whatever comes first', async () => {
    const skuId = await createStockedProduct(12);
    const orders = await Promise.all(Array.from({ length: 12 }, () => placeOrderAtBank(skuId)));
    await makeUnpaidOrdersOverdue(shop);
    await shop.send('expire-orders', {});
    await Promise.all(
      orders.map(async ({ shopper, order }, index) => {
        // Each is paid a little later than the one before.
        await expect.poll(() => countExpirations(shop), { interval: 10 }).toBeGreaterThanOrEqual(index / 4);
        const charge = confirmAtBank(order);
        const deliveries = [first, second, second].map((origin) => gateway.deliver(origin, charge));
        await Promise.all([...deliveries, refresh(shopper, order)]);
      }),
    );
    const statuses = await Promise.all(orders.map(({ shopper, order }) => statusOf(shopper, order)));
    expect(statuses).toEqual(Array(12).fill('paid'));
  });

  it('after its order expired pays it if its units are left, also if the shopper returns and no event arrives', async () => {
    const skuId = await createStockedProduct(2);
    const [reported, returned] = await Promise.all([placeOrderAtBank(skuId), placeOrderAtBank(skuId)]);
    await expire([reported, returned]);
    expect(await gateway.deliver(second, confirmAtBank(reported.order))).toBe(204);
    confirmAtBank(returned.order);
    expect(dataOf(await refresh(returned.shopper, returned.order)).status).toBe('paid');
    expect(await statusOf(reported.shopper, reported.order)).toBe('paid');
  });

  it('after its order expired and its units were sold is refunded by itself, and counts nothing', async () => {
    const skuId = await createStockedProduct(2);
    const [reported, returned] = await Promise.all([placeOrderAtBank(skuId), placeOrderAtBank(skuId)]);
    await expire([reported, returned]);
    for (let other = 0; other < 2; other += 1) await placeOrder('cash_on_delivery', skuId);
    expect(await gateway.deliver(second, confirmAtBank(reported.order))).toBe(204);
    confirmAtBank(returned.order);
    await refresh(returned.shopper, returned.order);
    for (const { shopper, order } of [reported, returned]) {
      await expect.poll(() => statusOf(shopper, order)).toBe('refunded');
      expect(gateway.onlyChargeOf(order)).toMatchObject({ refunded_amount: 123450 });
    }
  });

  async function expire(orders: { shopper: Shopper; order: Order }[]): Promise<void> {
    await makeUnpaidOrdersOverdue(shop);
    await shop.send('expire-orders', {});
    for (const { shopper, order } of orders) await expect.poll(() => statusOf(shopper, order)).toBe('expired');
  }
});

it('of two attempts that are both paid at the same time one pays the order, and the other is refunded by itself', async () => {
  const orders = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const { shopper, order } = await placeOrder('qr_code');
      dataOf(await changeMethod(shopper, order, 'credit_card'));
      dataOf(await payByCard(shopper, order, gateway.tokenFor(card)));
      return { shopper, order };
    }),
  );
  await Promise.all(
    orders.map(async ({ shopper, order }) => {
      const charges = gateway.chargesOf(order).map(({ id }) => gateway.charges.pay(id));
      expect(charges).toHaveLength(2);
      const deliveries = [...charges, ...charges].map((charge) => gateway.deliver(second, charge));
      await Promise.all([...deliveries, refresh(shopper, order)]);
    }),
  );
  for (const { shopper, order } of orders) {
    const refunded = () => gateway.chargesOf(order).map(({ refunded_amount }) => refunded_amount);
    await expect.poll(async () => refunded().sort()).toEqual([0, 123450]);
    expect(await statusOf(shopper, order)).toBe('paid');
  }
});

describe('while the gateway is away for minutes', () => {
  /** As if a minute had passed since the shop asked the gateway. */
  async function afterMinute(): Promise<void> {
    const aMinuteAgo = new Date(Date.now() - 61_000);
    await shop.db
      .updateTable('payment_attempts')
      .set({ charge_requested_at: aMinuteAgo })
      .where('charge_requested_at', 'is not', null)
      .execute();
  }

  const unavailable = {
    ok: false,
    status: 502,
    code: 'payment_gateway_unavailable',
    message: expect.stringContaining('cannot be completed'),
  };

  it.each([
    { way: 'refuses connections', fail: () => gateway.disconnect(), recover: () => gateway.reconnect() },
    {
      way: 'answers 503',
      fail: async () => gateway.trouble('', 'unavailable'),
      recover: async () => gateway.trouble('', null),
    },
    {
      way: 'never answers',
      fail: async () => gateway.trouble('', 'silent'),
      recover: async () => gateway.trouble('', null),
    },
  ])('and $way, shoppers keep their orders and can pay them when it is back', async ({ fail, recover }) => {
    const paid = await placeOrder('qr_code');
    const overdue = await placeOrder('qr_code');
    const byCard = await placeOrder('credit_card');
    const changed = await placeOrder('qr_code');
    const buyer = await createShopper(shop);
    await buyer.addToCart(await createStockedProduct(5));
    const { quote } = await buyer.openCheckout();
    await makeOverdue(overdue.order);
    const charge = confirmAtBank(paid.order);

    await fail();
    const placing = { quote, key: `order-${buyer.customerId}`, paymentMethod: 'qr_code' } as const;
    const key = `change-${changed.order.orderId}`;
    const [event, placed, payment, change, returned] = await Promise.all([
      gateway.deliver(second, charge),
      buyer.requestOrder(placing),
      payByCard(byCard.shopper, byCard.order, gateway.tokenFor(cardWithout3ds)),
      changeMethod(changed.shopper, changed.order, 'qr_code', key),
      refresh(paid.shopper, paid.order),
      shop.send('expire-orders', {}),
    ]);
    expect(event).toBe(502);
    const { orderId } = dataOf(placed);
    expect(placed).toMatchObject({ data: { status: 'pending_payment', payment: { status: 'created' } } });
    for (const refused of [payment, change]) expect(refused).toMatchObject(unavailable);
    expect(dataOf(returned)).toMatchObject({ status: 'pending_payment', payment: { status: 'pending' } });
    expect(await byCard.shopper.getOrder(byCard.order.orderId)).toMatchObject({
      status: 'pending_payment',
      isPayable: true,
    });

    await recover();
    await afterMinute();
    expect(await gateway.deliver(second, charge)).toBe(204);
    expect(await statusOf(paid.shopper, paid.order)).toBe('paid');
    // The same keys again: nothing is made twice.
    const again = dataOf(await buyer.requestOrder(placing));
    expect(again.orderId).toBe(orderId);
    expect((await refresh(buyer, again)).ok).toBe(true);
    const { payment: changedPayment } = dataOf(await changeMethod(changed.shopper, changed.order, 'qr_code', key));
    expect(changedPayment).toMatchObject({ status: 'pending', qrImagePath: expect.any(String) });
    confirmAtBank(again);
    expect(dataOf(await refresh(buyer, again)).status).toBe('paid');
    const token = gateway.tokenFor(cardWithout3ds);
    expect(dataOf(await payByCard(byCard.shopper, byCard.order, token)).status).toBe('paid');
    gateway.onlyChargeOf(byCard.order);
    await shop.send('expire-orders', {});
    await expect.poll(() => statusOf(overdue.shopper, overdue.order)).toBe('expired');
  });

  async function makeOverdue({ orderId }: Order): Promise<void> {
    const past = new Date(Date.now() - 60_000);
    await shop.db.updateTable('orders').set({ expires_at: past }).where('order_id', '=', orderId).execute();
  }
});
