import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createOmiseShop } from '../testing/omise-shop.ts';
import { operateOrders } from '../testing/operate-orders.ts';
import type { Shopper } from '../testing/shopper.ts';
import { dataOf, failureOf } from '../testing/test-shop.ts';
import { jobHandlers } from '../workers.ts';

const { shop, omise, setTime, onlyChargeOf, placeOrder, payByCard, refresh } = await createOmiseShop({
  expectErrors: true,
});
const jobs = jobHandlers(shop, shop.app);
const { payments } = shop.settings;
const withOmise = { ...payments };
const cardWithout3ds = '4000000000000002';

const cancel = ({ client }: Shopper, orderId: string) =>
  client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } });

const openAttention = async () => {
  const open = shop.db.selectFrom('attention_items').select(['kind', 'subject']).where('done_at', 'is', null);
  return open.execute();
};

/** As if it had been started without the keys of Omise: new payments use the mock gateway. */
const loseSettings = () =>
  Object.assign(payments, {
    omise: undefined,
    gateways: { credit_card: 'mock', qr_code: 'mock', installment: 'mock' },
  });
const restoreSettings = () => Object.assign(payments, withOmise);

beforeEach(() => shop.db.deleteFrom('attention_items').execute());
afterEach(() => {
  restoreSettings();
});

describe('after the shop lost its settings for Omise', () => {
  test('customers can cancel unpaid orders, and a charge that is paid meanwhile counts when the settings are back', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    loseSettings();
    expect(dataOf(await cancel(shopper, order.orderId))).toMatchObject({ status: 'cancelled' });
    omise.charges.pay(onlyChargeOf(order).id);
    await jobs['settle-late-charges']({});
    expect((await refresh(shopper, order)).status).toBe('cancelled');
    restoreSettings();
    await jobs['settle-late-charges']({});
    expect((await refresh(shopper, order)).status).toBe('paid');
  });

  test('the shop can cancel several orders at once', async () => {
    const [one, other] = [await placeOrder('qr_code'), await placeOrder('cash_on_delivery')];
    const orderIds = [one.order.orderId, other.order.orderId];
    loseSettings();
    const { output } = await operateOrders(shop, 'cancel', ...orderIds, '--reason', 'no gateway');
    expect(output).toContain('2 read, 2 changed, 0 unchanged, 0 refused');
  });

  test('unpaid orders stay, need attention, and expire when the settings are back', async () => {
    const { shopper, order } = await placeOrder('qr_code');
    loseSettings();
    setTime(91 * 60);
    await jobs['expire-orders']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('pending_payment');
    expect(await openAttention()).toEqual([{ kind: 'order_not_expired', subject: order.orderId }]);
    restoreSettings();
    await jobs['expire-orders']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('expired');
    expect(await openAttention()).toEqual([]);
  });

  test('the page of an order says that the gateway is unavailable', async () => {
    const [qrCode, card] = [await placeOrder('qr_code'), await placeOrder('credit_card')];
    loseSettings();
    expect(await refresh(qrCode.shopper, qrCode.order)).toMatchObject({ status: 'pending_payment' });
    const picture = await shop.app.inject(qrCode.order.payment?.qrImagePath ?? '');
    expect(failureOf(picture)).toEqual({ status: 502, code: 'payment_gateway_unavailable' });
    expect((await refresh(card.shopper, card.order)).payment).toMatchObject({ status: 'created', cardVault: null });
    const paid = await payByCard(card.shopper, card.order, omise.tokenFor(cardWithout3ds));
    expect(paid).toMatchObject({ ok: false, code: 'payment_not_open' });
  });

  test('the shop can refund paid orders, and the money goes back when the settings are back', async () => {
    const { shopper, order } = await placeOrder('credit_card');
    dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds)));
    loseSettings();
    const { output } = await operateOrders(shop, 'refund', order.orderId);
    expect(output).toContain('1 read, 1 changed, 0 unchanged, 0 refused');
    expect((await shopper.getOrder(order.orderId)).status).toBe('refund_pending');
    setTime(24 * 3600);
    await jobs['perform-due-refunds']({});
    expect((await openAttention()).map(({ kind }) => kind)).toEqual(['refund_not_made']);
    restoreSettings();
    setTime(25 * 3600);
    await jobs['perform-due-refunds']({});
    expect((await shopper.getOrder(order.orderId)).status).toBe('refunded');
    expect(await openAttention()).toEqual([]);
  });
});
