import { describe, expect, test } from 'vitest';
import type { Order } from '#contract/orders.ts';
import { createOmiseShop } from '../../testing/omise-shop.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { dataOf } from '../../testing/test-shop.ts';
import { jobHandlers } from '../../workers.ts';
import { listRefunds } from '../payments.ts';

const { shop, omise, now, setTime, chargesOf, onlyChargeOf, placeOrder, payByCard, refresh, requestPayment, send } =
  await createOmiseShop();
const jobs = jobHandlers(shop, shop.app);
const cardWithout3ds = '4000000000000002';

async function placePaidOrder() {
  const { shopper, order } = await placeOrder('credit_card');
  dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds)));
  return { shopper, order, charge: onlyChargeOf(order) };
}

const cancel = async ({ client }: Shopper, { orderId }: Order) =>
  dataOf(await client('POST /cart/api/order/{orderId}/cancel', { params: { orderId } }));

async function runRefundJobs(): Promise<void> {
  for (const job of shop.takeJobs('perform-refund')) await jobs['perform-refund'](job);
}

/** The refunds of a charge at Omise. */
function refundsOf({ id }: { id: string }) {
  const listed = omise.charges.listRefunds(id);
  if (!('data' in listed)) throw new Error(listed.code);
  return listed.data;
}

describe('a cancelled order', () => {
  test('is refunded through Omise', async () => {
    const { shopper, order, charge } = await placePaidOrder();
    expect(await cancel(shopper, order)).toMatchObject({ status: 'refund_pending' });
    await runRefundJobs();
    const [refund] = await listRefunds(shop.db, order.orderId);
    expect(refundsOf(charge)).toMatchObject([{ amount: 1234_50, metadata: { refundId: refund?.refundId } }]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
    const event = omise.event('refund.create', refundsOf(charge)[0] ?? {});
    expect((await send(event)).statusCode).toBe(204);
  });

  test('is refunded once if the response to the refund is lost', async () => {
    const { shopper, order, charge } = await placePaidOrder();
    await cancel(shopper, order);
    omise.trouble(`POST /charges/${charge.id}/refunds`, 'carried_out_but_unavailable');
    await runRefundJobs();
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
    for (let minute = 1; minute <= 30; minute += 1) {
      setTime(minute * 60);
      await jobs['perform-due-refunds']({});
    }
    expect(refundsOf(charge)).toHaveLength(1);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refunded' });
    omise.trouble(`POST /charges/${charge.id}/refunds`, null);
  });

  test.each([
    ['failed', 'failed'],
    ['in_review', 'requested'],
  ])('is not refunded while Omise says that its refund is %s', async (atOmise, status) => {
    const { shopper, order } = await placePaidOrder();
    omise.charges.refundStatus = atOmise;
    await cancel(shopper, order);
    await runRefundJobs();
    omise.charges.refundStatus = 'closed';
    expect(await listRefunds(shop.db, order.orderId)).toMatchObject([{ status }]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
  });

  test('is left to the operator if Omise refuses the refund', async () => {
    const { shopper, order, charge } = await placePaidOrder();
    omise.charges.refund(charge.id, { amount: 1000_00 });
    await cancel(shopper, order);
    await runRefundJobs();
    expect(await listRefunds(shop.db, order.orderId)).toMatchObject([{ status: 'failed', amount: 1234_50 }]);
    expect(await shopper.getOrder(order.orderId)).toMatchObject({ status: 'refund_pending' });
  });
});

test('a QR code that is paid after the card has paid is refunded by itself', async () => {
  const { shopper, order } = await placeOrder('qr_code');
  const qrCharge = onlyChargeOf(order);
  dataOf(await requestPayment(shopper, order, 'credit_card'));
  dataOf(await payByCard(shopper, order, omise.tokenFor(cardWithout3ds)));
  expect((await send(omise.event('charge.complete', omise.charges.pay(qrCharge.id), { at: now() }))).statusCode).toBe(
    204,
  );
  await runRefundJobs();
  expect(await refresh(shopper, order)).toMatchObject({ status: 'paid' });
  const amounts = chargesOf(order).map((charge) => refundsOf(charge).map(({ amount }) => amount));
  expect(amounts).toEqual([[1234_50], []]);
});
